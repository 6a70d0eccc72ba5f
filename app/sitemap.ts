import type { MetadataRoute } from 'next'
import { exported } from '@/lib/catalogue'
import { absolute } from '@/lib/site/site'

export const dynamic = 'force-static'

/** Every finished page of the book. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [...exported.map((route) => route.path), '/docs/', '/docs/embedding/', '/compare/'].map((path) => ({
    url: absolute(path),
  }))
}
