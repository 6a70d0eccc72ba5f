import { expect, test } from 'vitest'
import { findDocPage } from '@/lib/site/doc-pages'
import { patternPages } from '@/lib/site/pattern-pages'
import { footerLinks, overlayLinks } from './front-links'

test('the footer of the front page links to pages of the documentation by their titles', () => {
  for (const [path, title] of footerLinks) expect(findDocPage(path)?.title, path).toBe(title)
})

test('below the pictures the front page links to the pages of all overlays, by their titles', () => {
  const overlays = patternPages.filter(({ overlay }) => overlay)
  expect(overlayLinks).toEqual(overlays.map(({ path, title }) => [path, title]))
})
