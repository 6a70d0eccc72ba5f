'use client'

import { type ComponentType, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { createLazyOverlays, type LazyOverlays, type LoadedController } from './lazy-overlays'
import { loadBodyHost } from './load-host'
import { OverlayContext } from './overlay-context'
import { ParentModalIdContext } from './parent-modal-id-context'
import type { GetMinToastDuration } from './types'

export type * from './types'

/** The objects of one host (the component that renders the overlays of a frame). The provider uses only the controller. */
export interface HostServices {
  controller: LoadedController & { destroy(): void }
}

/** Props of a host. */
export interface HostProps<S extends HostServices = HostServices> {
  services: S
  /** Whether the frame fills the viewport (see {@link OverlayProviderProps}). */
  fillsViewport?: boolean
  getMinToastDuration?: GetMinToastDuration
}

/**
 * The module that is loaded with the first overlay or press. It contains the controller, the default animations, and the
 * most common views; all other views are loaded when they are needed.
 */
export interface HostModule<S extends HostServices = HostServices> {
  createServices(): S
  default: ComponentType<HostProps<S>>
}

/** Props of {@link OverlayProvider}. */
export interface OverlayProviderProps<S extends HostServices> {
  /**
   * Loads the host with the first overlay or press: `() => import('@/components/overlays/overlay-host')`. Called again only after
   * a failure.
   */
  load: () => Promise<HostModule<S>>
  /**
   * Whether the frame fills the viewport, so that overlays are `aria-modal` and Tab loops inside them. If omitted, each
   * overlay measures this.
   */
  fillsViewport?: boolean
  /** Called for every toast that closes automatically. The toast stays open for at least the returned duration, ms. */
  getMinToastDuration?: GetMinToastDuration
  /** Called with true after the code of a requested overlay has been fetched, and with false if it could not be fetched. */
  onLoad?: (isFetched: boolean) => void
  children: ReactNode
}

/**
 * Provides overlays to its children and renders them after the children. Place it directly inside the frame. It loads
 * no additional code until an overlay opens or the user presses something on a screen that uses {@link useOverlays}.
 */
export function OverlayProvider<S extends HostServices>({
  load,
  fillsViewport,
  getMinToastDuration,
  onLoad,
  children,
}: OverlayProviderProps<S>) {
  const [host, setHost] = useState<{ View: HostModule<S>['default']; services: S }>()
  const isMounted = useRef(true)
  const [overlays] = useState(() =>
    createLazyOverlays(
      async () => {
        const module = await load()
        const services = module.createServices()
        setHost({ View: module.default, services })
        return services.controller
      },
      onLoad,
      () => isMounted.current,
    ),
  )

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  useEffect(() => () => host?.services.controller.destroy(), [host])

  return (
    <OverlayContext value={overlays}>
      {children}
      {/* Rendered empty with the page: screen readers announce only text that is added to an existing live region. */}
      <div data-announcer="" aria-live="polite" className="sr-only" />
      {host && (
        <host.View
          services={host.services}
          fillsViewport={fillsViewport}
          getMinToastDuration={getMinToastDuration}
        />
      )}
    </OverlayContext>
  )
}

let bodyOverlays: LazyOverlays | undefined

/**
 * Returns the overlays for components outside any OverlayProvider. In the npm package, the first overlay or press adds their
 * host to the body; on this site, where overlays are opened only inside a provider, the handles of these overlays reject.
 */
export const getBodyOverlays = (): LazyOverlays => {
  bodyOverlays ??= createLazyOverlays(loadBodyHost)
  return bodyOverlays
}

/**
 * Returns the overlays of the nearest frame, or those in the body outside any OverlayProvider. The first press on a screen that
 * uses this hook starts loading their code. Modals that are opened from the content of a modal close with that modal.
 */
export function useOverlays(): LazyOverlays {
  const overlays = useContext(OverlayContext) ?? getBodyOverlays()
  useEffect(() => {
    const preload = () => overlays.preload()
    const listenerOptions = { once: true, capture: true, passive: true } as const
    window.addEventListener('pointerdown', preload, listenerOptions)
    window.addEventListener('keydown', preload, listenerOptions)
    return () => {
      window.removeEventListener('pointerdown', preload, listenerOptions)
      window.removeEventListener('keydown', preload, listenerOptions)
    }
  }, [overlays])
  const parent = useContext(ParentModalIdContext)
  return useMemo(
    () =>
      parent === undefined
        ? overlays
        : { ...overlays, modal: (options) => overlays.modal({ parent, ...options }) },
    [overlays, parent],
  )
}
