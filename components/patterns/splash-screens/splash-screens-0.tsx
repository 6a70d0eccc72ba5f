'use client'
import { Logo } from '@/components/ui/logo'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'

/** Props of SplashScreens0. */
export type SplashScreens0Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen is over. Default: goes back. */
  onDone?: () => void
}

/** The photo pans and zooms in a loop (inside a shape on Material). The logo slides in from the side at the bottom. */
export default function SplashScreens0({ data = english, onDone }: SplashScreens0Props) {
  return (
    <Splash data={data} onDone={onDone} layout="layout1" photoClass={css.kenBurns}>
      <div className="absolute inset-x-0 bottom-[12%] grid justify-items-center">
        <Logo className={`size-20 ${css.slideIn}`} />
      </div>
    </Splash>
  )
}
