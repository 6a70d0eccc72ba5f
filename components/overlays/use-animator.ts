'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { OverlayParts } from '@/lib/overlay/motion'
import type { OverlayAnimator, OverlayView } from '@/lib/overlay/overlay-view'
import type { OverlayKind } from '@/lib/overlay/types'

/**
 * Gives the elements of a layer to something that moves them, and takes them back when the view goes.
 * @param id of the layer
 * @param create makes it; called again only when the layer is another one
 */
export function useAnimator<K extends OverlayKind, A extends OverlayAnimator & { destroy(): void }>(
  view: OverlayView<K>,
  create: (parts: OverlayParts, latest: () => OverlayView<K>) => A,
) {
  const latest = useRef(view)
  const animator = useRef<A>(undefined)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    latest.current = view
  })
  const start = useEffectEvent((root: HTMLElement, wrapper: HTMLElement) =>
    create(
      { root, wrapper, backdrop: root.querySelector<HTMLElement>(':scope > [data-backdrop]') },
      () => latest.current,
    ),
  )
  useLayoutEffect(() => {
    const wrapper = place.current?.closest<HTMLElement>('[data-overlay-focus]')
    const root = wrapper?.closest<HTMLElement>('[data-overlay]')
    if (!root || !wrapper) return
    const created = start(root, wrapper)
    animator.current = created
    latest.current.setAnimator(created)
    return () => {
      latest.current.setAnimator(undefined)
      created.destroy()
    }
  }, [])
  return { animator, place }
}
