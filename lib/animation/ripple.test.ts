// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { showRipple } from './ripple'

const rippleDuration = (generation: string, mode = 'md') => {
  document.body.innerHTML = `<div data-mode="${mode}" data-generation="${generation}"><button class="pressable"></button></div>`
  const button = document.querySelector('button')!
  const animate = vi.fn()
  button.animate = animate
  showRipple({ target: button, button: 0, clientX: 0, clientY: 0 } as never)
  return animate.mock.calls[0]?.[1]?.duration
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

it('the ripple has the duration of its Material generation and does not exist on iOS', () => {
  expect(rippleDuration('expressive')).toBe(825)
  expect(rippleDuration('baseline')).toBe(550)
  expect(rippleDuration('26', 'ios')).toBeUndefined()
})

it('on iOS the light of a pressed control spreads from the touched point', () => {
  document.body.innerHTML = '<div data-mode="ios"><button class="pressable"></button></div>'
  const button = document.querySelector('button')!
  button.getBoundingClientRect = () => ({ left: 100, top: 10, width: 40, height: 20 }) as DOMRect
  showRipple({ target: button, button: 0, clientX: 110, clientY: 25 } as never)
  expect(button.style.getPropertyValue('--press-x')).toBe('25%')
  expect(button.style.getPropertyValue('--press-y')).toBe('75%')
})
