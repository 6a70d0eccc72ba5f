// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createOverlayController } from './controller'
import { createDeferred } from './deferred'
import type { LazyOverlays } from './lazy-overlays'
import { type HostModule, OverlayProvider, useOverlays } from './overlay-provider'
import { createManualAnimator, eventNames, flushPromises, recordEvents } from './test-utils'

/** A host without views, so nothing presents its overlays. */
const host: HostModule = {
  createServices: () => ({ controller: createOverlayController(createManualAnimator()) }),
  default: () => null,
}

let overlays: LazyOverlays
function CaptureOverlays() {
  overlays = useOverlays()
  return null
}

/** Renders a frame with overlays. Returns a function that replaces it with the next page. */
function renderPage(load: () => Promise<HostModule>) {
  const view = render(
    <div data-frame="">
      <OverlayProvider load={load}>
        <CaptureOverlays />
      </OverlayProvider>
    </div>,
  )
  return (onPress: () => void) =>
    view.rerender(
      <div data-frame="">
        <button type="button" onClick={onPress}>
          Next page
        </button>
      </div>,
    )
}

afterEach(cleanup)

describe('an overlay of a page that the user has left', () => {
  it('closes when its code has loaded, and does not block presses on the next page', async () => {
    const hostLoad = createDeferred<HostModule>()
    const leave = renderPage(() => hostLoad.promise)
    const log = recordEvents(overlays.loading({ message: 'Signing in' }))
    const onPress = vi.fn()
    leave(onPress)
    hostLoad.resolve(host)
    await flushPromises()
    fireEvent.click(screen.getByText('Next page'))
    expect(onPress).toHaveBeenCalledOnce()
    expect(eventNames(log).at(-1)).toBe('did-dismiss')
  })

  it('closes at once if it is opened after the user has left', async () => {
    const leave = renderPage(async () => host)
    overlays.preload()
    await flushPromises()
    const onPress = vi.fn()
    leave(onPress)
    const log = recordEvents(overlays.alert({ header: 'Saved' }))
    await flushPromises()
    fireEvent.click(screen.getByText('Next page'))
    expect(onPress).toHaveBeenCalledOnce()
    expect(eventNames(log).at(-1)).toBe('did-dismiss')
  })
})
