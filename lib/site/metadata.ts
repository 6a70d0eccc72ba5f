import type { Metadata } from 'next'
import { parentOf, type Route, sectionOf } from '../catalogue'
import { absolute, NAME } from './site'

const descriptionOf = (route: Route): string => {
  const section = route.section ? sectionOf(route.section) : undefined
  if (route.screen === 'items' || route.screen === 'subitems')
    return `${route.title}: every variant as a real screen, in iOS and Material, left to right and right to left.`
  if (section)
    return `${section.title}, “${route.title}”: a mobile screen you can touch, in iOS and Material, light and dark, left to right and right to left. Take the code with you.`
  return 'A living book of mobile UI patterns: whole screens for iOS and Material, each at its own address, with the code to take.'
}

/** Title of a page as browsers and search engines show it: unique across the book. */
export const titleOf = (route: Route): string => {
  if (route.id === 'home') return `${NAME}: mobile UI patterns, alive`
  const parent = parentOf(route)
  const context = parent && parent.id !== 'home' && parent.id !== route.id ? ` · ${parent.title}` : ''
  return `${route.title}${context} · ${NAME}`
}

/** Title, description, canonical link and social card of a page. */
export const metadataOf = (route: Route): Metadata => {
  const title = titleOf(route)
  const description = descriptionOf(route)
  const url = absolute(route.path)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, siteName: NAME, type: 'website' },
  }
}
