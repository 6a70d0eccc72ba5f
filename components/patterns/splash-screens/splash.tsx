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
  /** Animates the photo; on Material the photo is then clipped to a shape in the center. */
  photoClass?: string
  /** Called when the splash screen is over. Default: goes back. */
  onDone?: () => void
  /** Content over the photo or the plain color. */
  children: ReactNode
}

/** Each of the three has colors of its own in Expressive: the page's, the primary ones and the tertiary ones. */
const COLORS = {
  layout1:
    'expressive:[--pb-primary-container:var(--pb-page)] expressive:[--pb-on-primary-container:var(--pb-primary)]',
  layout2: '',
  layout3:
    'expressive:[--pb-primary-container:var(--pb-on-tertiary-container)] expressive:[--pb-on-primary-container:var(--pb-tertiary-container)]',
}

const BUTTON =
  'tap-target flex min-h-10 items-center justify-center rounded-pill text-button outline-offset-2 ios:bg-[rgb(20_20_28/.5)] ios:backdrop-blur-lg material:bg-on-primary-container material:text-primary-container'
/** Hidden while the animation plays, except when the keyboard focus is on it. */
const PLAYING = 'not-focus-visible:sr-only'

/**
 * A splash screen without a bar that goes back after a while: a photo over the whole screen on iOS, an icon on a plain color
 * on Material. Its buttons become visible when its time is over, or on keyboard focus.
 */
export function Splash({ data, layout, photoClass = '', onDone, children }: SplashProps) {
  const { headerTitle, duration, backgroundImage, backgroundImageAlt } = data[layout]
  const stage = useRef<HTMLDivElement>(null)
  const { labels } = data
  const { status } = useContentState()
  const { replay, waiting, proceed } = useSplash(stage, duration, status === 'ready', onDone)

  return (
    <Page className={`ios:bg-black material:bg-primary-container! ${COLORS[layout]}`}>
      <Content className="p-0! ios:text-white material:text-on-primary-container">
        <div ref={stage} className="absolute inset-0 overflow-hidden">
          <h1 className="sr-only">{headerTitle}</h1>
          <div
            className={`absolute overflow-hidden ios:inset-0 ${photoClass ? 'material:inset-x-[12cqw] material:top-[calc(42cqh-38cqw)] material:aspect-square baseline:rounded-full expressive:shape-cookie' : 'material:hidden'}`}
          >
            <Picture
              name={backgroundImage}
              alt={backgroundImageAlt}
              ratio="fill"
              eager
              className={`ios:scrim ${photoClass}`}
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
