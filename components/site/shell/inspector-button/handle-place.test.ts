// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { transitionEvents } from '@/lib/navigation/events'
import { keepClear } from './handle-place'

test('the handle looks for a free place once per page, when the page has arrived', () => {
  const frame = document.createElement('div')
  const handle = document.createElement('button')
  frame.append(handle)
  document.body.append(frame)
  Object.defineProperty(handle, 'offsetHeight', { value: 56 })
  const hitTest = vi.fn(() => [handle])
  document.elementsFromPoint = hitTest
  vi.stubGlobal('requestAnimationFrame', (job: FrameRequestCallback) => job(0))
  const stop = keepClear(handle)
  const once = hitTest.mock.calls.length
  expect(once).toBeGreaterThan(0)
  for (const type of ['url', 'will-leave', 'will-enter', 'start'] as const)
    transitionEvents.emit(type, '/login/0/')
  expect(hitTest).toHaveBeenCalledTimes(once)
  for (const type of ['did-enter', 'did-leave', 'end'] as const) transitionEvents.emit(type, '/login/0/')
  expect(hitTest).toHaveBeenCalledTimes(2 * once)
  stop()
  vi.unstubAllGlobals()
})
