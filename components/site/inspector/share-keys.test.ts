import { expect, test } from 'vitest'
import { DEFAULTS } from '@/lib/frame'
import { includedKeys, notInPicture, shareKeys } from './share-keys'

const state = { ...DEFAULTS, mode: 'ios', text: 1.2, accent: 'ff8800' } as const

test('a link contains the look, and other keys only if they differ from the default', () => {
  expect(shareKeys(state).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Platform iOS',
    'Version iOS 26',
    'Direction LTR',
    'Theme Light',
    'Accent #ff8800',
    'Text size 120%',
  ])
})

test('keys that the sender leaves out depend on the reader', () => {
  expect(includedKeys(state, new Set(['theme', 'accent']))).toEqual({
    mode: 'ios',
    ios: '26',
    dir: 'ltr',
    text: 1.2,
  })
})

test('names the settings that a picture does not show', () => {
  expect(notInPicture({ ...DEFAULTS, mode: 'ios', resolvedTheme: 'dark', theme: 'dark' })).toEqual([])
  expect(
    notInPicture({
      ...DEFAULTS,
      mode: 'ios',
      ios: '18',
      dir: 'rtl',
      lang: 'ar',
      accent: 'green',
      state: 'empty',
      text: 1.3,
    }),
  ).toEqual(['Version iOS 18', 'Direction RTL', 'Accent Green', 'Text size 130%', 'State Empty'])
})
