'use client'
import { Logo } from '@/components/ui/logo'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'

type SplashScreensData = typeof english

/** The photo drifts and grows without end; the logo slides in from the side at its foot. */
export default function SplashScreens0({ data = english }: { data?: SplashScreensData }) {
  return (
    <Splash data={data} layout="layout1" photoClass={css.kenBurns}>
      <div className="absolute inset-x-0 bottom-[12%] grid justify-items-center">
        <Logo className={`size-20 ${css.slideIn}`} />
      </div>
    </Splash>
  )
}
