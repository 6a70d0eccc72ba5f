import { expect, test } from 'vitest'
import type { Mode } from '@/lib/frame/state'
import {
  comparedFramesOf,
  limitWidths,
  readComparison,
  toggleAxis,
  toggleWidth,
  writeComparison,
} from './comparison'

const labels = (search: string) => comparedFramesOf(readComparison(search)).map(({ label }) => label)

test('a URL without a query compares both platforms', () => {
  expect(comparedFramesOf(readComparison('?show=alert/0&theme=dark'))).toEqual([
    { label: 'iOS', width: 390, src: '/alert/0/?theme=dark&mode=ios&embed=1' },
    { label: 'Material', width: 390, src: '/alert/0/?theme=dark&mode=md&embed=1' },
  ])
})

test('two axes result in four frames at most', () => {
  expect(labels('?by=mode,theme,dir')).toEqual([
    'iOS, Light',
    'iOS, Dark',
    'Material, Light',
    'Material, Dark',
  ])
  expect(labels('?by=width&widths=768,320,390,430')).toEqual(['320 px', '390 px', '430 px', '768 px'])
})

test('compares the generations of the platform in the URL, or of the visitor’s platform', () => {
  const labelsWithQueries = (search: string, mode?: Mode) =>
    comparedFramesOf(readComparison(search), mode).map(({ label, src }) => `${label} ${src.split('?')[1]}`)
  expect(labelsWithQueries('?show=login/0&by=generation&mode=ios', 'md')).toEqual([
    'iOS 26 mode=ios&ios=26&embed=1',
    'iOS 18 mode=ios&ios=18&embed=1',
  ])
  expect(labelsWithQueries('?show=login/0&by=generation&theme=dark', 'md')).toEqual([
    'Material 3 Expressive theme=dark&mode=md&md=expressive&embed=1',
    'Material 3 Baseline theme=dark&mode=md&md=baseline&embed=1',
  ])
})

test('platforms and generations together result in four frames', () => {
  expect(labels('?by=mode,generation')).toEqual([
    'iOS 26',
    'iOS 18',
    'Material 3 Expressive',
    'Material 3 Baseline',
  ])
  expect(labels('?by=generation,theme&mode=ios')).toEqual([
    'iOS 26, Light',
    'iOS 26, Dark',
    'iOS 18, Light',
    'iOS 18, Dark',
  ])
})

test('the other direction has its own language', () => {
  const [ltr, rtl] = comparedFramesOf(readComparison('?show=login/0&by=dir&lang=en&dir=ltr'))
  expect(ltr?.src).toBe('/login/0/?dir=ltr&embed=1')
  expect(rtl?.src).toBe('/login/0/?dir=rtl&embed=1')
})

test.each(['?show=login/0', '?show=tab/0/tab/tab2&by=width&widths=320,768&mirror=0&mode=ios&accent=red'])(
  'writes the URL that was read: %s',
  (search) => {
    expect(writeComparison(readComparison(search))).toBe(search)
  },
)

test('an invalid URL shows the default comparison', () => {
  expect(writeComparison(readComparison('?show=nowhere&by=taste&widths=1,2&full=1'))).toBe('?show=login/1')
})

test('at least one axis remains', () => {
  expect(toggleAxis(['mode'], 'mode')).toEqual(['mode'])
  expect(toggleAxis(['mode'], 'generation')).toEqual(['generation'])
  expect(toggleAxis(['generation'], 'mode')).toEqual(['mode', 'generation'])
  expect(toggleAxis(['mode', 'dir'], 'theme')).toEqual(['dir', 'theme'])
  expect(toggleWidth([320, 430], 320, ['width'])).toEqual([320, 430])
  expect(toggleWidth([320, 430], 390, ['width'])).toEqual([320, 390, 430])
})

test('with a second axis there are two widths, which the URL contains', () => {
  expect(writeComparison(readComparison('?by=mode,width&widths=320,390,768'))).toBe(
    '?show=login/1&by=mode,width&widths=320,768',
  )
  expect(labels('?by=mode,width&widths=320,390,768')).toEqual([
    'iOS, 320 px',
    'iOS, 768 px',
    'Material, 320 px',
    'Material, 768 px',
  ])
  expect(limitWidths([320, 390, 430], ['width'])).toEqual([320, 390, 430])
  expect(toggleWidth([320, 768], 390, ['mode', 'width'])).toEqual([390, 768])
  expect(toggleWidth([320, 768], 430, ['mode', 'width'])).toEqual([430, 768])
})
