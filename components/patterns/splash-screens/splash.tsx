'use client'
import { RotateCcw } from 'lucide-react'
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

/** A splash screen: a photo over the whole screen for a while, without a bar, and then back. */
export function Splash({ sample, layout, photoClass = '', children }: SplashProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = sample.data[layout]
  const stage = useRef<HTMLDivElement>(null)
  const replay = useSplash(stage, duration, sample.status === 'ready')

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
        <button
          type="button"
          aria-label={sample.data.labels.replay}
          onClick={replay}
          className="tap-target absolute end-4 bottom-[max(env(safe-area-inset-bottom),1rem)] z-1 grid size-10 place-items-center rounded-pill bg-[rgb(20_20_28/.5)] outline-offset-2 ios:backdrop-blur-lg material:rounded-[14px]"
        >
          <RotateCcw aria-hidden="true" className="size-5" strokeWidth={2} />
        </button>
      </Content>
    </Page>
  )
}
