import type { ReactNode } from 'react'
import type { OverlayView } from '@/lib/overlay/overlay-view'
import type { OverlayContent, Renderable } from '@/lib/overlay/types'

/** What the core keeps as "anything renderable" is a node here. */
export const node = (content: Renderable): ReactNode => content as ReactNode

/** Content of a modal or popover, with the way to close it for content that is a function. */
export const contentOf = (content: OverlayContent, view: OverlayView): ReactNode =>
  node(
    typeof content === 'function'
      ? content({ id: view.id, dismiss: (data, role) => view.dismiss(data, role) })
      : content,
  )
