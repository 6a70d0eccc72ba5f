'use client'
import { Logo } from '@/components/ui/logo'
import english from '@/data/splashScreens.json'
import type { SplashScreens } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Splash } from './splash'
import css from './splash.module.css'

/** Over a still photo the logo and the name grow out of the middle. */
export default function SplashScreens1() {
  const sample = useSample<SplashScreens>('splashScreens', english)

  return (
    <Splash sample={sample} layout="layout2">
      <div className={`absolute inset-0 grid place-content-center justify-items-center gap-4 ${css.grow}`}>
        <Logo className="size-20" />
        <p className="text-title1">{sample.data.layout2.title}</p>
      </div>
    </Splash>
  )
}
