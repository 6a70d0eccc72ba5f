import { expect, test } from 'vitest'
import { listSamplePaths } from '@/lib/data/sample-files'
import { checkTranslations } from './check-translations'

test('the sample data exists in both languages', () => {
  expect(() => checkTranslations(listSamplePaths(), listSamplePaths('ar'))).not.toThrow()
})

test('a data file without an Arabic counterpart is an error that names it', () => {
  expect(() => checkTranslations(['comment/layout3', 'home'], ['home'])).toThrow(
    'Patternbook: data/comment/layout3.json has no Arabic counterpart; add data/ar/comment/layout3.json.',
  )
})

test('an Arabic file without an English counterpart is an error that names it', () => {
  expect(() => checkTranslations(['home'], ['home', 'comment/layout3'])).toThrow(
    'Patternbook: data/ar/comment/layout3.json has no English counterpart; add data/comment/layout3.json',
  )
})
