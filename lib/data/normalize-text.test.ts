import { expect, it } from 'vitest'
import { normalizeText } from './normalize-text'

const matches = (query: string, text: string) => normalizeText(text).includes(normalizeText(query))

it('ignores case and accents', () => {
  expect(matches('CAFE', 'A café without a closing time')).toBe(true)
  expect(matches('ines', 'Inês Carvalho')).toBe(true)
  expect(matches('strasse', 'Straße')).toBe(true)
  expect(matches('Érg', 'erg chebbi')).toBe(true)
})

it('treats all forms of alef as equal, with or without vowel signs', () => {
  expect(matches('الاغاني', 'الأغاني')).toBe(true)
  expect(matches('أول', 'اول فيلم')).toBe(true)
  expect(matches('خبازون', 'خبّازون قبل الفجر')).toBe(true)
  expect(matches('العبارة', 'جوقة العبّاره')).toBe(true)
  expect(matches('على', 'يومان علي امتداد')).toBe(true)
})

it('finds numbers in the digits of both languages', () => {
  expect(matches('28', 'ركّاب الترام ٢٨')).toBe(true)
  expect(matches('٢٨', 'Tram 28 after dark')).toBe(true)
})

it('ignores extra spaces, and does not match other words', () => {
  expect(matches('  tram   28 ', 'Tram 28 after dark')).toBe(true)
  expect(matches('bus', 'Tram 28 after dark')).toBe(false)
})
