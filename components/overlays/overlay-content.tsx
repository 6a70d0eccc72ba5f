import { type ReactNode, Suspense } from 'react'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import type { OverlayContent as Content, Renderable } from '@/lib/overlay/types'

/** Casts content of the overlay engine, which does not use the types of React, to a React node. */
export const toReactNode = (content: Renderable): ReactNode => content as ReactNode

type OverlayContentProps = {
  /** The content, or a function that returns it and is called with the id and `dismiss` of the overlay. */
  content: Content
  view: OverlayViewModel
}

const ResolvedContent = ({ content, view }: OverlayContentProps) =>
  toReactNode(
    typeof content === 'function'
      ? content({ id: view.id, dismiss: (data, role) => view.dismiss(data, role) })
      : content,
  )

/** The content of a modal or popover. While it suspends, the overlay is empty, but it can be presented and dismissed. */
export const OverlayContent = (props: OverlayContentProps) => (
  <Suspense fallback={null}>
    <ResolvedContent {...props} />
  </Suspense>
)
