import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRoute } from '@/lib/site/catalog'
import { docPages, findDocPage } from '@/lib/site/doc-pages'
import { patternPages } from '@/lib/site/pattern-pages'
import { pageEntryData } from './pages-and-commands'

test('every page of the search exists', () => {
  for (const { path } of pageEntryData)
    expect(
      Boolean(findRoute(path) ?? findDocPage(path) ?? patternPages.find((page) => page.path === path)) ||
        existsSync(`app${path}page.tsx`),
      path,
    ).toBe(true)
})

test('every page of the documentation is in the search, with aliases', () => {
  for (const { path } of docPages)
    expect(pageEntryData.find((page) => page.path === path)?.aliases.length, path).toBeGreaterThan(2)
})
