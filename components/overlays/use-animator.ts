'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { OverlayAnimator, OverlayViewModel } from '@/lib/overlay/overlay-view'
import type { OverlayElements } from '@/lib/overlay/running-animation'
import type { OverlayKind } from '@/lib/overlay/types'

/**
 * Creates an animator for the elements of an overlay when they are in the DOM, and destroys the animator when the view unmounts.
 * @param create creates the animator; receives the elements and a function that returns the current view
 * @returns `animatorRef`, a ref of the animator, and `contentRef`, which the view must attach to an element inside the dialog
 */
export function useAnimator<K extends OverlayKind, A extends OverlayAnimator & { destroy(): void }>(
  view: OverlayViewModel<K>,
  create: (parts: OverlayElements, getView: () => OverlayViewModel<K>) => A,
) {
  const latestView = useRef(view)
  const animatorRef = useRef<A>(undefined)
  const contentRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    latestView.current = view
  })
  const createAnimator = useEffectEvent((root: HTMLElement, surface: HTMLElement) =>
    create(
      { root, surface, backdrop: root.querySelector<HTMLElement>(':scope > [data-backdrop]') },
      () => latestView.current,
    ),
  )
  useLayoutEffect(() => {
    const surface = contentRef.current?.closest<HTMLElement>('[data-overlay-surface]')
    const root = surface?.closest<HTMLElement>('[data-overlay]')
    if (!root || !surface) return
    const newAnimator = createAnimator(root, surface)
    animatorRef.current = newAnimator
    latestView.current.setAnimator(newAnimator)
    return () => {
      latestView.current.setAnimator(undefined)
      newAnimator.destroy()
    }
  }, [])
  return { animatorRef, contentRef }
}
