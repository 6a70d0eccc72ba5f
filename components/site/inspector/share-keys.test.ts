import { expect, test } from 'vitest'
import { DEFAULTS } from '@/lib/frame'
import { keptKeys, shareKeys } from './share-keys'

const state = { ...DEFAULTS, mode: 'ios', text: 1.2, accent: 'ff8800' } as const

test('a link names the look in words, and other keys only where they differ from the usual', () => {
  expect(shareKeys(state).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Platform iOS',
    'Version iOS 26',
    'Direction LTR',
    'Theme Light',
    'Accent #ff8800',
    'Text size 120 %',
  ])
})

test('what its sender leaves out follows the reader', () => {
  expect(keptKeys(state, new Set(['theme', 'accent']))).toEqual({
    mode: 'ios',
    ios: '26',
    dir: 'ltr',
    text: 1.2,
  })
})
