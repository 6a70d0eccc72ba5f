'use client'
import { type ReactNode, useRef } from 'react'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { ArrowRight } from '@/components/ui/symbols/arrow-right'
import { RotateCcw } from '@/components/ui/symbols/rotate-ccw'
import type english from '@/data/splashScreens.json'
import { useSplash } from './use-splash'

type SplashScreensData = typeof english

type SplashProps = {
  data: SplashScreensData
  layout: 'layout1' | 'layout2' | 'layout3'
  /** Animates the photo. */
  photoClass?: string
  /** Place and shape of the photo, also on Material. Default: the whole screen on iOS, none on Material. */
  frameClass?: string
  /** Called when the splash screen is over. Default: goes back. */
  onDone?: () => void
  /** Content over the photo or the plain color. */
  children: ReactNode
}

/** Colors of the page and its content for each of the three splash screens. */
const COLORS = {
  layout1:
    'ios:bg-[#F4E7D8] ios:text-[#4A2C1D] ios:theme-dark:bg-[#1E1612] ios:theme-dark:text-[#F4E7D8] expressive:[--pb-primary-container:#F4E7D8] expressive:[--pb-on-primary-container:#4A2C1D] theme-dark:expressive:[--pb-primary-container:#1E1612] theme-dark:expressive:[--pb-on-primary-container:#F4E7D8]',
  layout2:
    'ios:bg-black ios:text-white expressive:[--pb-primary-container:#1B1145] expressive:[--pb-on-primary-container:#fff]',
  layout3:
    'ios:bg-[#2b1838] ios:text-white expressive:[--pb-primary-container:#FFE9DC] expressive:[--pb-on-primary-container:#2B1838] theme-dark:expressive:[--pb-primary-container:#2B1838] theme-dark:expressive:[--pb-on-primary-container:#FFE9DC]',
}

const BUTTON =
  'tap-target flex min-h-10 items-center justify-center rounded-pill text-button outline-offset-2 ios:bg-[rgb(20_20_28/.6)] ios:text-white ios:backdrop-blur-lg material:bg-on-primary-container material:text-primary-container'
/** Hidden while the animation plays, except when the keyboard focus is on it. */
const PLAYING = 'not-focus-visible:sr-only'

/**
 * A splash screen without a bar: a background in the colors of the app, with a photo where `frameClass` shows one, and content over
 * it. It goes back after a while. Its buttons become visible on keyboard focus, or when its time is over.
 */
export function Splash({
  data,
  layout,
  photoClass = '',
  frameClass = 'ios:inset-0 material:hidden',
  onDone,
  children,
}: SplashProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = data[layout]
  const stage = useRef<HTMLDivElement>(null)
  const { labels } = data
  const { status } = useContentState()
  const { replay, waiting, proceed } = useSplash(stage, duration, status === 'ready', onDone)

  return (
    <Page className={`material:bg-primary-container! ${COLORS[layout]}`}>
      <Content className="p-0! material:text-on-primary-container">
        <div ref={stage} className="absolute inset-0 overflow-hidden">
          <h1 className="sr-only">{headerTitle}</h1>
          <div className={`absolute overflow-hidden ${frameClass}`}>
            <Picture
              name={backgroundImage}
              alt={backgroundImageAlt}
              ratio="fill"
              eager
              className={photoClass}
            />
          </div>
          {children}
        </div>
        {waiting && (
          // A tap anywhere continues; the button next to "Play again" does the same for the keyboard.
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button does the same
          <div className="absolute inset-0" onClick={proceed} />
        )}
        <div className="absolute inset-x-4 bottom-[max(env(safe-area-inset-bottom),1rem)] z-1 flex justify-center gap-3">
          {waiting && (
            <button type="button" onClick={proceed} className={`${BUTTON} gap-2 ps-4 pe-3`}>
              {labels.proceed}
              <ArrowRight aria-hidden="true" className="flip size-5" strokeWidth={2} />
            </button>
          )}
          <button
            type="button"
            aria-label={labels.replay}
            onClick={replay}
            className={`${BUTTON} w-10 ${waiting ? '' : PLAYING}`}
          >
            <RotateCcw aria-hidden="true" className="size-5" strokeWidth={2} />
          </button>
        </div>
      </Content>
    </Page>
  )
}
