'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Live, OverlayActor } from '@/lib/overlay/live'
import type { OverlayParts } from '@/lib/overlay/motion'
import type { OverlayKind } from '@/lib/overlay/types'

/**
 * Gives the elements of a layer to something that moves them, and takes them back when the view goes.
 * @param id of the layer
 * @param create makes it; called again only when the layer is another one
 */
export function useActor<K extends OverlayKind, A extends OverlayActor & { destroy(): void }>(
  live: Live<K>,
  create: (parts: OverlayParts, latest: () => Live<K>) => A,
) {
  const latest = useRef(live)
  const actor = useRef<A>(undefined)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    latest.current = live
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
    const made = start(root, wrapper)
    actor.current = made
    latest.current.actor(made)
    return () => {
      latest.current.actor(undefined)
      made.destroy()
    }
  }, [])
  return { actor, place }
}
