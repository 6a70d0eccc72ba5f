import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '@/lib/overlay/deferred'
import { find, type Route, variants } from '@/lib/site/catalog'
import { createScreenStepper, STEP_DEBOUNCE_MS } from './screen-stepper'

const ids = variants.filter(({ ready }) => ready).map(({ id }) => id)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A book in which pages come when the test says so; or at once. */
const book = (start: string, slow = false) => {
  let here = start
  const asked: string[] = []
  const coming: (() => void)[] = []
  const step = createScreenStepper({
    here: () => find(here) as Route,
    go: async (path) => {
      asked.push(path.slice(1, -1))
      const arrival = deferred<void>()
      coming.push(arrival.resolve)
      if (!slow) arrival.resolve()
      await arrival.promise
      // Only the last wish arrives.
      if (asked.at(-1) === path.slice(1, -1)) here = path.slice(1, -1)
    },
  })
  return {
    step,
    asked,
    arrive: async () => {
      for (const resolve of coming) resolve()
      await vi.advanceTimersByTimeAsync(0)
    },
    wander: (path: string) => {
      here = path
    },
    here: () => here,
  }
}
const calm = () => vi.advanceTimersByTimeAsync(STEP_DEBOUNCE_MS)

test('one press leads to the next screen at once', async () => {
  const { step, asked } = book('login/0')
  step(1)
  expect(asked).toEqual(['login/1'])
  await calm()
  expect(asked).toEqual(['login/1'])
})

test('presses in a hurry lead as many screens on as were pressed, in one more way', async () => {
  const { step, asked, here } = book(ids[0] ?? '')
  for (let press = 0; press < 25; press += 1) {
    step(1)
    await vi.advanceTimersByTimeAsync(5)
  }
  await calm()
  expect(here()).toBe(ids[25])
  expect(asked).toEqual([ids[1], ids[25]])
})

test('also while the first page is still on its way', async () => {
  const { step, asked, arrive, here } = book(ids[0] ?? '', true)
  step(1)
  await calm()
  step(1)
  step(1)
  step(-1)
  await calm()
  expect(asked).toEqual([ids[1], ids[2]])
  await arrive()
  expect(here()).toBe(ids[2])
  step(1)
  expect(asked.at(-1)).toBe(ids[3])
})

test('it never leads past the ends', async () => {
  const last = ids.length - 1
  const { step, here, asked } = book(ids[last - 2] ?? '')
  for (let press = 0; press < 25; press += 1) step(1)
  await calm()
  expect(here()).toBe(ids[last])
  for (let press = 0; press < 2; press += 1) step(-1)
  await calm()
  expect(here()).toBe(ids[last - 2])
  expect(asked.every((id) => ids.includes(id))).toBe(true)
})

test('there and back in a hurry ends where it began', async () => {
  const { step, here } = book(ids[4] ?? '')
  step(1)
  step(-1)
  await calm()
  expect(here()).toBe(ids[4])
})

test('who has gone elsewhere meanwhile goes on from there', async () => {
  const { step, here, wander, asked } = book('login/0')
  step(1)
  await vi.advanceTimersByTimeAsync(5)
  step(1)
  wander('alert/0')
  await calm()
  expect(here()).toBe('alert/0')
  step(1)
  expect(asked.at(-1)).toBe('alert/1')
})

test('a page that does not come is no place to go on from', async () => {
  const step = vi.fn(async (_: string) => Promise.reject(new Error('offline')))
  const walk = createScreenStepper({ here: () => find('login/0'), go: step })
  walk(1)
  await calm()
  walk(1)
  await calm()
  expect(step.mock.calls).toEqual([['/login/1/'], ['/login/1/']])
})
