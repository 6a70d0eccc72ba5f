import { expect, test } from 'vitest'
import { splitWideWindowStyles } from './wide-window-styles'

/** A rule that is long enough to be worth a separate file. */
const filler = `.toolbar{${'--space:0;'.repeat(600)}}`
const wideRule = `@media (min-width:1024px){.menu{display:block}${filler}}`
const order = '@layer theme,base,components,utilities;'
const sheet = `${order}@layer components{.menu{display:none}${wideRule}.slow{top:0}}`
const page =
  '<html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/one.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/chunks/two.css"/></head><body><script>"static/chunks/one.css"</script></body></html>'

const split = (css = sheet, script = '') => {
  const { styles, pages, removedSheets } = splitWideWindowStyles({
    styles: new Map([
      ['static/chunks/one.css', css],
      ['static/chunks/two.css', '.y{color:red}'],
    ]),
    scripts: new Map([['static/chunks/b.js', script]]),
    pages: new Map([['index.html', page]]),
  })
  const text = (isWide: boolean) => [...styles].find(([name]) => name.endsWith('.wide.css') === isWide)?.[1]
  return {
    html: pages.get('index.html') ?? '',
    removedSheets,
    common: text(false),
    wide: text(true),
  }
}

test('rules for wide windows are in a separate sheet, for which other windows do not wait', () => {
  const { html, removedSheets, common, wide } = split()
  expect(removedSheets).toEqual(['static/chunks/one.css'])
  expect(common).toBe(`${order}@layer components{.menu{display:none}.slow{top:0}}`)
  expect(wide).toBe(`${order}@layer components{${wideRule}}`)
  const links = [...html.matchAll(/<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"]+)"([^>]*)>/g)]
  const [, name = ''] = /([\w]+)\.css/.exec(links[0]?.[1] ?? '') ?? []
  expect(links.map(([, file, more]) => [file, more])).toEqual([
    [`${name}.css`, ' data-precedence="next"/'],
    [`${name}.wide.css`, ' media="(min-width: 1024px)"/'],
    ['two.css', '/'],
  ])
  expect(html).toContain(`"static/chunks/${name}.css"`)
})

test('a rule that a later one overrides keeps its place', () => {
  const later = sheet.replace('.slow{top:0}', ':root .menu{color:red}.menu{display:flex}')
  const { common, wide } = split(later)
  expect(common).toContain(
    '@media (min-width:1024px){.menu{display:block}}:root .menu{color:red}.menu{display:flex}',
  )
  expect(wide).not.toContain('.menu')
  expect(wide).toContain('.toolbar')
})

test.each([
  ['another property', '.menu{color:red}'],
  ['an element of another class', '.drawer{display:flex}'],
  ['a rule of another specificity', ':root .menu{display:flex}'],
])('%s after it does not keep a rule in its place', (_, later) => {
  expect(split(sheet.replace('.slow{top:0}', later)).wide).toContain('.menu{display:block}')
})

test('a later rule in another block of the layer keeps a rule in its place', () => {
  expect(split(`${sheet}@layer components{.menu{display:flex}}`).wide).not.toContain('.menu')
})

test('a file that is imported only for wide windows is moved as a whole', () => {
  const { common, wide } = split(
    `${order}@layer components{.slow{top:0}}@media (min-width:1024px){@layer components{.top{top:0}${filler}}}`,
  )
  // The empty block is harmless, and may be needed: without an `@layer` statement, the first block of each layer determines the
  // order.
  expect(common).toBe(`${order}@layer components{.slow{top:0}}@layer components{}`)
  expect(wide).toContain('@layer components{@media (min-width:1024px){.top{top:0}')
})

test('a file with keyframes that is imported only for wide windows is moved as a whole', () => {
  const { common, wide } = split(
    `${order}@layer components{.slow{top:0}}@media (min-width:1024px){@layer components{.top{top:0}${filler}}@keyframes rise{0%{top:1px}}}`,
  )
  expect(common).toBe(`${order}@layer components{.slow{top:0}}@layer components{}`)
  expect(wide).toContain('@keyframes rise{0%{top:1px}}')
})

test('a sheet with only such rules stays one file, and its link gets the media query', () => {
  const { html, removedSheets } = split(`@layer components{${wideRule}}`)
  expect(removedSheets).toEqual([])
  expect(html).toContain('one.css" media="(min-width: 1024px)" data-precedence="next"/>')
})

test('a link gets the media query although the name of its sheet has a special character', () => {
  const { pages } = splitWideWindowStyles({
    styles: new Map([['static/chunks/one+.css', `@layer components{${wideRule}}`]]),
    scripts: new Map(),
    pages: new Map([['index.html', page.replaceAll('one.css', 'one+.css')]]),
  })
  expect(pages.get('index.html')).toContain('one+.css" media="(min-width: 1024px)" data-precedence="next"/>')
})

test.each([
  ['a sheet with few of these rules', sheet.replace(filler, ''), ''],
  ['a sheet that a script loads', sheet, '["static/chunks/one.css"]'],
])('%s stays as it is', (_, css, script) => {
  expect(split(css, script)).toMatchObject({ html: page, removedSheets: [], common: undefined })
})
