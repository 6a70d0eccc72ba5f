'use client'
import { Logo } from '@/components/ui/logo'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'

type SplashScreensData = typeof english

/** Over a still photo the logo comes down slowly and brightens on the way. */
export default function SplashScreens2({ data = english }: { data?: SplashScreensData }) {
  return (
    <Splash data={data} layout="layout3">
      <div
        className={`absolute inset-0 grid place-content-center bg-radial-[60cqw] from-[rgb(8_10_20/.55)] to-transparent ${css.drop}`}
      >
        <Logo className="size-20" />
      </div>
    </Splash>
  )
}
