import { expect, it } from 'vitest'
import { count, digits, fill } from './fill'

it('puts names and numbers into a sentence', () => {
  expect(fill('{checked} of {total}', { checked: 3, total: 6 })).toBe('3 of 6')
  expect(fill('{title} opened', { title: 'Still water' })).toBe('Still water opened')
})

it('writes the numbers of an Arabic sentence in its own digits, and leaves texts alone', () => {
  expect(fill('{checked} من {total}', { checked: 3, total: 16 }, 'ar')).toBe('٣ من ١٦')
  expect(fill('{email}', { email: 'a1@b.example' }, 'ar')).toBe('a1@b.example')
  expect(digits(439, 'ar')).toBe('٤٣٩')
  expect(digits(439, 'en')).toBe('439')
})

it('leaves a place without a value visible instead of guessing', () => {
  expect(fill('{title} opened', {})).toBe('{title} opened')
})

it('counts on from a number in either writing', () => {
  expect(count('118')).toBe(118)
  expect(count('١١٨')).toBe(118)
  expect(count('')).toBe(0)
})
