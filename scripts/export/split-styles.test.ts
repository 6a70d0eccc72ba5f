import postcss, { type AtRule } from 'postcss'
import { expect, test } from 'vitest'
import {
  layerName,
  layerOrderStatements,
  layersOf,
  propertyGroupsOf,
  type SelectorRule,
  selectorRulesOf,
  splitStyles,
} from './split-styles'

const selectorRules = (css: string): SelectorRule[] => selectorRulesOf(postcss.parse(css).nodes)
const findRule = (list: readonly SelectorRule[], name: string) =>
  list.find(({ classes }) => classes.includes(name))!
const layerLookup = (css: string, common: readonly string[] = []) => {
  const list = selectorRules(css)
  const layers = layersOf(list, ({ classes }) => common.includes(classes[0] ?? ''))
  return (name: string) => layers.get(findRule(list, name))!
}

test('a rule of one page that a later rule overrides is in a lower layer', () => {
  const layerOf = layerLookup('.p-4{padding:1px}.ps-2{padding-inline-start:2px}.tablet{padding:3px}')
  expect([layerOf('p-4'), layerOf('ps-2'), layerOf('tablet')]).toEqual([0, 1, 2])
})

test('rules that cannot override each other share a layer', () => {
  const layerOf = layerLookup(
    '.p-4{padding:1px}.flex{display:flex}.py{padding-block:1px}.px{padding-inline:1px}',
  )
  expect([layerOf('p-4'), layerOf('flex'), layerOf('py'), layerOf('px')]).toEqual([0, 0, 1, 1])
})

test('a rule of one page that follows a common rule needs no higher layer', () => {
  const layerOf = layerLookup('.a{width:1px}.b{width:2px}.c{width:3px}', ['a', 'c'])
  expect([layerOf('a'), layerOf('b'), layerOf('c')]).toEqual([0, 0, 1])
})

test('specificity decides before order, as inside one layer', () => {
  const layerOf = layerLookup('.x:hover{color:red}.y{color:blue}')
  expect(layerOf('y')).toBeLessThan(layerOf('x'))
  // `:where()` adds no specificity.
  const layerWithWhere = layerLookup('.x:where(:hover){color:red}.y{color:blue}')
  expect(layerWithWhere('x')).toBeLessThan(layerWithWhere('y'))
})

test('important rules are numbered in reverse, because layers are reversed for them', () => {
  const layerOf = layerLookup('.a{color:red!important}.b{color:blue!important}.c{color:green}')
  expect(layerOf('a')).toBeGreaterThan(layerOf('b'))
})

test('each selector of a list is a separate item', () => {
  const list = selectorRules('.a,.b:hover{color:red}@media (hover:hover){.c{color:blue}}')
  expect(list.map(({ selector, conditions }) => [selector, ...conditions])).toEqual([
    ['.a'],
    ['.b:hover'],
    ['.c', '@media (hover:hover)'],
  ])
})

test.each([
  ['.a{color:red;&:hover{color:blue}}'],
  ['.a{color:red!important;width:1px}'],
  ['@font-face{src:local(x)}'],
])('%s is not supported and stops the build', (css) => {
  expect(() => selectorRules(css)).toThrow(/could not be split/)
})

test.each([
  ['padding', 'padding-left'],
  ['margin-inline', 'margin'],
  ['inset', 'top'],
  ['inset-inline-start', 'left'],
  ['background', 'background-image'],
  ['border', 'border-top-color'],
  ['width', 'inline-size'],
  ['font', 'line-height'],
  ['-webkit-mask-image', 'mask'],
])('%s and %s can override each other', (first, second) => {
  expect(propertyGroupsOf(first).some((name) => propertyGroupsOf(second).includes(name))).toBe(true)
})

test('layers are declared in the order of their numbers', () => {
  expect([0, 19, 20, 41, 519, 520].map(layerName)).toEqual(['a.a', 'a.t', 'b.a', 'c.b', 'z.t', 'aa.a'])
  const declared: string[] = []
  postcss.parse(layerOrderStatements(43)).walkAtRules('layer', ({ params, parent }) => {
    if (parent?.type === 'atrule')
      declared.push(...params.split(',').map((name) => `${(parent as AtRule).params}.${name}`))
  })
  expect(declared.slice(0, 43)).toEqual(Array.from({ length: 43 }, (_, index) => layerName(index)))
  expect(layerOrderStatements(43)).toMatch(/^@layer a,b,c;/)
})

