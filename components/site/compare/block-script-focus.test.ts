// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { blockScriptFocus } from './block-script-focus'

test('scripts cannot move the focus while it is blocked, but they can afterward', () => {
  document.body.innerHTML = '<button>One</button><button>Two</button>'
  const [one, two] = document.querySelectorAll('button')
  let isBlocked = false
  const unblock = blockScriptFocus(document, () => isBlocked)
  one?.focus()
  expect(document.activeElement).toBe(one)
  isBlocked = true
  two?.focus()
  expect(document.activeElement).toBe(one)
  unblock()
  two?.focus()
  expect(document.activeElement).toBe(two)
})
