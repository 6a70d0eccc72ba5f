'use client'

import { type ComponentType, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createLazyOverlays, type LazyOverlays, type Opener } from './lazy'
import { OverlayContext } from './overlay-context'
import { ParentContext } from './parent-context'
import type { Overlays } from './types'

export type * from './types'

/** One host's controller, as the host's module makes it. */
export interface HostSession {
  controller: Opener & { destroy(): void }
}

/** The module that loads with the first overlay: controller, motion and the views. */
export interface HostModule<S extends HostSession = HostSession> {
  createSession(): S
  default: ComponentType<{ session: S; modal?: boolean }>
}

declare global {
  interface Window {
    /** For the developer console: `patternbook.overlays.alert({ header: 'Hello' })`. */
    patternbook?: { overlays: Overlays }
  }
}

/** What {@link OverlayProvider} takes. */
export interface OverlayProviderProps<S extends HostSession> {
  /** Loads the host, once, with the first overlay: `() => import('@/components/overlays/host')`. */
  load: () => Promise<HostModule<S>>
  /**
   * Whether the frame is all there is, so that Tab loops inside an overlay and it is `aria-modal`.
   * Left out, it is measured at each overlay: a frame as wide as the viewport is.
   */
  modal?: boolean
  /** Hears whether an overlay that was asked for could be fetched. */
  onFetch?: (fetched: boolean) => void
  children: ReactNode
}

/**
 * Gives everything beneath it overlays, and shows them after its children: place it directly inside the frame.
 * Costs next to nothing until the first overlay, or until a press somewhere on a screen that uses {@link useOverlays}.
 */
export function OverlayProvider<S extends HostSession>({
  load,
  modal,
  onFetch,
  children,
}: OverlayProviderProps<S>) {
  const [host, setHost] = useState<{ View: HostModule<S>['default']; session: S }>()
  const [overlays] = useState(() =>
    createLazyOverlays(async () => {
      const module = await load()
      const session = module.createSession()
      setHost({ View: module.default, session })
      return session.controller
    }, onFetch),
  )

  useEffect(() => {
    window.patternbook = { overlays }
  }, [overlays])
  useEffect(() => () => host?.session.controller.destroy(), [host])

  return (
    <OverlayContext value={overlays}>
      {children}
      {host && <host.View session={host.session} modal={modal} />}
    </OverlayContext>
  )
}

/**
 * The overlays of this frame. The first press on a screen that uses them starts loading them. Modals opened from the
 * content of a modal close with it.
 * @throws outside an {@link OverlayProvider}
 */
export function useOverlays(): LazyOverlays {
  const overlays = useContext(OverlayContext)
  if (!overlays) {
    throw new Error(
      'Patternbook: useOverlays() found no provider, so it cannot show anything. Put <OverlayProvider> around the page.',
    )
  }
  useEffect(() => {
    const preload = () => overlays.preload()
    const once = { once: true, capture: true, passive: true } as const
    window.addEventListener('pointerdown', preload, once)
    window.addEventListener('keydown', preload, once)
    return () => {
      window.removeEventListener('pointerdown', preload, once)
      window.removeEventListener('keydown', preload, once)
    }
  }, [overlays])
  const parent = useContext(ParentContext)
  return useMemo(
    () =>
      parent === undefined
        ? overlays
        : { ...overlays, modal: (options) => overlays.modal({ parent, ...options }) },
    [overlays, parent],
  )
}
