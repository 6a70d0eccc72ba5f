'use client'
import { Logo } from '@/components/ui/logo'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'

/** Props of SplashScreens0. */
export type SplashScreens0Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen is over; goes back unless given. */
  onDone?: () => void
}

/** The photo drifts and grows without end, on Material inside of a shape; the logo slides in from the side at its foot. */
export default function SplashScreens0({ data = english, onDone }: SplashScreens0Props) {
  return (
    <Splash data={data} onDone={onDone} layout="layout1" photoClass={css.kenBurns}>
      <div className="absolute inset-x-0 bottom-[12%] grid justify-items-center">
        <Logo className={`size-20 ${css.slideIn}`} />
      </div>
    </Splash>
  )
}
