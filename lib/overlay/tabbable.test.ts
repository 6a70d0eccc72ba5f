// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { loopTab } from './tabbable'

it.each([
  ['Tab on the last element goes to the first', 'last', false, 'first'],
  ['Shift+Tab on the first element goes to the last', 'first', true, 'last'],
  ['Tab in the middle is left to the browser', 'middle', false, 'middle'],
])('%s', (_, from, shiftKey, to) => {
  document.body.innerHTML =
    '<div tabindex="-1"><a id="first" href="#">A</a><button id="middle">B</button><a id="last" href="#">C</a></div>'
  const panel = document.querySelector('div')!
  panel.addEventListener('keydown', (event) => loopTab(event, panel))
  const element = document.getElementById(from)!
  element.focus()
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  expect([document.activeElement?.id, event.defaultPrevented]).toEqual([to, from !== to])
})
