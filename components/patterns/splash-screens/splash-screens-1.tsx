'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'
import { SplashIcon } from './splash-icon'

/** Props of SplashScreens1. */
export type SplashScreens1Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen is over. Default: goes back. */
  onDone?: () => void
}

/** The logo and the name scale up from the center, over a still photo on iOS. */
export default function SplashScreens1({ data = english, onDone }: SplashScreens1Props) {
  return (
    <Splash data={data} onDone={onDone} layout="layout2">
      <div className={`absolute inset-0 grid place-content-center justify-items-center gap-4 ${css.grow}`}>
        <SplashIcon />
        <p className="text-title1">{data.layout2.title}</p>
      </div>
    </Splash>
  )
}
