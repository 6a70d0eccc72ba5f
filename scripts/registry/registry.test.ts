import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { catalogScreens, exportedRoutes } from '@/lib/site/catalog'
import {
  patternScreenItemNameForPath,
  registryItemName,
  registryItemNameForPath,
} from '@/lib/site/catalog/registry-item-name'
import { specifiersOf } from '../engine/import-graph'
import { publicModules } from '../engine/public-modules'
import { createCodeExport, withAliases } from './code-export'
import { ENGINE_SOURCE_ITEM_NAME } from './engine-source'
import frozenNames from './frozen-names.json'
import { allItemDependencies } from './items'
import { engineDependency } from './registry-item'

const { allItems, itemsByName, registryItems, registry } = createCodeExport({
  siteUrl: 'https://book.example',
  basePath: '/demo',
})
const entryByName = new Map(registryItems.map((entry) => [entry.name, entry]))

test('published names never change, and new names are added to the list', () => {
  const names = registryItems.map(({ name }) => name).sort()
  expect(names, 'add new names to scripts/registry/frozen-names.json').toEqual([...frozenNames].sort())
  expect(new Set(names).size).toBe(names.length)
})

test('every page with a screen has code, under the name that the page shows', () => {
  for (const { id } of catalogScreens) expect(itemsByName.has(registryItemName(id)), id).toBe(true)
  for (const { path: url } of exportedRoutes) {
    const name = registryItemNameForPath(url) ?? ''
    expect(itemsByName.get(name)?.kind, url).toBe('screen')
  }
  expect(patternScreenItemNameForPath('/login/0/')).toBe('login-0')
  expect(patternScreenItemNameForPath('/tab/0/tab/tab1/')).toBe('tab-1')
  expect(patternScreenItemNameForPath('/items/login/')).toBeUndefined()
  expect(patternScreenItemNameForPath('/settings/')).toBeUndefined()
  expect(registryItemNameForPath('/items/login/')).toBe('items')
  expect(registryItemNameForPath('/list/')).toBe('list')
  expect(registryItemNameForPath('/login/0/')).toBe('login-0')
})

test('an item contains every file that its files import, and the package has every module', () => {
  for (const { name, files, dependencies = [] } of registryItems) {
    const existing = new Set(files.map(({ path }) => path))
    for (const file of files)
      for (const specifier of /\.tsx?$/.test(file.path) ? specifiersOf(file.content) : []) {
        const message = `${name}: ${file.path} imports ${specifier}`
        if (specifier.startsWith('@patternbook/engine/')) {
          expect(Object.keys(publicModules), message).toContain(
            specifier.slice('@patternbook/engine/'.length),
          )
        } else if (specifier.startsWith('.')) {
          const target = path.posix.join(path.posix.dirname(file.path), specifier)
          expect(
            ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((end) => existing.has(target + end)),
            message,
          ).toBe(true)
        } else {
          const packageName = specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/')
          const isProvided = ['react', 'react-dom'].includes(packageName)
          expect(
            isProvided || dependencies.some((dependency) => dependency.startsWith(`${packageName}@`)),
            message,
          ).toBe(true)
        }
      }
  }
})

test('files are written only to components/patternbook, except the line in the style sheet', () => {
  for (const { name, files, css } of registryItems) {
    for (const { target } of files)
      expect(target, name).toMatch(/^components\/patternbook\/((screens|ui|data|engine)\/|fonts\.ts$)/)
    if (css) expect(css, name).toEqual({ '@import "@patternbook/engine/theme.css"': {} })
  }
})

test('a screen has few files, lines, and packages', () => {
  const screens = registryItems.filter(({ name }) => itemsByName.get(name)?.kind === 'screen')
  const sizes = screens.map(({ files, dependencies = [] }) => ({
    files: files.length,
    lines: files.reduce((sum, { content }) => sum + content.replace(/\n$/, '').split('\n').length, 0),
    packages: dependencies.length,
  }))
  const median = (values: number[]) => {
    const sorted = [...values].sort((a, b) => a - b)
    const middle = (sorted.length - 1) / 2
    return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  }
  expect(median(sizes.map(({ files }) => files))).toBeLessThanOrEqual(28)
  expect(median(sizes.map(({ lines }) => lines))).toBeLessThanOrEqual(1500)
  expect(median(sizes.map(({ packages }) => packages))).toBeLessThanOrEqual(4)
  expect(Math.max(...sizes.map(({ files }) => files))).toBeLessThanOrEqual(60)
  expect(entryByName.get('login-0')?.files.length).toBeLessThanOrEqual(34)
})

test('there is an item for every screen of the site, and separate items for Arabic data', () => {
  const screens = [...new Set(exportedRoutes.map(({ screen }) => screen))]
  for (const id of screens) expect(entryByName.has(registryItemName(id)), id).toBe(true)
  expect(entryByName.has('tab-0')).toBe(true)
  expect(entryByName.get('login-0-arabic')).toMatchObject({
    files: [{ target: 'components/patternbook/data/ar/login/layout1.json' }],
  })
  expect(entryByName.get('login-0')?.files.some(({ path }) => path.includes('/ar/'))).toBe(false)
})

