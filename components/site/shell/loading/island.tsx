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
  /** App path of the server-rendered page. The first render must show the same page. */
  path: string
}

/** A part of the shell that is hydrated separately. */
export type IslandPart = {
  /** Name for messages, e.g. `menu`. */
  name: string
  /** Tag of the element around the content. The React root of the page renders this element. */
  tag: 'div' | 'footer'
  /** Props of that element. Its class must be unique, because the browser finds the server's markup by it. */
  props: HTMLAttributes<HTMLElement> & { className: string; [data: `data-${string}`]: string }
  /** Component that the server renders in the element. */
  Content: ComponentType<IslandProps>
  /** Loads the same component in the browser. */
  load: () => Promise<{ default: ComponentType<IslandProps> }>
  trigger: HydrationTrigger
}

/** Events that retry a failed load: the network is back, or the user requests the menu. */
const RETRY_EVENTS = ['online', 'patternbook:menu']

/**
 * Reports that the user pressed a part whose code could not be loaded; `onRetry` loads the code again. The frame replaces this
 * function with one that shows a notice (preview/frame.tsx).
 */
export const loadFailure = { report(_onRetry: () => void) {} }

/** The island in the browser: keeps the server's markup, which is in the document, until the part is hydrated. */
function ClientIsland({ of: { name, tag: Tag, props, load, trigger } }: { of: IslandPart }) {
  const box = useRef<HTMLElement>(null)
  // The markup is read only once, so that React does not replace the content when it renders the island again.
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
 * the server's markup. Then the part becomes a separate React root, which takes less CPU time than a suspended boundary in the
 * root of the page (docs/decisions/2026-11-20-islands.md).
 */
export const Island =
  typeof window === 'undefined' ? lazy(() => import('./server-island')) : memo(ClientIsland)
