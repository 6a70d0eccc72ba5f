import { expect, test } from 'vitest'
import { DEFAULTS } from '@/lib/frame'
import { includedState, shareParams } from './share-params'

const state = { ...DEFAULTS, mode: 'ios', text: 1.2, accent: 'ff8800' } as const

test('a link contains the look, and other parameters only if they differ from the default', () => {
  expect(shareParams(state).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Platform iOS',
    'Version iOS 26',
    'Direction LTR',
    'Theme Light',
    'Accent #ff8800',
    'Text size 120%',
  ])
})

test('a link does not contain the parameters that the sender leaves out', () => {
  expect(includedState(state, new Set(['theme', 'accent']))).toEqual({
    mode: 'ios',
    ios: '26',
    dir: 'ltr',
    text: 1.2,
  })
})

test('a link to a right-to-left screen names its language', () => {
  const labelsOf = (lang: 'ar' | 'en') =>
    shareParams({ ...state, dir: 'rtl', lang }).map(({ label, value }) => `${label} ${value}`)
  expect(labelsOf('ar')).toContain('Direction RTL, Arabic')
  expect(labelsOf('en')).toEqual(expect.arrayContaining(['Direction RTL', 'Language English']))
})
