// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { applyCustomAccent } from './custom-accent'
import { DEFAULTS } from './state'

const createRoot = () => document.createElement('div')
const primaryColor = (root: HTMLElement) => root.style.getPropertyValue('--pb-primary')

test('a color sets tokens, the last of several calls decides, and a named accent removes the tokens', async () => {
  const root = createRoot()
  await applyCustomAccent(root, { ...DEFAULTS, accent: 'green' })
  expect(primaryColor(root)).toBe('')
  await Promise.all([
    applyCustomAccent(root, { ...DEFAULTS, accent: 'aa0000' }),
    applyCustomAccent(root, { ...DEFAULTS, accent: '00aa00' }),
  ])
  const green = createRoot()
  await applyCustomAccent(green, { ...DEFAULTS, accent: '00aa00' })
  expect(primaryColor(root)).not.toBe('')
  expect(primaryColor(root)).toBe(primaryColor(green))
  await applyCustomAccent(root, { ...DEFAULTS, accent: 'green' })
  expect([primaryColor(root), root.style.length]).toEqual(['', 0])
})

test('two roots have their own accents', async () => {
  const [first, second] = [createRoot(), createRoot()]
  await Promise.all([
    applyCustomAccent(first, { ...DEFAULTS, accent: 'aa0000' }),
    applyCustomAccent(second, { ...DEFAULTS, accent: '0000aa' }),
  ])
  expect(primaryColor(first)).not.toBe('')
  expect(primaryColor(second)).not.toBe(primaryColor(first))
})
