import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { exportedRoutes } from '@/lib/site/catalog'
import { docPages } from '@/lib/site/doc-pages'
import { patternPages } from '@/lib/site/pattern-pages'
import { readComponents } from '@/scripts/generate/generated-data'

export const dynamic = 'force-static'

/** Returns the URLs of all pages that search engines may index: screens, patterns, documentation, and tools. */
export default function sitemap(): MetadataRoute.Sitemap {
  const sitePaths = [
    '/gallery/',
    ...patternPages.map(({ path }) => path),
    ...docPages.map(({ path }) => path),
    ...readComponents().pages.map(({ path }) => path),
    '/compare/',
    '/lab/',
    '/tokens/',
  ]
  return [...exportedRoutes.map((route) => route.path), ...sitePaths].map((path) => ({
    url: absoluteUrl(path),
  }))
}
