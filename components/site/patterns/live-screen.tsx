'use client'
import { useEffect, useRef, useState } from 'react'
import type { Mode } from '@/lib/frame/state'
import { useFrame } from '@/lib/frame/use-frame'
import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { withBase } from '@/lib/navigation/href'
import type { EmbedConnection } from '@/lib/site/embed/connect-to-embed'
import type { SetStateMessage } from '@/lib/site/embed/protocol'

/** Distance from the viewport at which the iframe starts to load. */
const PRELOAD_MARGIN = '160px'

type LiveScreenProps = {
  /** Registry name of the screen, by which its pictures are found; undefined if there are none. */
  registryName?: string
  /** App path of the screen. */
  path: string
  /** Accessible name of the iframe. */
  title: string
  mode: Mode
  /**
   * Query parameters that override the page's theme and direction. Pass the same object at every render, because each new object
   * opens a new connection to the iframe.
   */
  overrides?: SetStateMessage['state']
}

/** A live screen in an iframe, which loads when it is near the viewport. Until it has loaded, its picture is shown, if any. */
export function LiveScreen({ registryName, path, title, mode, overrides }: LiveScreenProps) {
  const { resolvedTheme: theme, dir } = useFrame()
  const container = useRef<HTMLDivElement>(null)
  const iframe = useRef<HTMLIFrameElement>(null)
  const connection = useRef<EmbedConnection>(undefined)
  const [src, setSrc] = useState<string>()
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const { dir: pageDir, dataset } = document.documentElement
        setSrc(`${withBase(path)}?embed=1&mode=${mode}&theme=${dataset.theme}&dir=${pageDir}`)
      },
      { rootMargin: PRELOAD_MARGIN },
    )
    observer.observe(container.current!)
    return () => observer.disconnect()
  }, [path, mode])

  useEffect(() => {
    if (!src) return
    let isUnmounted = false
    import('@/lib/site/embed/connect-to-embed').then(
      ({ connectToEmbed }) => {
        if (isUnmounted || !iframe.current) return
        connection.current = connectToEmbed(iframe.current)
        connection.current.set({ theme, dir, ...overrides })
      },
      // If this code cannot be loaded (for example, offline), the screen keeps its initial look.
      (error: Error) => console.error(`Patternbook: a live screen cannot be controlled (${error.message}).`),
    )
    return () => {
      isUnmounted = true
      connection.current?.close()
    }
  }, [src, theme, dir, overrides])

  return (
    <figure className="pattern-live-screen" data-screen-mode={mode}>
      <div ref={container} className="gallery-device">
        <div className="gallery-display">
          {registryName &&
            (['light', 'dark'] as const).map((pictureTheme) => (
              <img
                key={pictureTheme}
                data-picture-theme={pictureTheme}
                src={withBase(screenshotPath(registryName, mode, pictureTheme))}
                width={SCREENSHOT_SIZE.width}
                height={SCREENSHOT_SIZE.height}
                loading="lazy"
                decoding="async"
                alt=""
              />
            ))}
          {src && (
            <iframe
              ref={iframe}
              title={title}
              src={src}
              data-loaded={isLoaded ? '' : undefined}
              onLoad={() => setIsLoaded(true)}
            />
          )}
        </div>
      </div>
      <figcaption>{mode === 'ios' ? 'iOS' : 'Material'}</figcaption>
    </figure>
  )
}
