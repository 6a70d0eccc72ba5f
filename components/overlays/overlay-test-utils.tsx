import { cleanup, render } from '@testing-library/react'
import { type ReactNode, use } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'
import { OverlayContext } from '@/lib/overlay/overlay-context'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
import type { GetMinToastDuration, OverlayHandle, Overlays } from '@/lib/overlay/types'

// Stubs of browser APIs that jsdom does not have.
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: ResizeObserverStub,
})

let currentOverlays: Overlays | undefined

/** Stores the overlays of the frame around this component, for the tests. */
function CaptureOverlays() {
  currentOverlays = use(OverlayContext)
  return null
}

/** A frame with a page and overlays, like the frame in the shell. */
export const Frame = ({
  children,
  getMinToastDuration,
}: {
  children?: ReactNode
  getMinToastDuration?: GetMinToastDuration
}) => (
  <div data-frame="" data-mode="ios">
    <OverlayProvider
      load={() => import('./overlay-host')}
      fillsViewport
      getMinToastDuration={getMinToastDuration}
    >
      <CaptureOverlays />
      <main>{children}</main>
    </OverlayProvider>
  </div>
)

/** Renders a frame with a page, and returns the overlays of the frame. */
export function renderFrame(
  page: ReactNode = <button type="button">Open</button>,
  getMinToastDuration?: GetMinToastDuration,
): Overlays {
  render(<Frame getMinToastDuration={getMinToastDuration}>{page}</Frame>)
  if (!currentOverlays) throw new Error('the frame has no overlays')
  return currentOverlays
}

/**
 * Runs an action and waits until its effects have been rendered. React's `act` cannot be used, because it renders only after
 * its callback: the callback would wait for an overlay that waits to be rendered.
 */
export async function runAndRender(action?: () => unknown): Promise<void> {
  await action?.()
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Presents an overlay in a new frame. Returns the handle in an object, because if this function returned the handle itself,
 * `await` would wait until the overlay is dismissed.
 */
export async function presentInFrame<H extends Pick<OverlayHandle, 'presented'>>(
  open: (overlays: Overlays) => H,
) {
  const handle = open(renderFrame())
  await runAndRender(() => handle.presented)
  return { handle }
}

/** Returns the layer of the overlay with this id, or null if it is not in the document. */
export const getLayer = (id: string) => document.getElementById(id)

/** Waits until no overlay is in the document. */
export const waitForOverlayRemoval = () =>
  vi.waitFor(() => {
    if (document.querySelector('[data-overlay]')) throw new Error('an overlay is still in the document')
  })

// Loads the host before the tests, so that the time to load Radix does not count toward the first test's time limit.
beforeAll(() => import('./overlay-host').then(() => {}), 60_000)
afterEach(cleanup)
