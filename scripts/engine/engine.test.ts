import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postcss from 'postcss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEngine, engineFolder, packageManifest } from './build'
import { engineSources, packagePath } from './package-sources'
import { OPTIONAL_PACKAGES, publicModules } from './public-modules'
import { themeCss } from './theme-css'
import { engineVersion } from './version'

const siteUrl = 'https://book.example'
let folder = ''
let tarball = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engine-'))
  tarball = await buildEngine(folder, { siteUrl, basePath: '' })
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const readBuiltFile = (name: string) => readFileSync(path.join(engineFolder, name), 'utf8')

test('the package compiles on its own and is packed under its version', () => {
  expect(tarball).toBe(path.join(folder, 'pkg', `patternbook-engine-${engineVersion}.tgz`))
  expect(packageManifest()).toMatchObject({
    name: '@patternbook/engine',
    version: engineVersion,
    license: 'MIT',
    type: 'module',
  })
})

test('every module has its code and its declarations, with their comments', () => {
  for (const { types, default: code } of Object.values(packageManifest().exports).filter(
    (entry) => typeof entry !== 'string',
  )) {
    expect(readBuiltFile(types).length).toBeGreaterThan(0)
    expect(readBuiltFile(code).length).toBeGreaterThan(0)
  }
  expect(readBuiltFile('dist/navigation/configure.d.ts')).toContain('Connects the screens to the app')
})

test('the README lists only modules that the package has', () => {
  const cells = [...readBuiltFile('README.md').matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) =>
    cell.split(', '),
  )
  const names = cells.map((name) => name.replaceAll('`', ''))
  expect(names).toContain('overlay')
  const known = [...Object.keys(publicModules), 'theme.css']
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test('code that is loaded on demand stays in separate modules', () => {
  expect(readBuiltFile('dist/overlay/load-host.js')).toMatch(/import\(['"]\.\/views\/body-host\.js['"]\)/)
  expect(readBuiltFile('dist/overlay/overlay-provider.js')).not.toContain('radix')
})

test('react is a peer dependency, packages of the overlays are dependencies, those of optional modules are optional', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = packageManifest()
  expect(Object.keys(dependencies)).toEqual([
    '@radix-ui/react-dialog',
    '@radix-ui/react-popover',
    'framer-motion',
  ])
  expect(Object.keys(peerDependencies)).toEqual(expect.arrayContaining(['react', 'react-dom']))
  expect(Object.keys(peerDependenciesMeta).length).toBeGreaterThan(0)
  for (const [name, meta] of Object.entries(peerDependenciesMeta)) {
    expect(OPTIONAL_PACKAGES).toContain(name)
    expect(meta).toEqual({ optional: true })
  }
})

test('the package contains no code of the site except the URL of its pictures', () => {
  for (const [name, text] of engineSources(siteUrl)) {
    expect(text, name).not.toMatch(/process\.env|'@\/|window\.patternbook|NEXT_PUBLIC|'next\//)
    if (text.includes(siteUrl)) expect(name).toBe('navigation/href.ts')
  }
})

test('the names of the modules match the folders of lib', () => {
  for (const [name, file] of Object.entries(publicModules))
    expect(packagePath(file).replace(/(\/(index|public|react))?\.tsx?$/, ''), name).toMatch(
      new RegExp(`^${name.replace(/\.json$/, '').replace('/stack', '')}`),
    )
})

/** Names of the variables in Tailwind's default theme. */
const tailwindNames = new Set(
  [...readFileSync('node_modules/tailwindcss/theme.css', 'utf8').matchAll(/^\s+(--[\w-]+):/gm)].map(
    ([, name]) => name,
  ),
)
/** Names in shadcn's neutral theme (ui.shadcn.com/docs/theming), including sidebar and charts. */
const shadcnNames = new Set(
  [
    ...'background foreground card card-foreground popover popover-foreground primary primary-foreground secondary secondary-foreground muted muted-foreground accent accent-foreground destructive destructive-foreground border input ring'.split(
      ' ',
    ),
    ...[1, 2, 3, 4, 5].map((n) => `chart-${n}`),
    ...[
      '',
      '-foreground',
      '-primary',
      '-primary-foreground',
      '-accent',
      '-accent-foreground',
      '-border',
      '-ring',
    ].map((end) => `sidebar${end}`),
  ].flatMap((name) => [`--color-${name}`, `--${name}`]),
).add('--radius')

test('no name of the theme is a name of Tailwind or shadcn, and there is no second variant dark', () => {
  const css = postcss.parse(themeCss('./dist'))
  const names: string[] = []
  css.walkAtRules('theme', (rule) => rule.walkDecls((declaration) => void names.push(declaration.prop)))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => tailwindNames.has(name) || shadcnNames.has(name))).toEqual([])
  css.walkDecls(/^--/, (declaration) =>
    expect(shadcnNames.has(declaration.prop), declaration.prop).toBe(false),
  )
  const variants: string[] = []
  css.walkAtRules('custom-variant', (rule) => void variants.push(rule.params.split(/[\s(]/)[0] ?? ''))
  expect(variants).toContain('theme-dark')
  expect(variants).not.toContain('dark')
})

test('no rule of the sheet matches elements outside of a frame', () => {
  const css = postcss.parse(themeCss('./dist'))
  const outsideSelectors: string[] = []
  css.walkRules((rule) => {
    const parents: string[] = []
    for (let ancestor = rule.parent; ancestor; ancestor = ancestor.parent as typeof ancestor)
      parents.push(
        'name' in ancestor ? String(ancestor.name) : 'selector' in ancestor ? String(ancestor.selector) : '',
      )
    if (parents.some((name) => ['keyframes', 'utility', 'custom-variant'].includes(name))) return
    const framePattern = /\[data-(frame|mode|overlay-host|theme|content)|\.picture-preview\b/
    const hasOnlyVariables = rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'))
    for (const selector of rule.selectors)
      if (
        !framePattern.test(selector) &&
        !parents.some((name) => framePattern.test(name)) &&
        !hasOnlyVariables
      )
        outsideSelectors.push(selector)
  })
  expect(outsideSelectors).toEqual([])
})
