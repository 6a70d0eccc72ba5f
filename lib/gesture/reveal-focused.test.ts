// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { revealFocusedCard } from './reveal-focused'

it.each([
  ['the keyboard scrolls its card into view', true, 1],
  ['a touch does not scroll', false, 0],
])('focus by %s', (_, isFocusVisible, times) => {
  const target = document.createElement('button')
  target.scrollIntoView = vi.fn()
  vi.spyOn(target, 'matches').mockReturnValue(isFocusVisible)
  revealFocusedCard({ target })
  expect(target.scrollIntoView).toHaveBeenCalledTimes(times)
})
