import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedSource, computeFingerprints, type Fingerprints } from './fingerprints'

let folder: string
let initialFingerprints: Fingerprints

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
const changedSourceNow = () => changedSource(initialFingerprints, computeFingerprints(folder))

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'patternbook-fresh-'))
  write('lib/site/absolute-url.ts', 'one')
  write('public/data/ar/home.json', '{}')
  write('scripts/engine/README.md', 'one')
  write('package.json', '{}')
  initialFingerprints = computeFingerprints(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  ['an edited file', 'lib', () => write('lib/site/absolute-url.ts', 'two')],
  ['a new file', 'lib', () => write('lib/site/other.ts', '')],
  ['a deleted file', 'public', () => rmSync(path.join(folder, 'public/data/ar/home.json'))],
  ['a page of the documentation', 'docs', () => write('docs/hosting.md', 'two')],
  ['the README of the package', 'scripts', () => write('scripts/engine/README.md', 'two')],
  ['a changed package.json', 'package.json', () => write('package.json', '{ "dependencies": {} }')],
  ['a new configuration file', 'next.config.ts', () => write('next.config.ts', '')],
])('%s requires a new build, and the reason names the folder', (_, expectedSource, change) => {
  change()
  expect(changedSourceNow()).toBe(expectedSource)
})

test('a generated file with the same content requires no build', () => {
  write('public/data/ar/home.json', '{}')
  expect(changedSourceNow()).toBeUndefined()
})

test.each([
  'notes.log',
  'patternbook-data.json',
  'README.md',
  'firebase.json',
  'Dockerfile',
  'biome.json',
  'playwright.config.ts',
  'vitest.config.ts',
  'e2e/home.spec.ts',
  'media/manifest.json',
  'lib/site/site.test.ts',
  'lib/overlay/README.md',
  'scripts/export/README.md',
  'lib/.DS_Store',
  'lib/site/.site.ts.swp',
])('%s is not a source of the site, so a new one requires no build', (name) => {
  write(name, 'new')
  expect(changedSourceNow()).toBeUndefined()
})
