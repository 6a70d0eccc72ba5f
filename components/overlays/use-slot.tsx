'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** What a slot showed, to look at only, in its place. */
const inertCopy = (slot: Element): Element => {
  const copy = slot.cloneNode(true) as Element
  copy.setAttribute('inert', '')
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
  if (slot.isConnected) slot.after(copy)
  return copy
}

/**
 * A place inside an overlay, and what to render into it from here. When the component goes while the overlay is still on
 * its way out, or opens it anew meanwhile, a picture of what it showed stays until the end, so that nothing leaves empty.
 */
export function useSlot(children: ReactNode) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const current = useRef<HTMLElement | null>(null)
  const copy = useRef<Element>(undefined)
  const [content] = useState(() => {
    const attach = (element: HTMLElement | null) => {
      if (!element) return
      // The one before is still leaving: now what it shows moves into this one.
      if (current.current && current.current !== element) inertCopy(current.current)
      current.current = element
      setSlot(element)
      return () => {
        if (current.current !== element) return
        current.current = null
        setSlot(null)
      }
    }
    return <div ref={attach} className="contents" />
  })

  useLayoutEffect(() => {
    // Not gone after all: effects were only taken back to be run once more (StrictMode, Suspense, fast refresh).
    copy.current?.remove()
    if (!slot) return
    return () => {
      copy.current = current.current === slot ? inertCopy(slot) : undefined
    }
  }, [slot])

  return { content, portal: slot && createPortal(children, slot) }
}
