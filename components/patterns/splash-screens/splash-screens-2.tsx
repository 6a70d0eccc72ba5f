'use client'
import type { ScreenProps } from '@/components/ui/screen-props'
import english from '@/data/splashScreens.json'
import { Splash } from './splash'
import css from './splash.module.css'
import { SplashIcon } from './splash-icon'

/** Props of SplashScreens2. */
export type SplashScreens2Props = Omit<ScreenProps<typeof english>, 'onBack'> & {
  /** Called when the splash screen ends. Default: goes back. */
  onDone?: () => void
}

/**
 * The logo moves down slowly while it fades in: on iOS as a disc in front of the setting sun, on Material in a shape that is
 * larger than the screen.
 */
export default function SplashScreens2({ data = english, onDone }: SplashScreens2Props) {
  return (
    <Splash
      data={data}
      onDone={onDone}
      layout="layout3"
      photoClass={css.kenBurns}
      frameClass="ios:inset-0 material:hidden"
    >
      <div
        className={`absolute grid place-content-center ios:inset-0 material:inset-x-[-42cqw] material:top-[30cqh] material:aspect-square material:bg-on-primary-container material:text-primary-container baseline:rounded-full expressive:shape-clover ${css.drop}`}
      >
        <SplashIcon className="ios:size-42 ios:rounded-full ios:bg-[#fff3df] ios:text-[#a63f22] ios:shadow-[0_0_90px_30px_rgb(255_214_150/.55)]" />
      </div>
      <p className="absolute inset-x-0 text-center ios:bottom-[11cqh] ios:text-large-title ios:text-shadow-[0_1px_12px_rgb(30_10_40/.6)] material:top-[13cqh] material:text-title1">
        {data.layout3.title}
      </p>
    </Splash>
  )
}
