import { expect, it } from 'vitest'
import { normalizeText } from './normalize-text'

const finds = (query: string, text: string) => normalizeText(text).includes(normalizeText(query))

it('ignores case and accents', () => {
  expect(finds('CAFE', 'A café without a closing time')).toBe(true)
  expect(finds('ines', 'Inês Carvalho')).toBe(true)
  expect(finds('strasse', 'Straße')).toBe(true)
  expect(finds('Érg', 'erg chebbi')).toBe(true)
})

it('treats all forms of alef as equal, with or without vowel signs', () => {
  expect(finds('الاغاني', 'الأغاني')).toBe(true)
  expect(finds('أول', 'اول فيلم')).toBe(true)
  expect(finds('خبازون', 'خبّازون قبل الفجر')).toBe(true)
  expect(finds('العبارة', 'جوقة العبّاره')).toBe(true)
  expect(finds('على', 'يومان علي امتداد')).toBe(true)
})

it('finds numbers in the digits of both languages', () => {
  expect(finds('28', 'ركّاب الترام ٢٨')).toBe(true)
  expect(finds('٢٨', 'Tram 28 after dark')).toBe(true)
})

it('ignores extra spaces, and does not match other words', () => {
  expect(finds('  tram   28 ', 'Tram 28 after dark')).toBe(true)
  expect(finds('bus', 'Tram 28 after dark')).toBe(false)
})