const allStyles =
  '@layer theme, base, components, utilities;@layer theme{:root{--x:1px}}' +
  '@layer base{[data-mode=ios]{--tint:#00f}[data-mode=ios][data-accent=sky]{--tint:#08f}}' +
  '@layer components{.picture-preview{color:red}.picture-preview-land-lake{--picture-colors:#aac}}' +
  '@layer utilities{.flex{display:flex}.grid{display:grid}.p-4{padding:1px}.p-5{padding:2px}}' +
  '@media (forced-colors:active){.flex{color:red}}'
const loader = (file: string) =>
  `e.v(t=>Promise.all(["static/chunks/${file}.js"].map(t=>e.l(t))).then(()=>t(1)))`
const page = (body: string) =>
  `<html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/all.css"/></head><body>${body}<script src="/_next/static/chunks/app.js"></script></body></html>`
const split = (
  extraPages: Record<string, string> = {},
  extraSheets: Record<string, string> = {},
  extraScripts: Record<string, string> = {},
) =>
  splitStyles(
    {
      styles: new Map(
        Object.entries({ all: allStyles, ...extraSheets }).map(([name, text]) => [
          `static/chunks/${name}.css`,
          text,
        ]),
      ),
      scripts: new Map([
        ['static/chunks/app.js', `"flex";${loader('one')};${loader('two')}`],
        ['static/chunks/one.js', '"p-4 grid land-lake"'],
        ['static/chunks/two.js', '"p-5"'],
        ...Object.entries(extraScripts).map(([name, text]): [string, string] => [
          `static/chunks/${name}.js`,
          text,
        ]),
      ]),
      pages: new Map([
        ['one/index.html', page('<p class="flex p-4">')],
        ['docs/index.html', page('<p class="grid">')],
        ...['a', 'b', 'c'].map((name): [string, string] => [`${name}.html`, page('')]),
        ...Object.entries(extraPages),
      ]),
    },
    { one: ['static/chunks/one.js'], two: ['static/chunks/two.js'], three: [] },
    (name) => (name.startsWith('one') ? 'one' : undefined),
    '/',
  )
/** Returns the selectors of the utilities in a sheet. */
const utilities = (css: string) =>
  postcss
    .parse(css)
    .nodes.filter((node): node is AtRule => node.type === 'atrule' && node.params === 'utilities')
    .flatMap(({ nodes = [] }) => nodes)
    .flatMap((node) => (node.type === 'atrule' ? (node.nodes ?? []) : []))
    .flatMap((node) => (node.type === 'rule' ? [node.selector] : []))

test('a script that is loaded later loads its utilities and the placeholders of its pictures', () => {
  const { scripts, styles } = split()
  const [file = ''] = /static\/chunks\/[\w]+\.css/.exec(scripts.get('static/chunks/app.js')!) ?? []
  expect(utilities(styles.get(file)!)).toEqual(['.grid', '.p-4'])
  expect(styles.get(file)).toContain('@layer components{.picture-preview-land-lake{--picture-colors:#aac}}')
})

test('a utility that neither a script nor a page uses is in no sheet', () => {
  const { styles } = split({}, { all: allStyles.replace('.grid{', '.capsule{color:red}.grid{') })
  expect([...styles.values()].join()).toContain('.grid{')
  expect([...styles.values()].join()).not.toContain('capsule')
})

