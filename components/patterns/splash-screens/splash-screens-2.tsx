'use client'
import { Logo } from '@/components/ui/logo'
import english from '@/data/splashScreens.json'
import type { SplashScreens } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Splash } from './splash'
import css from './splash.module.css'

/** Over a still photo the logo comes down slowly and brightens on the way. */
export default function SplashScreens2() {
  const sample = useSample<SplashScreens>('splashScreens', english)

  return (
    <Splash sample={sample} layout="layout3">
      <div
        className={`absolute inset-0 grid place-content-center bg-radial-[60cqw] from-[rgb(8_10_20/.55)] to-transparent ${css.drop}`}
      >
        <Logo className="size-20" />
      </div>
    </Splash>
  )
}
