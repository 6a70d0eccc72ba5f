// @vitest-environment jsdom
import { Component, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { hydrateIsland } from './hydrate-island'

let shouldThrow = false
function Counter() {
  const [count, setCount] = useState(0)
  if (shouldThrow && count > 0) throw new Error('Out of order')
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}

const press = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click()

test('restores a part that throws, shows a notice, and starts it again on Retry', async () => {
  // Without act(), because React does not call onUncaughtError in act(). The flag prevents warnings about missing act() calls.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML =
    '<div data-frame></div><header><button type="button">Count <!-- -->0</button></header>'
  const frame = document.querySelector('[data-frame]') as HTMLElement
  // In jsdom, no element has a box.
  frame.getClientRects = () => [new DOMRect(0, 0, 390, 844)] as unknown as DOMRectList
  const header = document.querySelector('header') as HTMLElement
  const onSettled = vi.fn()
  const unmount = hydrateIsland(header, <Counter />, 'toolbar', onSettled)
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
  shouldThrow = true
  press('Count 0')
  await vi.waitFor(() => expect(frame.textContent).toBe('The toolbar stopped working.Retry'))
  expect(header.textContent).toBe('Count 0')
  expect(consoleError).toHaveBeenCalledTimes(1)
  shouldThrow = false
  onSettled.mockClear()
  press('Retry')
  expect(frame.textContent).toBe('')
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalled())
  press('Count 0')
  await vi.waitFor(() => expect(header.textContent).toBe('Count 1'))
  unmount()
  await vi.waitFor(() => expect(header.textContent).toBe(''))
  vi.unstubAllGlobals()
})

function Broken({ error }: { error: Error }): ReactNode {
  throw error
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

test('an error that a boundary in the part catches is logged once, and our own errors are logged as one line', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  consoleError.mockClear()
  const externalError = new Error('Out of order')
  for (const [error, loggedValue] of [
    [new Error('Patternbook: the code could not be loaded.'), 'Patternbook: the code could not be loaded.'],
    [externalError, externalError],
  ] as const) {
    document.body.innerHTML = '<header></header>'
    const unmount = hydrateIsland(
      document.querySelector('header') as HTMLElement,
      <>
        <Boundary>
          <Broken error={error} />
        </Boundary>
        <Boundary>
          <Broken error={error} />
        </Boundary>
      </>,
      'inspector',
    )
    await vi.waitFor(() => expect(consoleError.mock.calls).toEqual([[loggedValue]]))
    consoleError.mockClear()
    unmount()
  }
  vi.unstubAllGlobals()
})
