'use client'

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A place inside an overlay, and what to render into it from here. When the component goes while the overlay is still on
 * its way out, a picture of what it showed stays until the end, so that nothing leaves empty.
 */
export function useSlot(children: ReactNode) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [content] = useState(() => <div ref={setSlot} className="contents" />)
  const picture = useRef<Element>(undefined)

  useLayoutEffect(() => {
    // Not gone after all: effects were only taken back to be run once more (StrictMode, Suspense, fast refresh).
    picture.current?.remove()
    if (!slot) return
    return () => {
      const copy = slot.cloneNode(true) as Element
      copy.setAttribute('inert', '')
      for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
      if (slot.isConnected) slot.after(copy)
      picture.current = copy
    }
  }, [slot])

  return { content, portal: slot && createPortal(children, slot) }
}
