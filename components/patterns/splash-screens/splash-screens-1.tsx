'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import css from './splash.module.css'
import { SplashIcon } from './splash-icon'
import { SplashScreen } from './splash-screen'

/** Props of SplashScreens1. */
export type SplashScreens1Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen ends. Default: goes back. */
  onDone?: () => void
}

/**
 * The logo and the name scale up from the center: on iOS, over a still photo; on Material, over two faint shapes (circles in
 * Baseline, cookies in Expressive) on a plain color, with the name at the bottom.
 */
export default function SplashScreens1({ data = english, onDone }: SplashScreens1Props) {
  return (
    <SplashScreen data={data} onDone={onDone} layout="layout2">
      <div
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center place-content-center *:bg-current/9 *:[grid-area:1/1] ios:hidden baseline:*:rounded-full expressive:*:bg-current/6 expressive:*:shape-cookie"
      >
        <span className="size-[165cqw]" />
        <span className="size-[92cqw]" />
      </div>
      <div className={`absolute inset-0 grid place-content-center justify-items-center gap-6 ${css.grow}`}>
        <SplashIcon className="squircle expressive:size-56 expressive:*:size-28 ios:size-36 ios:rounded-[36px] ios:border-hairline ios:border-white/50 ios-18:bg-white/14 ios-26:bg-white/22 ios:shadow-[inset_0_1px_0_rgb(255_255_255/.4),0_24px_60px_rgb(10_4_40/.5)] ios-18:backdrop-blur-xl ios:supports-[corner-shape:squircle]:rounded-[56px]" />
        <p className="text-title1 material:absolute material:inset-x-0 material:bottom-[9cqh] material:text-center material:text-title2">
          {data.layout2.title}
        </p>
      </div>
    </SplashScreen>
  )
}
