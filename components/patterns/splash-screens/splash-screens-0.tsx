'use client'
import { Logo } from '@/components/ui/logo'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import css from './splash.module.css'
import { SplashScreen } from './splash-screen'

/** Props of SplashScreens0. */
export type SplashScreens0Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen ends. Default: goes back. */
  onDone?: () => void
}

/**
 * A photo pans and zooms in an arch (iOS), a circle (Material 3 Baseline), or a cookie shape (Material 3 Expressive). Below the
 * photo, the logo and the name slide in from the end edge.
 */
export default function SplashScreens0({ data = english, onDone }: SplashScreens0Props) {
  return (
    <SplashScreen
      data={data}
      onDone={onDone}
      layout="layout1"
      photoAnimationClass={css.kenBurns}
      photoFrameClass="ios:inset-x-[15cqw] ios:top-[14cqh] ios:bottom-[36cqh] ios:rounded-t-[35cqw] ios:rounded-b-[36px] material:inset-x-[12cqw] material:top-[calc(42cqh-38cqw)] material:aspect-square baseline:rounded-full expressive:shape-cookie"
    >
      <div
        className={`absolute inset-x-6 flex flex-wrap items-center justify-center gap-x-3 ios:top-[71cqh] material:top-[min(46cqh+38cqw,84cqh)] ${css.slideIn}`}
      >
        <Logo className="size-14 baseline:size-9" />
        <p className="ios:text-large-title baseline:text-title2 expressive:text-large-title">
          {data.layout1.title}
        </p>
      </div>
    </SplashScreen>
  )
}
