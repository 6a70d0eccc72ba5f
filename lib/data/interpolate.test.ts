import { expect, it } from 'vitest'
import { formatDigits, interpolate, parseCount } from './interpolate'

it('replaces placeholders with texts and numbers', () => {
  expect(interpolate('{checked} of {total}', { checked: 3, total: 6 })).toBe('3 of 6')
  expect(interpolate('{title} opened', { title: 'Still water' })).toBe('Still water opened')
})

it('writes numbers in Arabic-Indic digits in Arabic, and does not change texts', () => {
  expect(interpolate('{checked} من {total}', { checked: 3, total: 16 }, 'ar')).toBe('٣ من ١٦')
  expect(interpolate('{email}', { email: 'a1@b.example' }, 'ar')).toBe('a1@b.example')
  expect(formatDigits(439, 'ar')).toBe('٤٣٩')
  expect(formatDigits(439, 'en')).toBe('439')
})

it('keeps a placeholder without a value', () => {
  expect(interpolate('{title} opened', {})).toBe('{title} opened')
})

it('parses numbers in Latin and Arabic-Indic digits', () => {
  expect(parseCount('118')).toBe(118)
  expect(parseCount('١١٨')).toBe(118)
  expect(parseCount('')).toBe(0)
})

it('chooses the plural form of the language', () => {
  const english = '{number, plural, one {# like} other {# likes}}'
  expect([0, 1, 2].map((number) => interpolate(english, { number }))).toEqual([
    '0 likes',
    '1 like',
    '2 likes',
  ])
  const arabic =
    '{number, plural, zero {لا صور} one {صورة واحدة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}'
  expect([0, 1, 2, 3, 10, 11, 99, 100, 104].map((number) => interpolate(arabic, { number }, 'ar'))).toEqual([
    'لا صور',
    'صورة واحدة',
    'صورتان',
    '٣ صور',
    '١٠ صور',
    '١١ صورة',
    '٩٩ صورة',
    '١٠٠ صورة',
    '١٠٤ صور',
  ])
})

it('replaces plural forms next to other placeholders, and uses "other" if the category has no form', () => {
  const sentence = '{name}: {number, plural, other {# songs}}, {total}'
  expect(interpolate(sentence, { name: 'Friday', number: '3', total: 4 })).toBe('Friday: 3 songs, 4')
  expect(interpolate(sentence, { name: 'Friday', total: 4 })).toBe(
    'Friday: {number, plural, other {# songs}}, 4',
  )
})
