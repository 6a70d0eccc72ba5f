import { cleanup, render } from '@testing-library/react'
import { type ReactNode, use } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'
import { OverlayContext } from '@/lib/overlay/overlay-context'
import { OverlayProvider } from '@/lib/overlay/react'
import type { OverlayHandle, Overlays, ToastTime } from '@/lib/overlay/types'

// What jsdom lacks and the frame and the views ask for.
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: Watcher,
})

let latest: Overlays | undefined

/** Remembers the overlays of the frame around it. */
function Remember() {
  latest = use(OverlayContext)
  return null
}

/** A frame with a page and overlays in it, as the shell makes it. */
export const Frame = ({ children, toastTime }: { children?: ReactNode; toastTime?: ToastTime }) => (
  <div data-frame="" data-mode="ios">
    <OverlayProvider load={() => import('./host')} modal toastTime={toastTime}>
      <Remember />
      <main>{children}</main>
    </OverlayProvider>
  </div>
)

/** Renders a frame with a page in it and gives its overlays. */
export function openFrame(
  page: ReactNode = <button type="button">Open</button>,
  toastTime?: ToastTime,
): Overlays {
  render(<Frame toastTime={toastTime}>{page}</Frame>)
  if (!latest) throw new Error('the frame has no overlays')
  return latest
}

/**
 * Does something and lets its consequences happen. Not React's `act`, which holds rendering back until its callback is
 * done: the callback would wait for an overlay that waits for being rendered.
 */
export async function flush(action?: () => unknown): Promise<void> {
  await action?.()
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Presents an overlay in a fresh frame. The handle is boxed, because awaiting it would wait for its result. */
export async function show<H extends Pick<OverlayHandle, 'presented'>>(open: (overlays: Overlays) => H) {
  const handle = open(openFrame())
  await flush(() => handle.presented)
  return { handle }
}

/** The layer of the overlay with that id. */
export const layer = (id: string) => document.getElementById(id)

/** Waits until there is no overlay left in the document. */
export const allGone = () =>
  vi.waitFor(() => {
    if (document.querySelector('[data-overlay]')) throw new Error('an overlay is still in the document')
  })

// Once, so that no single test pays for loading Radix.
beforeAll(() => import('./host').then(() => {}), 60_000)
afterEach(cleanup)
