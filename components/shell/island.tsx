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
import type { Gate } from './gates'
import { hold } from './ready'

/** Props of what stands on an island. */
export type PartProps = {
  /** App path of the page that the server has written: the first render has to agree with that. */
  path: string
}

/** A part of the shell whose code can wait. */
export type Part = {
  /** The element around it, which is always there. */
  tag: 'div' | 'header' | 'footer'
  /** What that has; the class is of this part alone. */
  props: HTMLAttributes<HTMLElement> & { className: string; [data: `data-${string}`]: string }
  /** What stands in it. */
  Content: ComponentType<PartProps>
  load: () => Promise<{ default: ComponentType<PartProps> }>
  gate: Gate
}

/** In the browser, where the markup is at hand. */
function Found({ of: { tag: Tag, props, load, gate } }: { of: Part }) {
  const box = useRef<HTMLElement>(null)
  // Should React have to make the page anew, the part is put back as it was.
  const [markup] = useState(() => ({
    __html: document.querySelector(`.${props.className}`)?.innerHTML ?? '',
  }))

  useEffect(() => {
    const element = box.current!
    const { moment, soon } = gate()
    const release = soon ? hold() : undefined
    let stop: (() => void) | undefined
    let left = false
    const start = async () => {
      await moment
      const [{ default: Content }, { revive }] = await Promise.all([load(), import('./revive')])
      const content = <Content path={element.dataset.path ?? '/'} />
      if (!left) stop = revive(element, <StrictMode>{content}</StrictMode>, release)
    }
    const begin = () =>
      start().catch((error: unknown) => {
        console.error(error)
        release?.()
        // Without a network now; with one it is tried again.
        if (!left) addEventListener('online', begin, { once: true })
      })
    void begin()
    return () => {
      left = true
      removeEventListener('online', begin)
      release?.()
      stop?.()
    }
  }, [gate, load])

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
export const Island = typeof window === 'undefined' ? lazy(() => import('./written')) : memo(Found)
