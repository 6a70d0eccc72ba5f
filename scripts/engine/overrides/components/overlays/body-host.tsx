'use client'
import { createRoot } from 'react-dom/client'
import OverlayHost, { createSession } from '@/components/overlays/host'
import type { Opener } from '@/lib/overlay/lazy'
import { hold } from '../../lib/frame/index'

/**
 * Adds a host for overlays to the body: a frame that covers the window and lets through what is not an overlay. Its
 * content is a React root of its own, so it has none of the app's contexts; controlled overlays keep theirs.
 * @returns the controller of its overlays
 */
export function openBodyHost(): Opener {
  const element = document.createElement('div')
  element.dataset.frame = ''
  element.dataset.overlayHost = ''
  document.body.append(element)
  hold(element)
  const session = createSession()
  createRoot(element).render(<OverlayHost session={session} />)
  return session.controller
}
