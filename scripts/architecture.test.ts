import { expect, test } from 'vitest'
import { specifiersOf } from './engine/import-graph'
import { publicModules } from './engine/public-modules'
import { sourceTextOf } from './engine/source-overrides'
import { collectItems } from './registry/items'
import { importTargetsOf, readSources, type SourceFile, undocumentedExports } from './source-files'

const allSources = readSources('app', 'components', 'lib')
const inFolder = (folder: string) => allSources.filter(({ file }) => file.startsWith(`${folder}/`))

/** Returns `file → import` for each import that a rule forbids. */
const forbiddenImports = (
  files: SourceFile[],
  isForbidden: (target: string) => boolean,
  shouldIncludeTypes = true,
): string[] =>
  files.flatMap((source) =>
    importTargetsOf(source, shouldIncludeTypes)
      .filter((target) => isForbidden(target))
      .map((target) => `${source.file} → ${target}`),
  )

const isReact = (target: string) => /^(react|react-dom|next\/.*)(\/|$)/.test(target)
const isReactAdapter = ({ file }: SourceFile) => /\/use-[\w-]+\.ts$|\.tsx$/.test(file)

test('imports go from app to components to lib and never back', () => {
  expect(forbiddenImports(inFolder('lib'), (target) => /^(app|components)\//.test(target))).toEqual([])
  expect(forbiddenImports(inFolder('components'), (target) => target.startsWith('app/'))).toEqual([])
})

test('screens, components, and engines import nothing of the site', () => {
  const product = allSources.filter(
    ({ file }) => /^(components|lib)\//.test(file) && !/^(components|lib)\/site\//.test(file),
  )
  expect(forbiddenImports(product, (target) => /^(components|lib)\/site(\/|$)/.test(target))).toEqual([])
})

test('components and overlays import no screen', () => {
  const parts = [...inFolder('components/ui'), ...inFolder('components/overlays')]
  expect(forbiddenImports(parts, (target) => target.startsWith('components/patterns'))).toEqual([])
})

test('components, overlays, and engines import no sample data', () => {
  const product = allSources.filter(
    ({ file }) => /^(components\/(ui|overlays)|lib)\//.test(file) && !file.startsWith('lib/site/'),
  )
  expect(forbiddenImports(product, (target) => /^data\//.test(target))).toEqual([])
})

test('lib/transition does not import lib/navigation, so that other routers can use it', () => {
  expect(
    forbiddenImports(inFolder('lib/transition'), (target) => target.startsWith('lib/navigation')),
  ).toEqual([])
})

test('lib runs without React, except .tsx and use-… files', () => {
  const filesWithoutReact = inFolder('lib').filter((source) => !isReactAdapter(source))
  expect(forbiddenImports(filesWithoutReact, isReact, false)).toEqual([])
})

test('only motion files import the animation library', () => {
  const others = allSources.filter(({ file }) => !/\.motion\.tsx?$/.test(file))
  expect(forbiddenImports(others, (target) => /^(framer-motion|motion)(\/|$)/.test(target))).toEqual([])
})

test('no files have circular imports', () => {
  const withoutDynamicImports = (source: SourceFile) => ({
    ...source,
    text: source.text.replace(/\bimport\s*\(/g, '('),
  })
  const modules = new Map(
    allSources.map((source) => [
      source.file.replace(/(\/index)?\.tsx?$/, ''),
      importTargetsOf(withoutDynamicImports(source), false),
    ]),
  )
  const finished = new Set<string>()
  const importCycles: string[] = []
  const visit = (name: string, path: string[]) => {
    if (path.includes(name)) importCycles.push([...path.slice(path.indexOf(name)), name].join(' → '))
    else if (!finished.has(name)) {
      for (const target of modules.get(name) ?? []) visit(target, [...path, name])
      finished.add(name)
    }
  }
  for (const name of modules.keys()) visit(name, [])
  expect(importCycles).toEqual([])
})

test('layout uses start and end, never left and right', () => {
  const physicalUtilityPattern =
    /(?<![\w-])-?(?:(?:left|right)-(?:\[|\d|auto|full|px|1\/2)|(?:ml|mr|pl|pr|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?![\w])|(?:text|float|clear)-(?:left|right)(?![\w]))/
  const physicalUtilities = [...inFolder('app'), ...inFolder('components')].flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const [utility] = physicalUtilityPattern.exec(line.replace(/\/\/.*|^\s*\/?\*.*/, '')) ?? []
      return utility ? [`${file}:${index + 1} ${utility}`] : []
    }),
  )
  expect(physicalUtilities).toEqual([])
})

test('text has no weight below 400, because the faces of the site have none and an installed screen would look different', () => {
  const lightWeightPattern = /(?<![\w-])font-(thin|extralight|light)(?![\w-])/
  expect(allSources.filter((source) => lightWeightPattern.test(source.text)).map(({ file }) => file)).toEqual(
    [],
  )
})

/** Files that consist mainly of tables. Their length is not limited. */
const tableFiles = ['lib/site/catalog/sections.ts', 'lib/frame/tokens.ts']

test('a file has at most 250 lines', () => {
  const longFiles = allSources
    .filter(({ file }) => !tableFiles.includes(file))
    .map(({ file, text }) => ({ name: file, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > 250)
  expect(longFiles).toEqual([])
})

test('all exports of lib and components/ui have doc comments', () => {
  const undocumented = [...inFolder('lib'), ...inFolder('components/ui')].flatMap((source) =>
    undocumentedExports(source).map((name) => `${source.file}: ${name}`),
  )
  expect(undocumented).toEqual([])
})

test('no TODO is left in the code', () => {
  const todoPattern = /\b(TODO|FIXME|XXX)\b/
  expect(allSources.filter(({ text }) => todoPattern.test(text)).map(({ file }) => file)).toEqual([])
})

test('files that apps install import nothing of the site: only the engine package and each other', () => {
  const moduleNames = new Set(Object.keys(publicModules))
  const files = new Set(collectItems(sourceTextOf).flatMap(({ files }) => files))
  const installed = allSources
    .filter(({ file }) => files.has(file))
    .map(({ file }) => ({ name: file, text: sourceTextOf(file) }))
  const foreignImports = installed.flatMap(({ name, text }) =>
    specifiersOf(text)
      .filter(
        (specifier) =>
          specifier.startsWith('@/') && !/^@\/(components\/(ui|patterns)|data)\//.test(specifier),
      )
      .map((specifier) => `${name} → ${specifier}`),
  )
  expect(installed.length).toBeGreaterThan(200)
  expect(foreignImports).toEqual([])
  const unknownSpecifiers = installed.flatMap(({ text }) =>
    specifiersOf(text).filter(
      (specifier) =>
        specifier.startsWith('@patternbook/') &&
        !moduleNames.has(specifier.replace('@patternbook/engine/', '')),
    ),
  )
  expect(unknownSpecifiers).toEqual([])
})
