'use client'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Content } from '@/components/ui/content'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { SplashScreens } from '@/lib/data/schemas'
import type { Sample } from '@/lib/data/use-sample'
import { useSplash } from './use-splash'

type SplashProps = {
  sample: Sample<SplashScreens>
  layout: 'layout1' | 'layout2' | 'layout3'
  /** Moves the photo. */
  photoClass?: string
  /** What appears over the photo. */
  children: ReactNode
}

const BUTTON =
  'tap-target flex min-h-10 items-center justify-center rounded-pill bg-[rgb(20_20_28/.5)] text-button outline-offset-2 ios:backdrop-blur-lg material:rounded-[14px]'

/** A splash screen: a photo over the whole screen for a while, without a bar, and then back. */
export function Splash({ sample, layout, photoClass = '', children }: SplashProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = sample.data[layout]
  const stage = useRef<HTMLDivElement>(null)
  const { labels } = sample.data
  const { replay, waiting, proceed } = useSplash(stage, duration, sample.status === 'ready')

  return (
    <Page className="bg-black">
      <Content sample={sample} className="p-0! text-white">
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
