import { expect, test } from 'vitest'
import { DEFAULTS } from '@/lib/frame'
import { describeChangedOptions } from './options'

test('names the options that differ from the defaults', () => {
  expect(describeChangedOptions(DEFAULTS)).toBe('')
  expect(describeChangedOptions({ ...DEFAULTS, dir: 'rtl', lang: 'ar' })).toBe('')
  expect(describeChangedOptions({ ...DEFAULTS, state: 'empty', text: 1.3, lang: 'ar' })).toBe(
    'Empty, 130%, Arabic',
  )
  expect(describeChangedOptions({ ...DEFAULTS, dir: 'rtl', lang: 'en' })).toBe('English')
  expect(describeChangedOptions({ ...DEFAULTS, edge: true })).toBe('Edge to edge')
})
