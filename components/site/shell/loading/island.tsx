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

/** Props of what stands on an island. */
export type IslandProps = {
  /** App path of the page that the server has written: the first render has to agree with that. */
  path: string
}

/** A part of the shell whose code can wait. */
export type IslandPart = {
  /** What messages call it, e.g. `menu`. */
  name: string
  /** The element around it, which is always there. */
  tag: 'div' | 'footer'
  /** What that has; the class is of this part alone. */
  props: HTMLAttributes<HTMLElement> & { className: string; [data: `data-${string}`]: string }
  /** What stands in it. */
  Content: ComponentType<IslandProps>
  load: () => Promise<{ default: ComponentType<IslandProps> }>
  trigger: HydrationTrigger
}

/** Events that load a part again that could not be loaded: the network is back, or somebody asks for the menu. */
const RETRY_EVENTS = ['online', 'patternbook:menu']

/** Hears of a part that was pressed and could not be loaded; `again` loads it. */
export const loadFailure = { report(_again: () => void) {} }

/** In the browser, where the markup is at hand. */
function ClientIsland({ of: { name, tag: Tag, props, load, trigger } }: { of: IslandPart }) {
  const box = useRef<HTMLElement>(null)
  // Should React have to make the page anew, the part is put back as it was.
  const [markup] = useState(() => ({
    __html: document.querySelector(`.${props.className}`)?.innerHTML ?? '',
  }))

  useEffect(() => {
    const element = box.current!
    const { when, blocksReady } = trigger()
    const release = blocksReady ? delayReady() : undefined
    let stop: (() => void) | undefined
    let left = false
    const start = async () => {
      await when
      const [{ default: Content }, { hydrateIsland }] = await Promise.all([
        load(),
        import('./hydrate-island'),
      ])
      const content = <Content path={element.dataset.path ?? '/'} />
      if (!left) stop = hydrateIsland(element, <StrictMode>{content}</StrictMode>, name, release)
    }
    const begin = (event?: Event) => {
      listen(false)
      start().catch((error: Error) => {
        console.error(
          `Patternbook: the ${name} could not be loaded (${error.message}). It loads again when you press it or when the network is back.`,
        )
        release?.()
        if (left) return
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
      left = true
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has written here, not to be touched
      dangerouslySetInnerHTML={markup}
    />
  )
}

/**
 * A part of the shell that the server writes whole, and whose code the browser fetches when its gate opens. Until then
 * React takes its markup as it is; then it becomes a root of its own. A suspended boundary in the same root would not
 * do: the next change of a context above it either throws its markup away or has to wait for it.
 */
export const Island =
  typeof window === 'undefined' ? lazy(() => import('./server-island')) : memo(ClientIsland)
