// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createDeferred } from '@/lib/overlay/deferred'
import { flushPromises } from '@/lib/overlay/test-utils'
import { blockPresses } from './block-presses'

const setUpPage = () => {
  document.body.innerHTML =
    '<button id="out"></button><div data-frame><button id="in"></button><div data-overlays><button id="over"></button></div></div>'
  const onPress = vi.fn<(id: string) => void>()
  for (const button of document.querySelectorAll('button')) button.onclick = () => onPress(button.id)
  const pressAll = () => {
    onPress.mockClear()
    for (const button of document.querySelectorAll('button')) button.click()
    return onPress.mock.calls.flat()
  }
  return pressAll
}
afterEach(() => {
  document.body.innerHTML = ''
})

it('presses on the page are ignored while something loads; overlays and the shell still respond', async () => {
  const pressAll = setUpPage()
  const one = createDeferred<void>()
  const other = createDeferred<void>()
  blockPresses(one.promise)
  blockPresses(other.promise)
  expect(pressAll()).toEqual(['out', 'over'])
  one.resolve()
  await flushPromises()
  expect(pressAll()).toEqual(['out', 'over'])
  other.resolve()
  await flushPromises()
  expect(pressAll()).toEqual(['out', 'in', 'over'])
})

it('a failed request stops blocking presses', async () => {
  const pressAll = setUpPage()
  const failedRequest = createDeferred<void>()
  blockPresses(failedRequest.promise)
  failedRequest.reject(new Error('offline'))
  await flushPromises()
  expect(pressAll()).toContain('in')
})
