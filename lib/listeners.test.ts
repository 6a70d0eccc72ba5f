import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners'

it('each listener receives every value until it unsubscribes', () => {
  const { subscribe, emit } = createListeners<number>()
  const [one, other] = [vi.fn(), vi.fn()]
  const stop = subscribe(one)
  subscribe(other)
  emit(1)
  stop()
  emit(2)
  expect(one.mock.calls).toEqual([[1]])
  expect(other.mock.calls).toEqual([[1], [2]])
})

it('a listener that is added or removed during a call is not called', () => {
  const { subscribe, emit } = createListeners()
  const [added, removed] = [vi.fn(), vi.fn()]
  let stop = () => {}
  subscribe(() => {
    stop()
    subscribe(added)
  })
  stop = subscribe(removed)
  emit()
  expect(added).not.toHaveBeenCalled()
  expect(removed).not.toHaveBeenCalled()
})
