// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayEarlyInput } from './early-input'

const onOpen = vi.fn()
const root = document.documentElement

function Form() {
  const [name, setName] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [size, setSize] = useState('')
  return (
    <form data-content="" onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={isAgreed} onChange={() => setIsAgreed((was) => !was)} />
      {['S', 'M'].map((option) => (
        <input
          key={option}
          type="radio"
          name="size"
          value={option}
          checked={size === option}
          onChange={() => setSize(option)}
        />
      ))}
      <button type="button" onClick={onOpen}>
        <span>Open</span>
      </button>
      <output>{`${name} ${isAgreed}`}</output>
    </form>
  )
}

let reactRoot: Root | undefined
const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)!
const output = () => find('output').textContent
const hydrate = () =>
  act(async () => {
    reactRoot = hydrateRoot(document.body, <Form />)
  })
const markReady = () =>
  act(async () => {
    root.dataset.ready = ''
    await Promise.resolve()
  })
const type = (text: string) => {
  const field = find<HTMLInputElement>('[aria-label]')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = renderToString(<Form />)
  replayEarlyInput(root)
})

afterEach(async () => {
  await act(async () => reactRoot?.unmount())
  reactRoot = undefined
  delete root.dataset.ready
  onOpen.mockClear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('input and checks before hydration are applied when the page is ready', async () => {
  type('maya')
  find<HTMLInputElement>('[type=checkbox]').click()
  await hydrate()
  await markReady()
  expect(output()).toBe('maya true')
  expect(find<HTMLInputElement>('[aria-label]').value).toBe('maya')
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
})

test('the last of several choices before hydration is applied', async () => {
  for (const option of ['M', 'S', 'M']) find<HTMLInputElement>(`[value=${option}]`).click()
  await hydrate()
  await markReady()
  expect(find<HTMLInputElement>('[value=M]').checked).toBe(true)
  expect(find<HTMLInputElement>('[value=S]').checked).toBe(false)
})

test('a check after hydration is not repeated', async () => {
  await hydrate()
  await act(async () => find<HTMLInputElement>('[type=checkbox]').click())
  await markReady()
  expect(output()).toBe(' true')
})

test('a button that is pressed three times before hydration is clicked once', async () => {
  for (let press = 0; press < 3; press++) find<HTMLElement>('button span').click()
  await hydrate()
  expect(onOpen).not.toHaveBeenCalled()
  await markReady()
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('an old press is not repeated', async () => {
  find<HTMLElement>('button').click()
  await hydrate()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 6000)
  await markReady()
  expect(onOpen).not.toHaveBeenCalled()
})
