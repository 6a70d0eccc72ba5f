'use client'
import { createRoot } from 'react-dom/client'
import OverlayHost, { createServices } from '@/components/overlays/overlay-host'
import type { LoadedController } from '@/lib/overlay/lazy-overlays'
import { syncLook } from '../../lib/frame/index'

/**
 * Time after an overlay opens in which `popstate` can result from an earlier call of the app, such as `router.back()`, ms. This
 * is our own value.
 */
const HISTORY_STEP_TIMEOUT_MS = 300

/**
 * Closes overlays, except toasts, without a result when the user leaves their page with Back or Forward. The app's router does
 * not close them, so they would cover the next page and make it inert. If there is a page stack, it closes the overlays itself.
 */
function dismissOnPageChange({ onAny, list }: ReturnType<typeof createServices>['controller']): void {
  let path: string | undefined
  let openedAt = 0
  onAny(({ type, kind, time }) => {
    if (type === 'will-present' && kind !== 'toast') [path, openedAt] = [location.pathname, time]
  })
  addEventListener('popstate', () => {
    const isStartedByApp = performance.now() - openedAt < HISTORY_STEP_TIMEOUT_MS
    if (isStartedByApp || location.pathname === path || document.querySelector('[data-page-slot]')) return
    for (const { kind, dismiss } of list())
      if (kind !== 'toast') void dismiss(undefined, undefined, { reason: 'abort', force: true })
  })
}

/**
 * Adds an overlay host to the body: a frame that covers the window and ignores pointer events outside its overlays. Its content
 * is a separate React root without the contexts of the app. Controlled overlays have the contexts of the components that render
 * them.
 * @returns the controller of the host
 */
export function openBodyHost(): LoadedController {
  const element = document.createElement('div')
  element.dataset.frame = ''
  element.dataset.overlayHost = ''
  document.body.append(element)
  syncLook(element)
  const services = createServices()
  createRoot(element).render(
    <>
      <div data-announcer="" aria-live="polite" className="sr-only" />
      <OverlayHost services={services} />
    </>,
  )
  dismissOnPageChange(services.controller)
  return services.controller
}
