'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { generationOf } from '@/lib/frame/state'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
import { DEFAULTS, frame, type Look, syncLook } from './index'

/** Props of {@link PatternFrame}: the look of its screens, and its content. */
export type PatternFrameProps = Look & {
  children: ReactNode
  /** Classes for the size and position. By default, the frame fills its parent, which then needs a height. */
  className?: string
}

/**
 * Renders an element that sets the look of its screens, such as the platform, the theme, and the text size, and shows overlays
 * inside itself. Optional: a screen without a PatternFrame fills its positioned parent, and its overlays cover the window.
 *
 *     <PatternFrame mode="ios" className="h-dvh"><Login0 /></PatternFrame>
 *
 * An omitted platform follows the device; an omitted direction, theme, or language follows the app. There is one look per
 * document; `frame.set()` changes it, and `useFrame()` reads it.
 */
export function PatternFrame({ children, className = 'size-full', ...look }: PatternFrameProps) {
  const element = useRef<HTMLDivElement>(null)
  const lookJson = JSON.stringify(look)

  useLayoutEffect(() => {
    frame.set(JSON.parse(lookJson))
    return () => {
      const undefinedEntries = Object.keys(JSON.parse(lookJson)).map((key) => [key, undefined])
      frame.set(Object.fromEntries(undefinedEntries))
    }
  }, [lookJson])
  // Runs again after each change of the look, because React then overwrites some of the attributes below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lookJson` is the changed value
  useLayoutEffect(() => (element.current ? syncLook(element.current) : undefined), [lookJson])

  const { mode = DEFAULTS.mode, ios = DEFAULTS.ios, md = DEFAULTS.md, dir, accent, lang, theme } = look
  return (
    <div
      ref={element}
      // These attributes are for server rendering; in the browser, `syncLook` updates them. The theme `app` follows the app.
      suppressHydrationWarning
      data-frame=""
      data-mode={mode}
      data-generation={generationOf({ mode, ios, md })}
      data-theme={theme === 'dark' || theme === 'light' ? theme : 'app'}
      data-accent={accent ?? DEFAULTS.accent}
      dir={dir}
      lang={lang}
      className={className}
    >
      <OverlayProvider load={() => import('@/components/overlays/overlay-host')}>{children}</OverlayProvider>
    </div>
  )
}
