'use client'
import { Logo } from '@/components/ui/logo'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'

/** Props of SplashScreens2. */
export type SplashScreens2Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen is over; goes back unless given. */
  onDone?: () => void
}

/** Over a still photo the logo comes down slowly and brightens on the way. */
export default function SplashScreens2({ data = english, onDone }: SplashScreens2Props) {
  return (
    <Splash data={data} onDone={onDone} layout="layout3">
      <div
        className={`absolute inset-0 grid place-content-center bg-radial-[60cqw] from-[rgb(8_10_20/.55)] to-transparent ${css.drop}`}
      >
        <Logo className="size-20" />
      </div>
    </Splash>
  )
}
