'use client'
import { Logo } from '@/components/ui/logo'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'

type SplashScreensData = typeof english

/** Over a still photo the logo and the name grow out of the middle. */
export default function SplashScreens1({ data = english }: { data?: SplashScreensData }) {
  return (
    <Splash data={data} layout="layout2">
      <div className={`absolute inset-0 grid place-content-center justify-items-center gap-4 ${css.grow}`}>
        <Logo className="size-20" />
        <p className="text-title1">{data.layout2.title}</p>
      </div>
    </Splash>
  )
}
