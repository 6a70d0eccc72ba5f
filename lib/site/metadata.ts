import type { Metadata } from 'next'
import shots from '@/public/shots/manifest.json'
import { SITE_SOCIAL_CARD, SOCIAL_CARD_SIZE, socialCardPath } from '../media/screenshot'
import { absoluteUrl, PRODUCT_NAME } from './absolute-url'
import { childSectionsOf, findSection, type Route } from './catalog'
import { descriptions } from './catalog/descriptions'
import { patternScreenItemNameForPath } from './catalog/registry-item-name'
import { markdownPath } from './code-export/registry-item'
import { oembedPath } from './oembed'
import { pageTitleOf } from './page-title'

/** Registry names of the screens that have pictures. */
const itemsWithPictures = new Set(Object.keys(shots))

/**
 * Returns the description of a page for search engines: at most 155 characters, unique within the site.
 * @throws if a screen has no description in `data/catalog.json`, or a page of the site has none in
 *   `lib/site/catalog/descriptions.ts`
 */
export const descriptionOf = (route: Route): string => {
  if (route.listedSectionKey) {
    const patternCount = childSectionsOf(route.listedSectionKey).length
    if (patternCount > 0)
      return `${route.title}: ${patternCount} patterns, live on iOS and Material, with source code.`
    const screenCount = findSection(route.listedSectionKey)?.screens.length ?? 1
    return `${route.title}: ${screenCount} mobile ${screenCount === 1 ? 'screen' : 'screens'}, live on iOS and Material, with source code.`
  }
  const description = descriptions[route.id]
  if (!description)
    throw new Error(
      `Patternbook: add a description for "${route.id}" under "descriptions" in data/catalog.json and data/ar/catalog.json, or, if it is a page of the site, in lib/site/catalog/descriptions.ts.`,
    )
  return description
}

const siteSocialCard = {
  url: absoluteUrl(socialCardPath(SITE_SOCIAL_CARD.registryName)),
  ...SOCIAL_CARD_SIZE,
  alt: `${PRODUCT_NAME}: a screen on iOS and on Material`,
}

/** Returns the social card of a page: for a screen with pictures, its own card; for other pages, the card of the site. */
const socialCardOf = (route: Route) => {
  const registryName = patternScreenItemNameForPath(route.path)
  if (!registryName || !itemsWithPictures.has(registryName)) return siteSocialCard
  return {
    url: absoluteUrl(socialCardPath(registryName)),
    ...SOCIAL_CARD_SIZE,
    alt: `${route.title}, on iOS and on Material`,
  }
}

/** Returns a page's metadata: title, description, canonical link, social card, and, for a screen, oEmbed and Markdown links. */
export const metadataOf = (route: Route): Metadata => {
  const title = pageTitleOf(route)
  const description = descriptionOf(route)
  const url = absoluteUrl(route.path)
  const registryName = patternScreenItemNameForPath(route.path)
  const card = socialCardOf(route)
  return {
    title,
    description,
    alternates: {
      canonical: url,
      ...(registryName && {
        types: {
          'application/json+oembed': [{ url: absoluteUrl(oembedPath(registryName)), title }],
          'text/markdown': [{ url: absoluteUrl(markdownPath(registryName)), title }],
        },
      }),
    },
    openGraph: { title, description, url, siteName: PRODUCT_NAME, type: 'website', images: card },
    twitter: { card: 'summary_large_image', title, description, images: card },
  }
}

/**
 * Returns the metadata of a page that is not in the catalog: title, description, canonical link, and social card.
 * @param page the page: its name (without the name of the site), description, and app path, and the registry name of the screen
 *   on its social card (by default, the card of the site)
 * @param type type of the page in Open Graph
 */
export const sitePageMetadata = (
  page: { name: string; description: string; path: string; cardRegistryName?: string },
  type: 'website' | 'article' = 'website',
): Metadata => {
  const { description } = page
  const title = `${page.name} · ${PRODUCT_NAME}`
  const url = absoluteUrl(page.path)
  const card =
    page.cardRegistryName && itemsWithPictures.has(page.cardRegistryName)
      ? {
          url: absoluteUrl(socialCardPath(page.cardRegistryName)),
          ...SOCIAL_CARD_SIZE,
          alt: `${page.name}, on iOS and on Material`,
        }
      : siteSocialCard
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: PRODUCT_NAME, type, images: card },
    twitter: { card: 'summary_large_image', title, description, images: card },
  }
}
