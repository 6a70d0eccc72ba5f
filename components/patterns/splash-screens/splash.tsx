'use client'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Content } from '@/components/ui/content'
import { useContentState } from '@/components/ui/content-state'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/splashScreens.json'
import { useSplash } from './use-splash'

type SplashScreensData = typeof english

type SplashProps = {
  data: SplashScreensData
  layout: 'layout1' | 'layout2' | 'layout3'
  /** Moves the photo. */
  photoClass?: string
  /** Called when the splash screen is over; goes back unless given. */
  onDone?: () => void
  /** What appears over the photo. */
  children: ReactNode
}

const BUTTON =
  'tap-target flex min-h-10 items-center justify-center rounded-pill bg-[rgb(20_20_28/.5)] text-button outline-offset-2 ios:backdrop-blur-lg material:rounded-[14px]'

/** A splash screen: a photo over the whole screen for a while, without a bar, and then back. */
export function Splash({ data, layout, photoClass = '', onDone, children }: SplashProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = data[layout]
  const stage = useRef<HTMLDivElement>(null)
  const { labels } = data
  const { status } = useContentState()
  const { replay, waiting, proceed } = useSplash(stage, duration, status === 'ready', onDone)

  return (
    <Page className="bg-black">
      <Content className="p-0! text-white">
        <div ref={stage} className="absolute inset-0 overflow-hidden">
          <h1 className="sr-only">{headerTitle}</h1>
          <Picture
            name={backgroundImage}
            alt={backgroundImageAlt}
            ratio="fill"
            eager
            className={`scrim absolute! inset-0 ${photoClass}`}
          />
          {children}
        </div>
        {waiting && (
          // A tap anywhere goes on; the button beside "Play again" says so and is there for the keyboard.
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button does the same
          <div className="absolute inset-0" onClick={proceed} />
        )}
        <div className="absolute end-4 bottom-[max(env(safe-area-inset-bottom),1rem)] z-1 flex gap-4">
          {waiting && (
            <button type="button" onClick={proceed} className={`${BUTTON} gap-2 ps-4 pe-3`}>
              {labels.proceed}
              <ArrowRight aria-hidden="true" className="flip size-5" strokeWidth={2} />
            </button>
          )}
          <button type="button" aria-label={labels.replay} onClick={replay} className={`${BUTTON} w-10`}>
            <RotateCcw aria-hidden="true" className="size-5" strokeWidth={2} />
          </button>
        </div>
      </Content>
    </Page>
  )
}
