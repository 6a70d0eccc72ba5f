import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeferred } from '@/lib/overlay/deferred'
import { catalogScreens, findRoute, type Route } from '@/lib/site/catalog'
import { createScreenStepper, STEP_DEBOUNCE_MS } from './screen-stepper'

const ids = catalogScreens.filter(({ ready }) => ready).map(({ id }) => id)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a mock site whose pages arrive at once, or, if `isSlow`, when the test calls `arrive`. */
const mockSite = (startId: string, isSlow = false) => {
  let currentId = startId
  const requestedIds: string[] = []
  const pendingArrivals: (() => void)[] = []
  const step = createScreenStepper({
    currentRoute: () => findRoute(currentId) as Route,
    navigateTo: async (path) => {
      requestedIds.push(path.slice(1, -1))
      const arrival = createDeferred<void>()
      pendingArrivals.push(arrival.resolve)
      if (!isSlow) arrival.resolve()
      await arrival.promise
      // As on the site, a navigation that a later one has replaced does not change the current page.
      if (requestedIds.at(-1) === path.slice(1, -1)) currentId = path.slice(1, -1)
    },
  })
  return {
    step,
    requestedIds,
    arrive: async () => {
      for (const resolve of pendingArrivals) resolve()
      await vi.advanceTimersByTimeAsync(0)
    },
    setCurrentId: (id: string) => {
      currentId = id
    },
    currentId: () => currentId,
  }
}
const settle = () => vi.advanceTimersByTimeAsync(STEP_DEBOUNCE_MS)

test('one press opens the next screen at once', async () => {
  const { step, requestedIds } = mockSite('login/0')
  step(1)
  expect(requestedIds).toEqual(['login/1'])
  await settle()
  expect(requestedIds).toEqual(['login/1'])
})

test('combines quick presses into one more navigation across the same number of screens', async () => {
  const { step, requestedIds, currentId } = mockSite(ids[0] ?? '')
  for (let press = 0; press < 25; press += 1) {
    step(1)
    await vi.advanceTimersByTimeAsync(5)
  }
  await settle()
  expect(currentId()).toBe(ids[25])
  expect(requestedIds).toEqual([ids[1], ids[25]])
})

test('combines presses while the first page still loads', async () => {
  const { step, requestedIds, arrive, currentId } = mockSite(ids[0] ?? '', true)
  step(1)
  await settle()
  step(1)
  step(1)
  step(-1)
  await settle()
  expect(requestedIds).toEqual([ids[1], ids[2]])
  await arrive()
  expect(currentId()).toBe(ids[2])
  step(1)
  expect(requestedIds.at(-1)).toBe(ids[3])
})

test('stops at the first and the last screen', async () => {
  const lastIndex = ids.length - 1
  const { step, currentId, requestedIds } = mockSite(ids[lastIndex - 2] ?? '')
  for (let press = 0; press < 25; press += 1) step(1)
  await settle()
  expect(currentId()).toBe(ids[lastIndex])
  for (let press = 0; press < 2; press += 1) step(-1)
  await settle()
  expect(currentId()).toBe(ids[lastIndex - 2])
  expect(requestedIds.every((id) => ids.includes(id))).toBe(true)
})

test('quick presses forward and back end at the screen where they started', async () => {
  const { step, currentId } = mockSite(ids[4] ?? '')
  step(1)
  step(-1)
  await settle()
  expect(currentId()).toBe(ids[4])
})

test('continues from another page that the user has opened meanwhile', async () => {
  const { step, currentId, setCurrentId, requestedIds } = mockSite('login/0')
  step(1)
  await vi.advanceTimersByTimeAsync(5)
  step(1)
  setCurrentId('alert/0')
  await settle()
  expect(currentId()).toBe('alert/0')
  step(1)
  expect(requestedIds.at(-1)).toBe('alert/1')
})

test('does not continue from a page that failed to load', async () => {
  const navigateTo = vi.fn(async (_: string) => Promise.reject(new Error('offline')))
  const step = createScreenStepper({ currentRoute: () => findRoute('login/0'), navigateTo })
  step(1)
  await settle()
  step(1)
  await settle()
  expect(navigateTo.mock.calls).toEqual([['/login/1/'], ['/login/1/']])
})
