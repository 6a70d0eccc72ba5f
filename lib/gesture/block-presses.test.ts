// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { deferred } from '@/lib/overlay/deferred'
import { settle } from '@/lib/overlay/test-utils'
import { blockPresses } from './block-presses'

const page = () => {
  document.body.innerHTML =
    '<button id="out"></button><div data-frame><button id="in"></button><div data-overlays><button id="over"></button></div></div>'
  const pressed = vi.fn<(id: string) => void>()
  for (const button of document.querySelectorAll('button')) button.onclick = () => pressed(button.id)
  const press = () => {
    pressed.mockClear()
    for (const button of document.querySelectorAll('button')) button.click()
    return pressed.mock.calls.flat()
  }
  return press
}
afterEach(() => {
  document.body.innerHTML = ''
})

it('presses on the page are ignored while something loads; overlays and the shell still respond', async () => {
  const press = page()
  const one = deferred<void>()
  const other = deferred<void>()
  blockPresses(one.promise)
  blockPresses(other.promise)
  expect(press()).toEqual(['out', 'over'])
  one.resolve()
  await settle()
  expect(press()).toEqual(['out', 'over'])
  other.resolve()
  await settle()
  expect(press()).toEqual(['out', 'in', 'over'])
})

it('a failed request stops blocking presses', async () => {
  const press = page()
  const lost = deferred<void>()
  blockPresses(lost.promise)
  lost.reject(new Error('offline'))
  await settle()
  expect(press()).toContain('in')
})
