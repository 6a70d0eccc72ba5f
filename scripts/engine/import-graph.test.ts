import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { catalogScreens } from '@/lib/site/catalog'
import { screenFile } from '../generate/screen-loaders'
import { importsOf, reachableFiles, specifiersOf } from './import-graph'
import { sourceExists } from './source-overrides'

test('imports of values and types, side-effect imports, dynamic imports and re-exports are found', () => {
  const text = [
    "import React, { type ReactNode } from 'react'",
    "import type { A } from './a'",
    "import './b.css'",
    'import {',
    '  c,',
    '  type C,',
    "} from '@/lib/c'",
    "export type * from './d'",
    "export { e } from './e'",
    "const f = () => import('./f')",
  ].join('\n')
  expect(specifiersOf(text)).toEqual(['react', './a', '@/lib/c', './d', './e', './b.css', './f'])
})

test('text that only looks like an import is ignored', () => {
  const text = [
    "// import { a } from './a'",
    "/* import './b' */",
    " * import { c } from './c' in a comment of its own",
    'const sentence = \'taken from, say, \' + "here"',
    "const place = { from: ['d'], to: ['e'] }",
    "const url = 'https://example.com/import'",
  ].join('\n')
  expect(specifiersOf(text.replace(/^ \*/m, '/* *').replace('its own', 'its own */'))).toEqual([])
})

test('file extensions and index files of folders are resolved', () => {
  expect(
    importsOf('lib/x.ts', "import { frame } from './frame'\nimport { createAxis } from '@/lib/gesture/axis'")
      .files,
  ).toEqual(['lib/frame/index.ts', 'lib/gesture/axis.ts'])
})

test('a package is named without its subpath', () => {
  const text =
    "import { animate } from 'framer-motion/dom/mini'\nimport { SiX } from '@icons-pack/react-simple-icons/icons/SiX'"
  expect(importsOf('lib/x.ts', text).packages).toEqual(['framer-motion', '@icons-pack/react-simple-icons'])
})

test('an import of a missing file is an error that names the importing file', () => {
  expect(() => importsOf('lib/x.ts', "import './gone'")).toThrow("lib/x.ts imports './gone'")
})

test('circular imports are visited once', () => {
  const circle: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['a'] }
  expect(reachableFiles('a', (file) => ({ files: circle[file] ?? [], packages: [] }))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('every file that a bundler finds below a screen is found here too', async () => {
  const entries = catalogScreens.map(({ id }) => screenFile(id)).filter((_, n) => n % 9 === 0)
  const found = new Set(entries.flatMap((file) => reachableFiles(file, (name) => importsOf(name))))
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    metafile: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: 'x',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    // The exported code contains none of these specifiers: they occur only in files that are replaced or not exported.
    external: ['@/lib/storage', '@/lib/data/firebase-source', './firebase-source', './map-google'],
    alias: { '@': process.cwd() },
    logLevel: 'silent',
  })
  const missing = Object.keys(metafile.inputs).filter((file) => !found.has(file))
  const excludedPattern =
    /^lib\/(storage|frame\/(resolve-state|accent-stylesheet|generation-stylesheets|load-failure-reporter|custom-accent|(write-)?accent-tokens)|data\/(built-in|firebase|remote|reach|fault|database|schemas))/
  expect(missing.filter((file) => sourceExists(file) && !excludedPattern.test(file))).toEqual([])
})
