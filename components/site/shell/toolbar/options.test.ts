import { expect, test } from 'vitest'
import { DEFAULTS } from '@/lib/frame'
import { changedOptions } from './options'

test('names the options that differ from the defaults', () => {
  expect(changedOptions(DEFAULTS)).toBe('')
  expect(changedOptions({ ...DEFAULTS, dir: 'rtl', lang: 'ar' })).toBe('')
  expect(changedOptions({ ...DEFAULTS, state: 'empty', text: 1.3, lang: 'ar' })).toBe('Empty, 130%, Arabic')
  expect(changedOptions({ ...DEFAULTS, dir: 'rtl', lang: 'en' })).toBe('English')
  expect(changedOptions({ ...DEFAULTS, edge: true })).toBe('Edge to edge')
})
