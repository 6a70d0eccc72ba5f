// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import english from '@/data/maps/layout3.json'
import { useMapState } from '@/lib/map/use-map-state'
import { MapNote } from './map-note'
import { MapView } from './map-view'

// Before any module is read, as a build with a key has it.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = 'a-key'
})

const { map, labels, fallback } = english

/** Stands in for whatever Google's script brings: every member, call and instance is again itself. */
const anything: object = new Proxy(function anything() {}, {
  get: (target, name) =>
    name === 'then'
      ? undefined
      : name === Symbol.toPrimitive
        ? () => 0
        : name === 'prototype'
          ? target.prototype
          : anything,
  apply: () => anything,
  construct: () => anything,
})
const made = vi.fn()
const Canvas = function Canvas(box: HTMLElement, options: object) {
  made(box, options)
  return anything
}
const page = globalThis as { google?: unknown; gm_authFailure?: () => void }

/** A map and its note, as screens have them. */
function Screen() {
  const handle = useMapState('a-key')
  return (
    <>
      <MapView map={map} handle={handle} label={labels.map} marker={labels.marker} className="h-80" />
      <MapNote state={handle.state} map={map} marker={labels.marker} fallback={fallback} />
    </>
  )
}

const media = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })

// Fetched before, so that no test waits for them to be read.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', media)
  await Promise.all([import('./map-drawn'), import('./map-google')])
}, 60_000)
// As long as a busy machine may need; what is waited for is a state, never a time.
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
  vi.stubGlobal('matchMedia', media)
})

afterEach(cleanup)

test('Google’s map takes the place as soon as it is there, with the controls of the data, until it refuses the key', async () => {
  const maps = new Proxy(
    { Map: Canvas, importLibrary: async () => anything } as Record<string | symbol, unknown>,
    {
      get: (target, name) => target[name] ?? anything,
    },
  )
  page.google = { maps }
  render(<Screen />)
  expect(await screen.findByRole('application', { name: labels.map })).toBeDefined()
  await waitFor(() => expect(made).toHaveBeenCalled())
  expect(made.mock.calls[0]?.[1]).toMatchObject({
    zoom: 15,
    mapTypeControl: true,
    streetViewControl: true,
    gestureHandling: 'cooperative',
  })
  for (const reason of [fallback.loading, fallback.noNetwork]) expect(screen.queryByText(reason)).toBeNull()
  expect(screen.getByRole('link', { name: fallback.open })).toBeDefined()

  act(() => page.gm_authFailure?.())
  expect(screen.getByText(fallback.refused)).toBeDefined()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDefined())
})
