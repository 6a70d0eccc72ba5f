import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unicodeRanges } from './unicode-ranges.ts'

const css = readFileSync('app/fonts.css', 'utf8')

it.each(Object.entries(unicodeRanges))(
  'the font %s is declared for the characters of its subset',
  (name, range) => {
    expect(existsSync(`app/fonts/${name}.woff2`)).toBe(true)
    const declared = css.split(`'./fonts/${name}.woff2'`)[1]?.match(/unicode-range:([^;]+);/)?.[1]
    expect(declared?.trim().replace(/\s+/g, ' ')).toBe(range)
  },
)

it('the Arabic font has no space, so that it never determines the height of a Latin line', () => {
  expect(unicodeRanges['noto-arabic']).not.toMatch(/U\+0020|U\+00A0/)
})
