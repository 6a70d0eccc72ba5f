'use client'

import { type ComponentType, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { createLazyOverlays, type LazyOverlays, type Opener } from './lazy'
import { loadBodyHost } from './load-host'
import { OverlayContext } from './overlay-context'
import { ParentContext } from './parent-context'
import type { ToastTime } from './types'

export type * from './types'

/** One host's controller, as the host's module makes it. */
export interface HostSession {
  controller: Opener & { destroy(): void }
}

/** What the host's view is drawn with. */
export interface HostProps<S extends HostSession = HostSession> {
  session: S
  modal?: boolean
  toastTime?: ToastTime
}

/** The module that loads with the first overlay: controller, motion, Radix and the views. */
export interface HostModule<S extends HostSession = HostSession> {
  createSession(): S
  default: ComponentType<HostProps<S>>
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
  /** Asked at every toast that leaves by itself: it stays at least as long. */
  toastTime?: ToastTime
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
  toastTime,
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

  useEffect(() => () => host?.session.controller.destroy(), [host])

  return (
    <OverlayContext value={overlays}>
      {children}
      {/* Empty from the start of the page: screen readers announce only what is added to a live region they know. */}
      <div data-announcer="" aria-live="polite" className="sr-only" />
      {host && <host.View session={host.session} modal={modal} toastTime={toastTime} />}
    </OverlayContext>
  )
}

let bodyOverlays: LazyOverlays | undefined

/** The overlays outside of every frame: their host is added to the body with the first one. */
export const getBodyOverlays = (): LazyOverlays => {
  bodyOverlays ??= createLazyOverlays(loadBodyHost)
  return bodyOverlays
}

/**
 * The overlays of this frame, or of the window where there is no frame around. The first press on a screen that uses
 * them starts loading them. Modals opened from the content of a modal close with it.
 */
export function useOverlays(): LazyOverlays {
  const overlays = useContext(OverlayContext) ?? getBodyOverlays()
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
