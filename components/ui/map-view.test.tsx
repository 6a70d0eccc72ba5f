// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import english from '@/data/maps/layout3.json'
import { MAP_TIMEOUT_MS } from '@/lib/map/state'
import { useMapState } from '@/lib/map/use-map-state'
import { MapNote } from './map-note'
import { type MapData, MapView } from './map-view'

// Set before any module loads, as in a build with a key.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = 'a-key'
})

const { labels, fallback } = english

/** A map and its note, as in screens. */
function Screen({ googleKey, map = english.map }: { googleKey: string; map?: MapData }) {
  const mapHandle = useMapState(googleKey)
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
const renderMap = (key: string) => render(<Screen googleKey={key} />)

const googleScript = () => document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]')
const findDrawnMap = () => screen.findByRole('application', { name: labels.map })

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
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('without a key the drawn map is shown without a note, and Google’s script is not requested', async () => {
  renderMap('')
  expect(screen.getByRole('status').textContent).toBe('')
  const drawnMap = await findDrawnMap()
  expect(drawnMap.tabIndex).toBe(0)
  expect(await screen.findByRole('img', { name: labels.marker })).toBeDefined()
  expect(googleScript()).toBeNull()
})

test('of a place that is not on the drawn map, only its pin is shown', async () => {
  render(<Screen googleKey="" map={{ ...english.map, lat: 52.52, lng: 13.405 }} />)
  expect(screen.getByRole('img', { name: labels.marker })).toBeDefined()
  await act(async () => void (await import('./map-leaflet')))
  expect(screen.queryByRole('application')).toBeNull()
  // Without this class, the place would be in the sea.
  expect(screen.getByRole('region', { name: labels.map }).className).toContain('bg-(--plan-land)')
})

test('the drawn map shows the new place and zoom level when they change', async () => {
  const { rerender } = renderMap('')
  expect((await findDrawnMap()).dataset.zoom).toBe('15')
  rerender(<Screen googleKey="" map={{ ...english.map, lat: 40.75, lng: -73.98, zoom: 17 }} />)
  await waitFor(async () => expect((await findDrawnMap()).dataset.zoom).toBe('17'))
})

test('a link with the name of the maps app opens the place there', async () => {
  renderMap('')
  const link = screen.getByRole('link', { name: fallback.open })
  expect(link.getAttribute('href')).toContain('40.712562%2C-74.005911')
  expect(link.getAttribute('rel')).toBe('noopener')
})

test('with a key Google’s script is requested; if it cannot be loaded, a note below the drawn map says so', async () => {
  renderMap('a-key')
  await waitFor(() => expect(googleScript()?.src).toContain('key=a-key'))
  expect(screen.getByText(fallback.loading)).toBeDefined()
  expect(screen.queryByRole('application')).toBeNull()
  act(() => void googleScript()?.dispatchEvent(new Event('error')))
  expect(await screen.findByText(fallback.noNetwork)).toBeDefined()
  await findDrawnMap()
})

test('the drawn map is shown if Google’s script takes too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renderMap('a-key')
  await act(async () => vi.advanceTimersByTime(MAP_TIMEOUT_MS))
  expect(screen.getByText(fallback.noNetwork)).toBeDefined()
})

test('the drawn map is shown again if Google refuses the key', async () => {
  renderMap('a-key')
  await waitFor(() =>
    expect((globalThis as { gm_authFailure?: () => void }).gm_authFailure).toBeTypeOf('function'),
  )
  act(() => (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.())
  expect(await screen.findByText(fallback.refused)).toBeDefined()
  await findDrawnMap()
})
