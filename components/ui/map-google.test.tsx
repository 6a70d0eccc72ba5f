// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import english from '@/data/maps/layout3.json'
import { useMapState } from '@/lib/map/use-map-state'
import { MapNote } from './map-note'
import { MapView } from './map-view'

// Set before any module loads, as in a build with a key.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = 'a-key'
})

const { map, labels, fallback } = english

/** A mock of Google's API: almost every property, every call, and every `new` returns the same object. */
const googleMock: object = new Proxy(function googleMock() {}, {
  get: (target, name) =>
    name === 'then'
      ? undefined
      : name === Symbol.toPrimitive
        ? () => 0
        : name === 'prototype'
          ? target.prototype
          : googleMock,
  apply: () => googleMock,
  construct: () => googleMock,
})
const onMapCreated = vi.fn()
const GoogleMap = function GoogleMap(element: HTMLElement, options: object) {
  onMapCreated(element, options)
  return googleMock
}
const googleGlobals = globalThis as { google?: unknown; gm_authFailure?: () => void }

/** A map and its note, as in screens. */
function Screen() {
  const mapHandle = useMapState('a-key')
  return (
    <>
      <MapView
        map={map}
        mapHandle={mapHandle}
        label={labels.map}
        markerLabel={labels.marker}
        className="h-80"
      />
      <MapNote state={mapHandle.state} map={map} placeName={labels.marker} messages={fallback} />
    </>
  )
}

const matchMediaStub = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })

// Loaded in advance, so that the loading time does not count toward the timeout of a test.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', matchMediaStub)
  await Promise.all([import('./map-leaflet'), import('./map-google')])
}, 60_000)
// Long timeouts for slow machines. The tests wait for states, not for fixed times.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', matchMediaStub)
})

afterEach(cleanup)

test('Google’s map is shown once it has loaded, with the controls that the data requests, until the key is refused', async () => {
  const maps = new Proxy(
    { Map: GoogleMap, importLibrary: async () => googleMock } as Record<string | symbol, unknown>,
    {
      get: (target, name) => target[name] ?? googleMock,
    },
  )
  googleGlobals.google = { maps }
  render(<Screen />)
  expect(await screen.findByRole('application', { name: labels.map })).toBeDefined()
  await waitFor(() => expect(onMapCreated).toHaveBeenCalled())
  expect(onMapCreated.mock.calls[0]?.[1]).toMatchObject({
    zoom: 15,
    mapTypeControl: true,
    streetViewControl: true,
    gestureHandling: 'cooperative',
  })
  for (const reason of [fallback.loading, fallback.noNetwork]) expect(screen.queryByText(reason)).toBeNull()
  expect(screen.getByRole('link', { name: fallback.open })).toBeDefined()

  act(() => googleGlobals.gm_authFailure?.())
  expect(screen.getByText(fallback.refused)).toBeDefined()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDefined())
})
