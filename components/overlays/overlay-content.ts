import type { ReactNode } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import type { OverlayContent, Renderable } from '@/lib/overlay/types'

/** Casts content of the overlay engine, which does not use the types of React, to a React node. */
export const toReactNode = (content: Renderable): ReactNode => content as ReactNode

/** Returns the content of a modal or popover. If the content is a function, calls it with the id and `dismiss` of the overlay. */
export const resolveContent = (content: OverlayContent, view: OverlayViewModel): ReactNode =>
  toReactNode(
    typeof content === 'function'
      ? content({ id: view.id, dismiss: (data, role) => view.dismiss(data, role) })
      : content,
  )
