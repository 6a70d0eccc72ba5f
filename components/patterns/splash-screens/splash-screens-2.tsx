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

/** Empty tiles and lines of the first screen, which appear before its content (iOS). */
const skeleton = ['w-3/5', 'w-2/5', 'w-1/2']

/**
 * The logo moves down slowly while it fades in. On iOS it does so over the picture of the first screen, whose other content is
 * still empty.
 */
export default function SplashScreens2({ data = english, onDone }: SplashScreens2Props) {
  return (
    <Splash
      data={data}
      onDone={onDone}
      layout="layout3"
      photoClass={css.kenBurns}
      frameClass="ios:inset-x-0 ios:top-0 ios:h-[52cqh] ios:rounded-b-[36px] material:hidden"
    >
      <div
        className={`absolute inset-x-0 top-0 grid place-content-center ios:h-[52cqh] ios:bg-radial-[40cqw] ios:from-[rgb(8_10_20/.5)] ios:to-transparent material:h-full ${css.drop}`}
      >
        <SplashIcon shape="expressive:shape-clover" />
      </div>
      <div aria-hidden="true" className="absolute inset-x-5 top-[56cqh] grid gap-4 material:hidden">
        <div className="h-7 w-1/2 rounded-pill bg-fill-2" />
        <div className="grid grid-cols-3 gap-3">
          {skeleton.map((width) => (
            <div key={width} className="aspect-square rounded-card bg-fill" />
          ))}
        </div>
        {skeleton.map((width) => (
          <div key={width} className="flex items-center gap-3">
            <div className="size-10 flex-none rounded-full bg-fill" />
            <div className={`h-3 rounded-pill bg-fill ${width}`} />
          </div>
        ))}
      </div>
      <p className="absolute inset-x-0 bottom-[9cqh] text-center text-title2 ios:hidden">
        {data.layout3.title}
      </p>
    </Splash>
  )
}
