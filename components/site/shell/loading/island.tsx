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
import { loadFailureReporter } from '@/lib/frame/load-failure-reporter'
import { delayDocumentReady } from './document-ready'
import type { HydrationTrigger } from './hydration-triggers'

/** Props of the content of an island. */
export type IslandProps = {
  /** App path of the server-rendered page. The first render must show the same page. */
  path: string
}

/** A part of the shell that is hydrated separately. */
export type IslandDefinition = {
  /** Name for messages, e.g. `menu`. */
  name: string
  /** Tag of the element around the content. The React root of the page renders this element. */
  tag: 'div' | 'footer'
  /** Props of the element around the content. `className` must be unique: the browser finds the server's markup by the class. */
  props: HTMLAttributes<HTMLElement> & { className: string; [data: `data-${string}`]: string }
  /** Component that the server renders in the element. */
  Content: ComponentType<IslandProps>
  /** Loads the same component in the browser. */
  load: () => Promise<{ default: ComponentType<IslandProps> }>
  hydrationTrigger: HydrationTrigger
}

/** Events that retry a failed load: the browser is online again, or the user requests the menu. */
const RETRY_EVENTS = ['online', 'patternbook:open-menu']

/** The island in the browser: keeps the server's markup, which is in the document, until the part is hydrated. */
function ClientIsland({
  definition: { name, tag: Tag, props, load, hydrationTrigger },
}: {
  definition: IslandDefinition
}) {
  const container = useRef<HTMLElement>(null)
  // The markup is read only once, so that React does not replace the content when it renders the island again.
  const [markup] = useState(() => ({
    __html: document.querySelector(`.${props.className}`)?.innerHTML ?? '',
  }))

  useEffect(() => {
    const element = container.current!
    const { hydrateAfter, blocksPageReady } = hydrationTrigger()
    const endReadyDelay = blocksPageReady ? delayDocumentReady() : undefined
    let unmount: (() => void) | undefined
    let isUnmounted = false
    const loadAndHydrate = async () => {
      await hydrateAfter
      const [{ default: Content }, { hydrateIsland }] = await Promise.all([
        load(),
        import('./hydrate-island'),
      ])
      const content = <Content path={element.dataset.path ?? '/'} />
      if (!isUnmounted)
        unmount = hydrateIsland(element, <StrictMode>{content}</StrictMode>, name, endReadyDelay)
    }
    const tryLoading = (event?: Event) => {
      setRetryListeners(false)
      loadAndHydrate().catch((error: Error) => {
        // A retry event, or a press on the part, loads it again.
        console.error(`Patternbook: the ${name} could not be loaded (${error.message}).`)
        endReadyDelay?.()
        if (isUnmounted) return
        setRetryListeners(true)
        if (event && event.type !== 'online') loadFailureReporter.report(() => tryLoading(event))
      })
    }
    const setRetryListeners = (enabled: boolean) => {
      const method = enabled ? 'addEventListener' : 'removeEventListener'
      for (const type of RETRY_EVENTS) window[method](type, tryLoading, true)
      element[method]('pointerdown', tryLoading)
    }
    tryLoading()
    return () => {
      isUnmounted = true
      setRetryListeners(false)
      endReadyDelay?.()
      unmount?.()
    }
  }, [hydrationTrigger, load, name])

  return (
    <Tag
      {...props}
      ref={container as Ref<never>}
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
