import { expect, it } from 'vitest'
import { fittedTitle } from './fitted-title'

const letters = (title: string) => Number(/--letters:(\d+)/.exec(fittedTitle(title))?.[1])

it('a large title shrinks to fit its longest word', () => {
  expect(letters('Login')).toBe(8)
  expect(letters('Swipe to Dismiss')).toBe(8)
  expect(letters('Notifications')).toBe(13)
  expect(letters('All notifications')).toBe(13)
  expect(letters('Simple-notifications')).toBe(13)
})

it('there is a size for words of any length', () => {
  expect(letters('Donaudampfschifffahrt')).toBe(16)
  expect(letters('')).toBe(8)
})

it('smaller titles shrink from their own size', () => {
  expect(fittedTitle('Notifications', 'title1')).toContain('min(var(--pb-text-title1),')
  expect(fittedTitle('Notifications', 'title2')).toContain('min(var(--pb-text-title2),')
})
