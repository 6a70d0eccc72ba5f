'use client'
import { createRoot } from 'react-dom/client'
import OverlayHost, { createSession } from '@/components/overlays/host'
import type { LoadedController } from '@/lib/overlay/lazy'
import { syncLook } from '../../lib/frame/index'

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
  const session = createSession()
  createRoot(element).render(
    <>
      <div data-announcer="" aria-live="polite" className="sr-only" />
      <OverlayHost session={session} />
    </>,
  )
  return session.controller
}
