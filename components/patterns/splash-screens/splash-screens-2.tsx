'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'
import { SplashIcon } from './splash-icon'

/** Props of SplashScreens2. */
export type SplashScreens2Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen is over. Default: goes back. */
  onDone?: () => void
}

/** The logo moves down slowly while it fades in, over a still photo on iOS. */
export default function SplashScreens2({ data = english, onDone }: SplashScreens2Props) {
  return (
    <Splash data={data} onDone={onDone} layout="layout3">
      <div
        className={`absolute inset-0 grid place-content-center ios:bg-radial-[60cqw] ios:from-[rgb(8_10_20/.55)] ios:to-transparent ${css.drop}`}
      >
        <SplashIcon shape="expressive:shape-clover" />
      </div>
    </Splash>
  )
}
