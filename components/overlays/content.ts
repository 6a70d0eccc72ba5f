import type { ReactNode } from 'react'
import type { Live } from '@/lib/overlay/live'
import type { OverlayContent, Renderable } from '@/lib/overlay/types'

/** What the core keeps as "anything renderable" is a node here. */
export const node = (content: Renderable): ReactNode => content as ReactNode

/** Content of a modal or popover, with the way to close it for content that is a function. */
export const contentOf = (content: OverlayContent, live: Live): ReactNode =>
  node(
    typeof content === 'function'
      ? content({ id: live.id, dismiss: (data, role) => live.dismiss(data, role) })
      : content,
  )