test('the first sheet has the utilities of every page, and the order of all layers', () => {
  const { pages, styles, removedSheet } = split()
  const html = pages.get('docs/index.html')!
  expect(removedSheet).toBe('static/chunks/all.css')
  expect(html).not.toContain(removedSheet)
  const [, first = '', own = ''] = [...html.matchAll(/href="\/_next\/([^"]+\.css)"/g)]
    .map(([, name]) => name)
    .toSpliced(0, 0, '')
  expect(utilities(styles.get(first)!)).toEqual(['.flex'])
  expect(styles.get(first)).toMatch(/@layer utilities\{@layer a;@layer a\{@layer a,b/)
  expect(styles.get(first)).not.toMatch(/data-accent|picture-preview-land-lake|forced-colors/)
  expect(utilities(styles.get(own)!)).toEqual(['.grid'])
})

test('what the scripts of most pages use is in the first sheet, and needs no sheet of its own', () => {
  const book = page('<script src="/_next/static/chunks/book.js"></script>')
  const more = Object.fromEntries(['d', 'e', 'f', 'g', 'h', 'i'].map((name) => [`${name}.html`, book]))
  const { pages, styles } = split(more, {}, { book: '"grid"' })
  const sheets = [
    ...pages.get('d.html')!.matchAll(/<link rel="stylesheet" href="\/_next\/([^"]+)"(?! media)/g),
  ]
  expect(sheets).toHaveLength(1)
  expect(utilities(styles.get(sheets[0]?.[1] ?? '')!)).toEqual(['.flex', '.grid'])
})

test('the page of a screen links no sheet twice: its own sheet loads with the code of the screen', () => {
  expect(
    split()
      .pages.get('one/index.html')!
      .match(/rel="stylesheet"/g),
  ).toHaveLength(2)
})

test('other accents are in a sheet that the root names, and forced colors in one that blocks no other visitors', () => {
  const { pages, styles } = split()
  const html = pages.get('docs/index.html')!
  const sheet = /data-accent-sheet="\/_next\/([^"]+)"/.exec(html)?.[1] ?? ''
  expect(styles.get(sheet)).toBe('@layer base{[data-mode=ios][data-accent=sky]{--tint:#08f}}')
  expect(html).toMatch(/<link rel="stylesheet" href="[^"]+" media="\(forced-colors: active\)"\/>/)
})

const links = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="\/_next\/([^"]+)"/g)].map(([, name = '']) => name)
const sheetLinkTag = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

test('the sheets that pages begin with are one file, in order and without fallbacks for color-mix', () => {
  const colorMixStyles =
    '.b{color:red;top:0}@supports (color:color-mix(in lab, red, red)){.b{color:color-mix(in lab, red, blue)}}'
  const pageWithThreeSheets = page('').replace(
    /<link [^>]+>/,
    sheetLinkTag('fonts') + sheetLinkTag('all') + sheetLinkTag('shell'),
  )
  const more = Object.fromEntries(
    ['d', 'e', 'f', 'g', 'h', 'i'].map((name) => [`${name}.html`, pageWithThreeSheets]),
  )
  const { pages, styles } = split(more, { fonts: '.a{top:0}', shell: colorMixStyles })
  const [first = '', ...rest] = links(pages.get('d.html') ?? '')
  expect(rest).toHaveLength(1)
  expect(styles.get(first)).toMatch(/^\.a\{top:0\}\n@layer theme/)
  expect(styles.get(first)).toMatch(/\n\.b\{top:0;color:color-mix\(in lab, red, blue\)\}$/)
})

test('registered properties are in the first sheet, because a later one would restyle the whole page', () => {
  const rules = '.flex{--tw-common:1}.p-5{--tw-far:1}'
  const declared = '@property --tw-common{syntax:"*"}@property --tw-far{syntax:"*"}'
  const { pages, styles } = split({}, { all: allStyles.replace('.flex{', `${rules}.flex{`) + declared })
  const [first = ''] = links(pages.get('docs/index.html') ?? '')
  expect(styles.get(first)).toContain(declared)
  for (const [name, text] of styles) if (name !== first) expect(text).not.toContain('@property')
})

test('a rule of one generation is in a layer above common rules, because its sheet may load before theirs', () => {
  const list = selectorRules(
    '.a{color:red}.b:where([data-mode=ios] *){color:blue}.c:where([data-mode=md] *){color:green}.d{color:gray}',
  )
  const layers = layersOf(list, () => true)
  const [a = 0, b = 0, c = 0, d = 0] = list.map((item) => layers.get(item))
  expect(b).toBeGreaterThan(a)
  expect(c).toBeGreaterThan(a)
  expect(d).toBeGreaterThan(Math.max(b, c))
})
