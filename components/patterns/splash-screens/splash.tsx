'use client'
import { RotateCcw } from 'lucide-react'
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
  /** What appears over the photo. */
  children: ReactNode
}

/** A splash screen: a photo over the whole screen for a while, without a bar, and then back. */
export function Splash({ data, layout, photoClass = '', children }: SplashProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = data[layout]
  const stage = useRef<HTMLDivElement>(null)
  const replay = useSplash(stage, duration, useContentState().status === 'ready')

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
        <button
          type="button"
          aria-label={data.labels.replay}
          onClick={replay}
          className="tap-target absolute end-4 bottom-[max(env(safe-area-inset-bottom),1rem)] z-1 grid size-10 place-items-center rounded-pill bg-[rgb(20_20_28/.5)] outline-offset-2 ios:backdrop-blur-lg material:rounded-[14px]"
        >
          <RotateCcw aria-hidden="true" className="size-5" strokeWidth={2} />
        </button>
      </Content>
    </Page>
  )
}
