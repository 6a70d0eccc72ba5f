import { describe, expect, it } from 'vitest'
import { frameQuery, readQuery, writeQuery } from './query'

describe('the state in the URL', () => {
  it('reads every parameter it knows and ignores the rest', () => {
    const query =
      '?mode=ios&ios=18&md=baseline&dir=rtl&theme=dark&accent=red&lang=en&text=1.5&motion=0.25&state=empty&menu=open&edge=1&full=1&utm=x'
    expect(readQuery(query)).toEqual({
      mode: 'ios',
      ios: '18',
      md: 'baseline',
      dir: 'rtl',
      theme: 'dark',
      accent: 'red',
      lang: 'en',
      text: 1.5,
      motion: 0.25,
      state: 'empty',
      menu: 'open',
      edge: true,
      full: true,
    })
  })

  it.each([
    ['mode=windows', '"windows" is not a valid mode', '"ios" or "md"'],
    ['ios=17', '"17" is not a valid ios', '"26" or "18"'],
    ['md=2', '"2" is not a valid md', '"expressive" or "baseline"'],
    ['dir=up', '"up" is not a valid dir', '"ltr" or "rtl"'],
    ['text=3', '"3" is not a valid text', 'from 0.8 to 2'],
    ['text=', '"" is not a valid text', 'from 0.8 to 2'],
    ['motion=0', '"0" is not a valid motion', 'from 0.05 to 1'],
    ['accent=pink', '"pink" is not a valid accent', 'six hex digits'],
    ['edge=yes', '"yes" is not a valid edge', '"1"'],
    ['gallery=<b>', '"<b>" is not a valid gallery', 'letters'],
  ])(
    '%s is ignored, with one warning that contains the value and the expected values',
    (query, expectedProblem, expected) => {
      const warnings: string[] = []
      expect(readQuery(query, (m) => warnings.push(m))).toEqual({})
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toContain(expectedProblem)
      expect(warnings[0]).toContain(expected)
    },
  )

  it('takes an accent as a color, with or without the hash and in any case', () => {
    expect(readQuery('accent=FF8800')).toEqual({ accent: 'ff8800' })
    expect(readQuery('accent=%23ff8800')).toEqual({ accent: 'ff8800' })
  })

  it('a change updates the URL only if the URL contains the parameter', () => {
    expect(writeQuery('?mode=ios&x=1', { mode: 'md', theme: 'dark' })).toBe('?mode=md&x=1')
    expect(writeQuery('?full=1', { full: false })).toBe('')
    expect(writeQuery('', { mode: 'md' }, false)).toBe('?mode=md')
  })

  it('links keep the parameters of the frame and drop all others', () => {
    expect(frameQuery('?utm=a&mode=ios&ios=18&md=baseline&gallery=2.1&menu=open&edge=1&theme=dark')).toBe(
      '?mode=ios&ios=18&md=baseline&theme=dark&edge=1',
    )
  })
})
