// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { applyState } from './apply-state'
import { DEFAULTS } from './state'

it('reduced motion and full screen are attributes of the root element, with the names that style sheets use', () => {
  const root = document.createElement('div')
  applyState(root, { ...DEFAULTS, motion: 'reduced', full: true })
  expect(root.hasAttribute('data-reduced-motion')).toBe(true)
  expect(root.hasAttribute('data-fullscreen')).toBe(true)
  applyState(root, DEFAULTS)
  expect(root.hasAttribute('data-reduced-motion')).toBe(false)
  expect(root.hasAttribute('data-fullscreen')).toBe(false)
})
