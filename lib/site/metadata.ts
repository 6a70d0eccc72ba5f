import type { Metadata } from 'next'
import shots from '@/public/shots/manifest.json'
import { type Route, sectionOf } from '../catalogue'
import { takenAt } from '../take-away/name-of'
import { oembedPath } from './oembed'
import { CARD_SIZE, cardPath } from './shot'
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

/** The card of a screen: the screen on both platforms; nothing where there is no picture of it. */
const cardOf = (route: Route) => {
  const item = takenAt(route.path)
  if (!item || !pictured.has(item)) return undefined
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
    twitter: { card: card ? 'summary_large_image' : 'summary', title, description, images: card },
  }
}
