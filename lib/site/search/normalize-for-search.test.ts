import { expect, test } from 'vitest'
import { matchRangesOf, normalizeForSearch } from './normalize-for-search'

const markedTexts = (text: string, query: string) =>
  matchRangesOf(text, query).map(([from, to]) => text.slice(from, to))

test('case and accents are ignored', () => {
  expect(normalizeForSearch('Crème BRÛLÉE').text).toBe('creme brulee')
  expect(normalizeForSearch('Drop-Down').compact).toBe('dropdown')
})

test('Arabic is equal with and without vowel signs, hamza and tatweel, and in both kinds of digits', () => {
  expect(normalizeForSearch('الإعدادات').text).toBe(normalizeForSearch('الاعدادات').text)
  expect(normalizeForSearch('مقدّمة').text).toBe(normalizeForSearch('مقدمه').text)
  expect(normalizeForSearch('مـــوسيقى ٢').text).toBe(normalizeForSearch('موسيقي 2').text)
})

test('an Arabic word is marked with or without its article', () => {
  expect(markedTexts('تسجيل الدخول', 'دخول')).toEqual(['دخول'])
  expect(markedTexts('مفتاح تبديل', 'التبديل مفتاح')).toEqual(['مفتاح تبديل'.slice(0, 5), 'تبديل'])
  expect(markedTexts('التنبيه', 'ال')).toEqual(['ال'])
})

test('a match is marked at its position in the original text', () => {
  expect(markedTexts('Full image cards', 'card')).toEqual(['card'])
  expect(markedTexts('Café au lait', 'cafe')).toEqual(['Café'])
  expect(markedTexts('ﬁnal', 'fi')).toEqual(['ﬁ'])
})

test('the beginnings of several words are marked, in any order', () => {
  expect(markedTexts('Full image cards with avatar', 'av card')).toEqual(['card', 'av'])
  expect(markedTexts('Login + logo 2', 'logo login')).toEqual(['Login', 'logo'])
})

test('a match inside a word is marked from three letters on', () => {
  expect(markedTexts('Timeline', 'line')).toEqual(['line'])
  expect(markedTexts('Timeline', 'ne')).toEqual([])
  expect(markedTexts('Timeline', ' ')).toEqual([])
})
