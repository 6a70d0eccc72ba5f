// @vitest-environment jsdom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from './early-input'

const opened = vi.fn()
const root = document.documentElement

function Form() {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form data-content="" onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={() => setAgreed((was) => !was)} />
      <button type="button" onClick={opened}>
        <span>Open</span>
      </button>
      <output>{`${name} ${agreed}`}</output>
    </form>
  )
}

let react: Root | undefined
const of = <T extends Element>(selector: string) => document.querySelector<T>(selector)!
const output = () => of('output').textContent
const hydrate = () =>
  act(async () => {
    react = hydrateRoot(document.body, <Form />)
  })
const ready = () =>
  act(async () => {
    root.dataset.ready = ''
    await Promise.resolve()
  })
const type = (text: string) => {
  const field = of<HTMLInputElement>('[aria-label]')
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = renderToString(<Form />)
  keepEarlyInput(root)
})

afterEach(async () => {
  await act(async () => react?.unmount())
  react = undefined
  delete root.dataset.ready
  opened.mockClear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('input and checks before hydration are applied when the page is ready', async () => {
  type('maya')
  of<HTMLInputElement>('[type=checkbox]').click()
  await hydrate()
  await ready()
  expect(output()).toBe('maya true')
  expect(of<HTMLInputElement>('[aria-label]').value).toBe('maya')
  expect(of<HTMLInputElement>('[type=checkbox]').checked).toBe(true)
})

test('a check after hydration is not repeated', async () => {
  await hydrate()
  await act(async () => of<HTMLInputElement>('[type=checkbox]').click())
  await ready()
  expect(output()).toBe(' true')
})

test('a button that is pressed three times before hydration is clicked once', async () => {
  for (let press = 0; press < 3; press++) of<HTMLElement>('button span').click()
  await hydrate()
  expect(opened).not.toHaveBeenCalled()
  await ready()
  expect(opened).toHaveBeenCalledTimes(1)
})

test('an old press is not repeated', async () => {
  of<HTMLElement>('button').click()
  await hydrate()
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 6000)
  await ready()
  expect(opened).not.toHaveBeenCalled()
})
