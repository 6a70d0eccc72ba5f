import { expect, test } from 'vitest'
import { entries as modules } from './engine/entries'
import { textOf } from './engine/files'
import { specifiers } from './engine/graph'
import { items } from './registry/items'
import { imports, type Source, sources, undocumented } from './sources'

const all = sources('app', 'components', 'lib')
const inFolder = (folder: string) => all.filter(({ name }) => name.startsWith(`${folder}/`))

/** `file → import` for each import that a rule forbids. */
const broken = (files: Source[], forbidden: (target: string) => boolean, types = true): string[] =>
  files.flatMap((source) =>
    imports(source, types)
      .filter((target) => forbidden(target))
      .map((target) => `${source.name} → ${target}`),
  )

const isReact = (target: string) => /^(react|react-dom|next\/.*)(\/|$)/.test(target)
const isAdapter = ({ name }: Source) => /\/(react|use-[\w-]+)\.tsx?$|\.tsx$/.test(name)

test('imports go from app to components to lib and never back', () => {
  expect(broken(inFolder('lib'), (target) => /^(app|components)\//.test(target))).toEqual([])
  expect(broken(inFolder('components'), (target) => target.startsWith('app/'))).toEqual([])
})

test('screens, components and the engine import nothing of the site that shows them', () => {
  const product = all.filter(
    ({ name }) => /^(components|lib)\//.test(name) && !/^(components|lib)\/site\//.test(name),
  )
  expect(broken(product, (target) => /^(components|lib)\/site(\/|$)/.test(target))).toEqual([])
})

test('components and overlays import no screen', () => {
  const parts = [...inFolder('components/ui'), ...inFolder('components/overlays')]
  expect(broken(parts, (target) => target.startsWith('components/patterns'))).toEqual([])
})

test('what moves pages knows nothing of who keeps them, so any router can have it', () => {
  expect(broken(inFolder('lib/transition'), (target) => target.startsWith('lib/navigation'))).toEqual([])
})

test('the cores of lib run without React; only react.tsx and use-… files adapt them', () => {
  const cores = inFolder('lib').filter((source) => !isAdapter(source))
  expect(broken(cores, isReact, false)).toEqual([])
})

test('the animation library is loaded by motion files and patterns only', () => {
  const others = all.filter(
    ({ name }) => !/\.motion\.tsx?$/.test(name) && !name.startsWith('components/patterns/'),
  )
  expect(broken(others, (target) => /^(framer-motion|motion)(\/|$)/.test(target))).toEqual([])
})

test('layout is written for both directions: start and end, never left and right', () => {
  const physical =
    /(?<![\w-])-?(?:(?:left|right)-(?:\[|\d|auto|full|px|1\/2)|(?:ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?![\w])|(?:text|float|clear)-(?:left|right)(?![\w]))/
  const found = [...inFolder('app'), ...inFolder('components')].flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [utility] = physical.exec(line.replace(/\/\/.*|^\s*\/?\*.*/, '')) ?? []
      return utility ? [`${name}:${index + 1} ${utility}`] : []
    }),
  )
  expect(found).toEqual([])
})

/** Tables are looked up, not read. */
const tables = ['lib/site/catalog/sections.ts', 'lib/frame/tokens.ts']

test('a file holds one idea and is read in one go', () => {
  const long = all
    .filter(({ name }) => !tables.includes(name))
    .map(({ name, text }) => ({ name, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > 250)
  expect(long).toEqual([])
})

test('whatever lib and the kit export says what it is for', () => {
  const silent = [...inFolder('lib'), ...inFolder('components/ui')].flatMap((source) =>
    undocumented(source).map((name) => `${source.name}: ${name}`),
  )
  expect(silent).toEqual([])
})

test('no promise for later is left in the code', () => {
  const marker = /\b(TODO|FIXME|XXX)\b/
  expect(all.filter(({ text }) => marker.test(text)).map(({ name }) => name)).toEqual([])
})

test('what is taken into apps imports nothing of the site: the engine by its package, and each other', () => {
  const engine = new Set(Object.keys(modules))
  const files = new Set(items(textOf).flatMap(({ files }) => files))
  const taken = all.filter(({ name }) => files.has(name)).map(({ name }) => ({ name, text: textOf(name) }))
  const foreign = taken.flatMap(({ name, text }) =>
    specifiers(text)
      .filter((one) => one.startsWith('@/') && !/^@\/(components\/(ui|patterns)|data)\//.test(one))
      .map((one) => `${name} → ${one}`),
  )
  expect(taken.length).toBeGreaterThan(200)
  expect(foreign).toEqual([])
  const unknown = taken.flatMap(({ text }) =>
    specifiers(text).filter(
      (one) => one.startsWith('@patternbook/') && !engine.has(one.replace('@patternbook/engine/', '')),
    ),
  )
  expect(unknown).toEqual([])
})
