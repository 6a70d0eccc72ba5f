import { expect, it } from 'vitest'
import { fittedTitleClass } from './fitted-title'

const reservedLetterCount = (title: string) => Number(/--letters:(\d+)/.exec(fittedTitleClass(title))?.[1])

it('a large title shrinks to fit its longest word', () => {
  expect(reservedLetterCount('Login')).toBe(8)
  expect(reservedLetterCount('Swipe to Dismiss')).toBe(8)
  expect(reservedLetterCount('Notifications')).toBe(13)
  expect(reservedLetterCount('All notifications')).toBe(13)
  expect(reservedLetterCount('Simple-notifications')).toBe(13)
})

it('there is a size for words of any length', () => {
  expect(reservedLetterCount('Donaudampfschifffahrt')).toBe(16)
  expect(reservedLetterCount('')).toBe(8)
})

it('smaller titles shrink from their own size', () => {
  expect(fittedTitleClass('Notifications', 'title1')).toContain('min(var(--pb-text-title1),')
  expect(fittedTitleClass('Notifications', 'title2')).toContain('min(var(--pb-text-title2),')
})
