import { expect, test } from 'vitest'
import { generationsOf } from './generations'
import { splitPlatformStyles } from './platform-styles'

const ios = '[data-mode=ios]'
const md = '[data-mode=md]'

test.each([
  ['.flex', undefined],
  [`.a:where(${ios} *):not(:where(${ios} ${md} *))`, ['18', '26']],
  [`.a:where(${md} *):not(:where(${md} ${ios} *)):before`, ['expressive', 'baseline']],
  [
    `.a:where(${ios}:not([data-generation="18"]) *):not(:where(${ios}:not([data-generation="18"]) ${md} *))`,
    ['26'],
  ],
  [`.a:where(${ios}[data-generation="18"] *):not(:where(${ios}[data-generation="18"] ${md} *))`, ['18']],
  [`.a:where(${md}:not([data-generation=baseline]) *):not(:where(${md} ${ios} *))`, ['expressive']],
  [`${md}[data-generation=baseline][data-theme=dark]`, ['baseline']],
  [`.a:not(:where(${ios} *))`, undefined],
  [`:is(.a:where(${ios} *):not(:where(${ios} ${md} *))>*):first-child`, ['18', '26']],
  [`.a:is(${ios} *,.b *)`, undefined],
  [`${ios} ${md} .a`, undefined],
])('the generations of %s are recognized', (selector, expected) => {
  expect(generationsOf(selector)).toEqual(expected)
})

const rule = (name: string, selector: string) =>
  `.${name}:where(${selector} *){color:red;${'--x:0;'.repeat(90)}}`
const wholeSheet =
  '@layer theme,base,components,utilities;@layer base{:root{--z:1}[data-mode=ios]{--bar:44px}[data-mode=md]{--bar:64px}}' +
  '@layer components{.shell{top:0}[data-mode=ios] .shell{top:1px}}' +
  `@layer utilities{@layer a,b;@layer a{.flex{display:flex}${rule('i', ios)}}@layer b{${rule('m', md)}${rule('x', `${md}:not([data-generation=baseline])`)}@media (hover:hover){${rule('n', `${ios}[data-generation="18"]`)}}}}`
const page =
  '<html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/one.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/chunks/two.css" media="(forced-colors: active)"/><script>prepaint()</script></head><body></body></html>'
const split = (
  css = wholeSheet,
  script = 'Promise.all(["static/chunks/a.js","static/chunks/one.css"].map(t=>e.l(t)))',
) =>
  splitPlatformStyles({
    styles: new Map([
      ['static/chunks/one.css', css],
      ['static/chunks/two.css', '.y{color:red}'],
    ]),
    scripts: new Map([['static/chunks/b.js', script]]),
    pages: new Map([['index.html', page]]),
  })
const classes = (css: string) => [...css.matchAll(/[.\]](\w+):where/g)].map(([, name]) => name)

test('a sheet is split into one for all generations, and one for each generation with all of its rules', () => {
  const { styles, removedSheets } = split()
  expect(removedSheets).toEqual(['static/chunks/one.css'])
  const cssByGeneration = Object.fromEntries(
    [...styles].map(([name, css]) => [
      name.replace(/^static\/chunks\/\w+\.(?:(\w+)\.)?css$/, '$1') || 'all',
      css,
    ]),
  )
  expect(Object.entries(cssByGeneration).map(([name, css]) => [name, ...classes(css)])).toEqual(
    [['all'], ['26', 'i'], ['18', 'i', 'n'], ['expressive', 'm', 'x'], ['baseline', 'm']].sort(
      ([a = ''], [b = '']) =>
        Object.keys(cssByGeneration).indexOf(a) - Object.keys(cssByGeneration).indexOf(b),
    ),
  )
  // The sheet of a generation declares the order of the layers, because it may load first. Tokens of the platforms move to it,
  // and rules of the `components` layer stay.
  expect(cssByGeneration.baseline).toContain('@layer theme,base,components,utilities')
  expect(cssByGeneration.baseline).toContain('@layer a,b')
  expect(cssByGeneration.baseline).toContain('--bar:64px')
  expect(cssByGeneration.baseline).not.toContain('shell')
  expect(cssByGeneration.all).toContain('[data-mode=ios] .shell')
  expect(cssByGeneration.all).not.toContain('--bar')
})

