import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'
import { OverlayProvider } from '@/lib/overlay/react'
import type { OverlayHandle, Overlays } from '@/lib/overlay/types'

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

/** A frame with a page and overlays in it, as the shell makes it. */
export const Frame = ({ children }: { children?: ReactNode }) => (
  <div data-frame="" data-mode="ios">
    <OverlayProvider load={() => import('./host')} modal>
      <main>{children}</main>
    </OverlayProvider>
  </div>
)

/** Renders a frame with a page in it and gives its overlays. */
export function openFrame(page: ReactNode = <button type="button">Open</button>): Overlays {
  render(<Frame>{page}</Frame>)
  const { patternbook } = window
  if (!patternbook) throw new Error('the provider has not published its overlays')
  return patternbook.overlays
}

/**
 * Does something and lets its consequences happen. Not React's `act`, which holds rendering back until its callback is
 * done: the callback would wait for an overlay that waits for being rendered.
 */
export async function turn(doIt?: () => unknown): Promise<void> {
  await doIt?.()
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Presents an overlay in a fresh frame. The handle is boxed, because awaiting it would wait for its result. */
export async function show<H extends Pick<OverlayHandle, 'presented'>>(open: (overlays: Overlays) => H) {
  const handle = open(openFrame())
  await turn(() => handle.presented)
  return { handle }
}

/** The layer of the overlay with that id. */
export const layer = (id: string) => document.getElementById(id)

/** Waits until there is no overlay left in the document. */
export const allGone = () =>
  vi.waitFor(() => {
    if (document.querySelector('[data-overlay]')) throw new Error('an overlay is still in the document')
  })

// Once, so that no single test pays for loading the host.
beforeAll(() => import('./host').then(() => {}), 60_000)
afterEach(cleanup)
