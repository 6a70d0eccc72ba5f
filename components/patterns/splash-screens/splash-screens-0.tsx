'use client'
import { Logo } from '@/components/ui/logo'
import english from '@/data/splashScreens.json'
import type { SplashScreens } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Splash } from './splash'
import css from './splash.module.css'

/** The photo drifts and grows without end; the logo slides in from the side at its foot. */
export default function SplashScreens0() {
  const sample = useSample<SplashScreens>('splashScreens', english)

  return (
    <Splash sample={sample} layout="layout1" photoClass={css.kenBurns}>
      <div className="absolute inset-x-0 bottom-[12%] grid justify-items-center">
        <Logo className={`size-20 ${css.slideIn}`} />
      </div>
    </Splash>
  )
}