test('the first page of the tabs has a second name, also in the items for one platform', () => {
  expect(withAliases(allItems).find(([name]) => name === 'tab-0')?.[1].name).toBe('tab-1')
})

test('every item has its own description, without references to internal documents', () => {
  const descriptions = registryItems.map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter((text) => /\b(engine|behaviour|spec)(\.md| ?§)/.test(text))).toEqual([])
  expect(entryByName.get('form')?.description).toMatch(/^Manages the values and errors of a form/)
  expect(entryByName.get('tab-0')?.description).toMatch(/^Another name for tab-1\. /)
})

test('the source of the engine has every module of the package, at the path in its manifest', () => {
  const { files = [], dependencies = [] } = entryByName.get(ENGINE_SOURCE_ITEM_NAME) ?? {}
  const manifest = JSON.parse(files.find(({ path }) => path.endsWith('/package.json'))?.content ?? '{}')
  const existing = new Set(files.map(({ path }) => path.replace('components/patternbook/engine/', './')))
  for (const name of Object.keys(publicModules))
    expect(existing.has(manifest.exports[`./${name}`]), name).toBe(true)
  expect(existing.has('./theme.css')).toBe(true)
  expect(dependencies.some((dependency) => dependency.endsWith('.tgz'))).toBe(false)
})

test('items have no circular dependencies', () => {
  const circularItems = allItems.filter((item) =>
    allItemDependencies(item, itemsByName).some((need) => need.itemDependencyNames.includes(item.name)),
  )
  expect(circularItems.map(({ name }) => name)).toEqual([])
})

/** Returns whether a file contains one icon. Unlike other files of components, such a file can belong to several items. */
const isIcon = (file: string) => file.includes('/ui/symbols/')

test('a file belongs to one item, or is shared by screens; an icon belongs to every item that shows it', () => {
  const ownerByFile = new Map<string, string>()
  for (const { name, kind, files } of allItems)
    for (const file of files) {
      if (kind !== 'screen' && !file.startsWith('data/ar/') && !isIcon(file))
        expect(ownerByFile.get(file), file).toBeUndefined()
      ownerByFile.set(file, name)
    }
})

test('files contain nothing of this site: no settings of its build, no shell, no paths', () => {
  for (const { name, files } of registryItems)
    for (const file of files) {
      expect(file.content, `${name}: ${file.path}`).not.toMatch(
        /process\.env|@\/components\/site|@\/lib\/site|@\/app\/|'next\/|'lucide-react'/,
      )
    }
})

test('a file with components exports only these, types and literals, as the linter of Vite’s template requires', () => {
  const componentExportPattern = /^export (default )?function [A-Z]/m
  const otherExportPattern = /^export (function [a-z]|const [a-z]\w* =(?!\s*['"`\d]))/m
  const mixed = registryItems
    .filter(({ name }) => name !== ENGINE_SOURCE_ITEM_NAME)
    .flatMap(({ files }) => files)
    .filter(({ path }) => path.endsWith('.tsx'))
    .filter(({ content }) => componentExportPattern.test(content) && otherExportPattern.test(content))
  expect([...new Set(mixed.map(({ path }) => path))]).toEqual([])
})

test('packages have ranges that start at the versions of this repository, so a newer one stays installed, and the engine is the tarball of the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(entryByName.get('slides')?.dependencies).toEqual([
    expect.stringMatching(
      /^@patternbook\/engine@https:\/\/book\.example\/demo\/pkg\/patternbook-engine-\d+\.\d+\.\d+\.tgz$/,
    ),
    `embla-carousel-react@^${dependencies['embla-carousel-react']}`,
  ])
})

test('a published engine is named with its version instead of the URL of its tarball', () => {
  vi.stubEnv('PATTERNBOOK_ENGINE_PUBLISHED', '1')
  expect(engineDependency('https://book.example')).toMatch(/^@patternbook\/engine@\d+\.\d+\.\d+$/)
  vi.unstubAllEnvs()
  expect(engineDependency('https://book.example')).toContain('@https://book.example/pkg/')
})

test('the message after each installation names all packages that can be removed', () => {
  for (const { name, docs = '', dependencies = [], devDependencies = [] } of registryItems) {
    const [, removed = ''] = /npm uninstall (.*)/.exec(docs) ?? []
    const names = [...dependencies, ...devDependencies].map((one) => one.slice(0, one.indexOf('@', 1)))
    // The user installs the source of the engine as a package, so the package is not in the dependencies of this item.
    if (name === ENGINE_SOURCE_ITEM_NAME) names.unshift('@patternbook/engine')
    expect(removed.split(' ').filter(Boolean), name).toEqual(names)
  }
})

test('every item has a version, the URL of its changelog, and a license', () => {
  for (const { meta, author } of registryItems) {
    expect(author).toBe('the Patternbook authors')
    expect(meta).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      changelog: 'https://book.example/demo/pkg/CHANGELOG.md',
      license: 'MIT',
    })
  }
})

test('the list of the registry has every item, without the content of its files', () => {
  expect(registry.items.map(({ name }) => name)).toEqual(registryItems.map(({ name }) => name))
  expect(JSON.stringify(registry)).not.toContain('"content":')
})
