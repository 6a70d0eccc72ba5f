import type { ReactNode } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import type { OverlayContent, Renderable } from '@/lib/overlay/types'

/** Converts content from the overlay engine, which does not use React's types, to a React node. */
export const toReactNode = (content: Renderable): ReactNode => content as ReactNode

/** The content of a modal or popover. Content that is a function receives the id and `dismiss`. */
export const contentOf = (content: OverlayContent, view: OverlayView): ReactNode =>
  toReactNode(
    typeof content === 'function'
      ? content({ id: view.id, dismiss: (data, role) => view.dismiss(data, role) })
      : content,
  )
