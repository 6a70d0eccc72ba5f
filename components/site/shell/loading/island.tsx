'use client'
import {
  type ComponentType,
  type HTMLAttributes,
  lazy,
  memo,
  type Ref,
  StrictMode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { HydrationTrigger } from './hydration-triggers'
import { delayReady } from './ready'

/** Props of the content of an island. */
export type IslandProps = {
  /** App path of the server-rendered page, which the first render must match. */
  path: string
}

/** A part of the shell that is hydrated separately. */
export type IslandPart = {
  /** Name for messages, e.g. `menu`. */
  name: string
  /** The element around it, which is always rendered. */
  tag: 'div' | 'footer'
  /** Props of that element; its class must be unique. */
  props: HTMLAttributes<HTMLElement> & { className: string; [data: `data-${string}`]: string }
  /** Its content. */
  Content: ComponentType<IslandProps>
  load: () => Promise<{ default: ComponentType<IslandProps> }>
  trigger: HydrationTrigger
}

/** Events that retry a failed load: the network is back, or the user requests the menu. */
const RETRY_EVENTS = ['online', 'patternbook:menu']

/** Called when a part was pressed and could not be loaded; `onRetry` loads it. */
export const loadFailure = { report(_onRetry: () => void) {} }

/** In the browser: uses the markup in the document. */
function ClientIsland({ of: { name, tag: Tag, props, load, trigger } }: { of: IslandPart }) {
  const box = useRef<HTMLElement>(null)
  // If React renders the page again, the part keeps this markup.
  const [markup] = useState(() => ({
    __html: document.querySelector(`.${props.className}`)?.innerHTML ?? '',
  }))

  useEffect(() => {
    const element = box.current!
    const { when, blocksReady } = trigger()
    const release = blocksReady ? delayReady() : undefined
    let stop: (() => void) | undefined
    let isUnmounted = false
    const start = async () => {
      await when
      const [{ default: Content }, { hydrateIsland }] = await Promise.all([
        load(),
        import('./hydrate-island'),
      ])
      const content = <Content path={element.dataset.path ?? '/'} />
      if (!isUnmounted) stop = hydrateIsland(element, <StrictMode>{content}</StrictMode>, name, release)
    }
    const begin = (event?: Event) => {
      listen(false)
      start().catch((error: Error) => {
        console.error(
          `Patternbook: the ${name} could not be loaded (${error.message}). Press it to try again; it also loads when you are online again.`,
        )
        release?.()
        if (isUnmounted) return
        listen(true)
        if (event && event.type !== 'online') loadFailure.report(() => begin(event))
      })
    }
    const listen = (on: boolean) => {
      const change = on ? 'addEventListener' : 'removeEventListener'
      for (const type of RETRY_EVENTS) window[change](type, begin, true)
      element[change]('pointerdown', begin)
    }
    begin()
    return () => {
      isUnmounted = true
      listen(false)
      release?.()
      stop?.()
    }
  }, [trigger, load, name])

  return (
    <Tag
      {...props}
      ref={box as Ref<never>}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the server, which must not change
      dangerouslySetInnerHTML={markup}
    />
  )
}

/**
 * A part of the shell that the server renders and whose code the browser loads when its trigger fires. Until then, React keeps
 * its markup; then it becomes its own root, which takes less CPU time than a suspended boundary in the same root
 * (docs/decisions/2026-11-20-islands.md).
 */
export const Island =
  typeof window === 'undefined' ? lazy(() => import('./server-island')) : memo(ClientIsland)