test('a token that the generation always overrides is not in its sheet', () => {
  const tokens =
    '[data-mode=md]{--bar:64px;--gap:8px}[data-mode=md]:not([data-generation=baseline]){--bar:72px}[data-mode=md][data-theme=dark]{--bar:60px}'
  const { styles } = split(wholeSheet.replace('[data-mode=md]{--bar:64px}', tokens))
  const sheet = (generation: string) => [...styles].find(([name]) => name.includes(`.${generation}.`))?.[1]
  expect(sheet('expressive')).toContain(tokens.replace('--bar:64px;', ''))
  expect(sheet('baseline')).toContain('[data-mode=md]{--bar:64px;--gap:8px}')
})

test('a page has the URLs on its root, its script before the sheets, and the default generation without scripts', () => {
  const { pages, styles } = split()
  const html = pages.get('index.html') ?? ''
  const sheet = /data-generation-sheets="\/_next\/([^" ]+)"/.exec(html)?.[1] ?? ''
  expect(styles.has(`${sheet}.css`)).toBe(true)
  expect(html).toContain(`href="/_next/${sheet}.css" data-precedence`)
  expect(html).toContain(
    `<noscript><link rel="stylesheet" href="/_next/${sheet}.expressive.css"/></noscript></head>`,
  )
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link'))
})

test('the sheet of a generation declares the order of all layers, even if the whole sheet only implies it by its blocks', () => {
  const { styles } = split(
    wholeSheet.replace('@layer theme,base,components,utilities;', '@layer theme{:root{--t:1}}'),
  )
  const sheets = [...styles].filter(([name]) => /\.(26|18|expressive|baseline)\.css$/.test(name))
  expect(sheets.map(([, css]) => css.slice(0, css.indexOf(';')))).toEqual(
    Array(4).fill('@layer theme,base,components,utilities'),
  )
})

test('code that is loaded later loads the sheet of the current generation', () => {
  const code = split().scripts.get('static/chunks/b.js') ?? ''
  const [, list = ''] = /Promise\.all\((\[.*?\])\.map/.exec(code) ?? []
  const files = new Function('document', `return ${list}`)({
    documentElement: { dataset: { generation: '18' } },
  }) as string[]
  expect(files).toHaveLength(3)
  expect(split().styles.has(files[1] ?? '')).toBe(true)
  expect(split().styles.get(files[2] ?? '')).toContain('.n:where')
})

test('a sheet with few rules for one generation is unchanged', () => {
  const { styles, pages, removedSheets } = split(
    '@layer utilities{@layer a{.i:where([data-mode=ios] *){top:0}}}',
  )
  expect([styles.size, removedSheets, pages.get('index.html')]).toEqual([0, [], page])
})

test('a script that names a sheet in an unknown form stops the build', () => {
  expect(() => split(wholeSheet, "['static/chunks/one.css']")).toThrow(/could not be split/)
})

test('a token that is set for one platform and for all platforms stops the build', () => {
  expect(() => split(wholeSheet.replace('--z:1', '--bar:1px'))).toThrow(/--bar are set/)
})

test('a first sheet that does not declare the order of the layers stops the build', () => {
  expect(() => split(wholeSheet.replace('@layer a,b;', ''))).toThrow(/order of the layers/)
})

test('the sheet of the accents is not split, and its URL on the root does not change', () => {
  const tokens = `[data-mode=ios][data-accent=sky]{${'--tint:#08f;'.repeat(200)}}`
  const html = page.replace('<html ', '<html data-accent-sheet="/_next/static/chunks/accents.css" ')
  const { removedSheets, pages } = splitPlatformStyles({
    styles: new Map([
      ['static/chunks/one.css', wholeSheet],
      ['static/chunks/accents.css', `@layer base{${tokens}}`],
    ]),
    scripts: new Map(),
    pages: new Map([['index.html', html]]),
  })
  expect(removedSheets).toEqual(['static/chunks/one.css'])
  expect(pages.get('index.html')).toContain('data-accent-sheet="/_next/static/chunks/accents.css"')
})
