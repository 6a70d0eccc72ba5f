import type { Metadata } from 'next'
import shots from '@/public/shots/manifest.json'
import { type Route, sectionOf } from '../catalogue'
import { takenAt } from '../catalogue/name-of'
import { BOOK_CARD, CARD_SIZE, cardPath } from '../media/shot'
import { oembedPath } from './oembed'
import { absolute, NAME } from './site'
import { titleOf } from './title'

/** The screens of which there are pictures, by the name under which they are taken away. */
const pictured = new Set(Object.keys(shots))

const descriptionOf = (route: Route): string => {
  const section = route.section ? sectionOf(route.section) : undefined
  if (route.screen === 'items' || route.screen === 'subitems')
    return `${route.title}: every variant as a real screen, in iOS and Material, left to right and right to left.`
  if (section)
    return `${section.title}, “${route.title}”: a mobile screen you can touch, in iOS and Material, light and dark, left to right and right to left. Take the code with you.`
  return 'A living book of mobile UI patterns: whole screens for iOS and Material, each at its own address, with the code to take.'
}

const bookCard = {
  url: absolute(cardPath(BOOK_CARD.item)),
  ...CARD_SIZE,
  alt: `${NAME}: a screen on iOS and on Material`,
}

/** The card of a screen: the screen on both platforms. All else has the card of the book. */
const cardOf = (route: Route) => {
  const item = takenAt(route.path)
  if (!item || !pictured.has(item)) return bookCard
  return { url: absolute(cardPath(item)), ...CARD_SIZE, alt: `${route.title}, on iOS and on Material` }
}

/** Title, description, canonical link, oEmbed file and social card of a page. */
export const metadataOf = (route: Route): Metadata => {
  const title = titleOf(route)
  const description = descriptionOf(route)
  const url = absolute(route.path)
  const item = takenAt(route.path)
  const card = cardOf(route)
  return {
    title,
    description,
    alternates: {
      canonical: url,
      ...(item && { types: { 'application/json+oembed': [{ url: absolute(oembedPath(item)), title }] } }),
    },
    openGraph: { title, description, url, siteName: NAME, type: 'website', images: card },
    twitter: { card: 'summary_large_image', title, description, images: card },
  }
}

/**
 * Title, description, canonical link and social card of a page beside the book.
 * @param about its name without that of the book, and its app path
 */
export const metadataBeside = (
  about: { name: string; description: string; path: string },
  type: 'website' | 'article' = 'website',
): Metadata => {
  const { description } = about
  const title = `${about.name} · ${NAME}`
  const url = absolute(about.path)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: NAME, type, images: bookCard },
    twitter: { card: 'summary_large_image', title, description, images: bookCard },
  }
}
