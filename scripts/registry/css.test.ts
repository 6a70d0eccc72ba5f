import { expect, test } from 'vitest'
import { baseCss, theme } from './base'
import { type CssBlock, cssBlocks } from './css'

test('rules outside of a layer go to the one that is named', () => {
  expect(cssBlocks('.a { color: red }', 'base')).toEqual({ '@layer base': { '.a': { color: 'red' } } })
})

test('rules within rules are laid out flat', () => {
  expect(cssBlocks('@layer base { .a { color: red; .b & , &:hover { color: blue } } }', 'x')).toEqual({
    '@layer base': { '.a': { color: 'red' }, '.b .a, .a:hover': { color: 'blue' } },
  })
})

test('a utility keeps what the command line can write into it', () => {
  const css =
    '@utility u { position: relative; &::after { content: ""; } @media (hover: hover) { opacity: 1 } }'
  expect(cssBlocks(css, 'base')).toEqual({
    '@utility u': {
      position: 'relative',
      '&::after': { content: '""' },
      '@media (hover: hover)': { opacity: '1' },
    },
  })
})

test('what is too deep for a utility follows it, and so does what has to come after that', () => {
  const css = '@utility u { @media print { &:hover { color: red } } &:active { color: blue } }'
  const own = ":is(.u, [class*=':u'])"
  expect(cssBlocks(css, 'base')).toEqual({
    '@layer utilities': {
      '@media print': { [`${own}:hover`]: { color: 'red' } },
      [`${own}:active`]: { color: 'blue' },
    },
  })
})

test('key frames stand in a layer, where nobody drops them', () => {
  expect(cssBlocks('@keyframes k { to { rotate: 1turn } }', 'base')).toEqual({
    '@layer utilities': { '@keyframes k': { to: { rotate: '1turn' } } },
  })
})

test('the variant that keeps things still is written out where it cannot stand', () => {
  const css = '@utility u { @supports (x: y) { & > i { animation: a; @variant still { animation: none } } } }'
  const own = ":is(.u, [class*=':u']) > i"
  expect(cssBlocks(css, 'base')['@layer utilities']).toEqual({
    '@supports (x: y)': {
      [own]: { animation: 'a' },
      [`${own}:where([data-reduced] *)`]: { animation: 'none' },
      '@media (prefers-reduced-motion: reduce)': { [own]: { animation: 'none' } },
    },
  })
})

/** The blocks inside a rule or utility, as far as the command line could not write them. */
const tooDeep = (blocks: CssBlock): string[] =>
  Object.entries(blocks).flatMap(([name, block]) => {
    if (typeof block === 'string') return []
    if (name.startsWith('@utility'))
      return Object.values(block).flatMap((inner) =>
        typeof inner === 'object' && Object.values(inner).some((one) => typeof one === 'object')
          ? [name]
          : [],
      )
    if (name.startsWith('@')) return tooDeep(block)
    return Object.entries(block).some(([, one]) => typeof one === 'object' && Object.keys(one).length > 0)
      ? [name]
      : []
  })

test('the base holds nothing that the command line would write down wrongly', () => {
  expect(tooDeep(baseCss())).toEqual([])
})

test('platforms, utilities and tokens travel with the base', () => {
  const names = Object.keys(baseCss())
  expect(names.some((name) => name.startsWith('@custom-variant ios '))).toBe(true)
  expect(names.some((name) => name.startsWith('@custom-variant material '))).toBe(true)
  expect(names).toContain('@utility pressable')
  const base = baseCss()['@layer base'] as CssBlock
  expect(base["[data-mode='ios'][data-theme='dark']"]).toMatchObject({ '--pb-page': '#000000' })
  expect(Object.keys(base).filter((name) => /^(html|body|button)\b/.test(name))).toEqual([])
})

test('colors that apps of shadcn name as well keep their meaning outside of a frame', () => {
  expect(theme()).toMatchObject({
    'color-primary': 'var(--pb-primary, var(--primary))',
    'color-page': 'var(--pb-page)',
    'text-body--line-height': 'var(--pb-line-body)',
    'spacing-row': 'var(--pb-row)',
  })
})
