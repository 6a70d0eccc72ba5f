'use client'

import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Returns an inert copy of `slot`, the container of a portal. If the container is in the document, inserts the copy after it. */
const insertInertCopy = (slot: Element): Element => {
  const copy = slot.cloneNode(true) as Element
  copy.setAttribute('inert', '')
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id')
  if (slot.isConnected) slot.after(copy)
  return copy
}

/**
 * Creates a container in an overlay, and a portal that renders children into it. If the component unmounts, or opens a new
 * overlay while the old one is closing, the old overlay shows an inert copy of the content until it has closed.
 * @returns `content`, which the overlay must render, and `portal`, which the component must render
 */
export function useContentPortal(children: ReactNode) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const containerRef = useRef<HTMLElement | null>(null)
  const copyRef = useRef<Element>(undefined)
  const [content] = useState(() => {
    const attach = (element: HTMLElement | null) => {
      if (!element) return
      // The previous overlay is still closing, and the portal moves to the container in the new overlay.
      if (containerRef.current && containerRef.current !== element) insertInertCopy(containerRef.current)
      containerRef.current = element
      setContainer(element)
      return () => {
        if (containerRef.current !== element) return
        containerRef.current = null
        setContainer(null)
      }
    }
    return <div ref={attach} className="contents" />
  })

  useLayoutEffect(() => {
    // If the effects have run again (StrictMode, Suspense, fast refresh), the component is still mounted, and no copy is needed.
    copyRef.current?.remove()
    if (!container) return
    return () => {
      copyRef.current = containerRef.current === container ? insertInertCopy(container) : undefined
    }
  }, [container])

  // Without the boundary, content that suspends would hide the page of its owner.
  return {
    content,
    portal: container && createPortal(<Suspense fallback={null}>{children}</Suspense>, container),
  }
}
