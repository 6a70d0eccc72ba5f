// @vitest-environment jsdom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { hydrateIsland } from './hydrate-island'

let broken = false
function Counter() {
  const [count, setCount] = useState(0)
  if (broken && count > 0) throw new Error('Out of order')
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

const press = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click()

test('restores a part that throws, shows a notice, and starts it again on Retry', async () => {
  // Inside act() React throws errors instead of reporting them.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML =
    '<div data-frame></div><header><button type="button">Count <!-- -->0</button></header>'
  const frame = document.querySelector('[data-frame]') as HTMLElement
  const header = document.querySelector('header') as HTMLElement
  const alive = vi.fn()
  const leave = hydrateIsland(header, <Counter />, 'toolbar', alive)
  await vi.waitFor(() => expect(alive).toHaveBeenCalled())
  broken = true
  press('Count 0')
  await vi.waitFor(() => expect(frame.textContent).toBe('The toolbar stopped working.Retry'))
  expect(header.textContent).toBe('Count 0')
  expect(logged).toHaveBeenCalledTimes(1)
  broken = false
  alive.mockClear()
  press('Retry')
  expect(frame.textContent).toBe('')
  await vi.waitFor(() => expect(alive).toHaveBeenCalled())
  press('Count 0')
  await vi.waitFor(() => expect(header.textContent).toBe('Count 1'))
  leave()
  await vi.waitFor(() => expect(header.textContent).toBe(''))
  vi.unstubAllGlobals()
})
