'use client'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { OverlayProvider } from '@/lib/overlay/react'
import { DEFAULTS, frame, hold, type Look } from '../lib/frame/index'
import './pattern-fonts'

/** Props of PatternFrame: how its screens look, and what it holds. */
export type PatternFrameProps = Look & {
  children: ReactNode
  /** Size and place; by default it fills its parent, which then needs a height. */
  className?: string
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * What every screen of Patternbook stands in: carries platform, direction, theme, accent and text size as attributes, and
 * shows the overlays. One per page, since there is one look; `frame.set()` and `useFrame()` change and read it anywhere.
 *
 *     <PatternFrame mode="ios" className="h-dvh"><Login0 /></PatternFrame>
 */
export function PatternFrame({ children, className = 'size-full', ...look }: PatternFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const wanted = JSON.stringify(look)

  useBeforePaint(() => {
    const stop = element.current ? hold(element.current) : undefined
    return stop
  }, [])
  useBeforePaint(() => {
    frame.set(JSON.parse(wanted))
  }, [wanted])

  const { mode, dir, accent, lang, theme } = { ...DEFAULTS, lang: look.dir === 'rtl' ? 'ar' : 'en', ...look }
  return (
    <div
      ref={element}
      // What a server sends; in the browser `hold` keeps these up to date.
      suppressHydrationWarning
      data-frame=""
      data-mode={mode}
      data-theme={theme === 'dark' ? 'dark' : 'light'}
      data-accent={accent}
      data-lang={lang}
      dir={dir}
      lang={lang}
      className={className}
    >
      <OverlayProvider load={() => import('@/components/overlays/host')}>{children}</OverlayProvider>
    </div>
  )
}
