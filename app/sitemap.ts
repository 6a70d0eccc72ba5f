import type { MetadataRoute } from 'next'
import { exportedRoutes } from '@/lib/site/catalog'
import { docs } from '@/lib/site/docs'
import { patternPages } from '@/lib/site/patterns'
import { absoluteUrl } from '@/lib/site/site'
import { componentsData } from '@/scripts/generate/gallery-data'

export const dynamic = 'force-static'

/** Returns the URLs of all pages that search engines may index: screens, patterns, documentation, and tools. */
export default function sitemap(): MetadataRoute.Sitemap {
  const sitePaths = [
    '/gallery/',
    ...patternPages.map(({ path }) => path),
    ...docs.map(({ path }) => path),
    ...componentsData().pages.map(({ path }) => path),
    '/compare/',
    '/lab/',
    '/tokens/',
  ]
  return [...exportedRoutes.map((route) => route.path), ...sitePaths].map((path) => ({
    url: absoluteUrl(path),
  }))
}
