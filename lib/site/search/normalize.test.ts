import { expect, test } from 'vitest'
import { marksOf, normalize } from './normalize'

const marked = (text: string, query: string) => marksOf(text, query).map(([from, to]) => text.slice(from, to))

test('capitals and accents make no difference', () => {
  expect(normalize('Crème BRÛLÉE').text).toBe('creme brulee')
  expect(normalize('Drop-Down').tight).toBe('dropdown')
})

test('Arabic is the same with and without vowel signs, hamza, tatweel, and in either digits', () => {
  expect(normalize('الإعدادات').text).toBe(normalize('الاعدادات').text)
  expect(normalize('مقدّمة').text).toBe(normalize('مقدمه').text)
  expect(normalize('مـــوسيقى ٢').text).toBe(normalize('موسيقي 2').text)
})

test('an Arabic word is marked with or without its article', () => {
  expect(marked('تسجيل الدخول', 'دخول')).toEqual(['دخول'])
  expect(marked('مفتاح تبديل', 'التبديل مفتاح')).toEqual(['مفتاح تبديل'.slice(0, 5), 'تبديل'])
  expect(marked('التنبيه', 'ال')).toEqual(['ال'])
})

test('what was looked for is marked where it stands in the text as it is written', () => {
  expect(marked('Full image cards', 'card')).toEqual(['card'])
  expect(marked('Café au lait', 'cafe')).toEqual(['Café'])
  expect(marked('ﬁnal', 'fi')).toEqual(['ﬁ'])
})

test('the beginnings of several words are marked one by one, in any order', () => {
  expect(marked('Full image cards with avatar', 'av card')).toEqual(['card', 'av'])
  expect(marked('Login + logo 2', 'logo login')).toEqual(['Login', 'logo'])
})

test('inside a word three letters are marked, fewer are chance', () => {
  expect(marked('Timeline', 'line')).toEqual(['line'])
  expect(marked('Timeline', 'ne')).toEqual([])
  expect(marked('Timeline', ' ')).toEqual([])
})
