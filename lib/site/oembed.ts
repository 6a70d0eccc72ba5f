import { SOCIAL_CARD_SIZE, socialCardPath } from '../media/screenshot'
import { absoluteUrl, PRODUCT_NAME } from './absolute-url'
import type { Route } from './catalog'

/** An oEmbed response of type rich (oembed.com, sections 2.3.4 and 2.3.4.4). */
type OEmbed = {
  version: '1.0'
  type: 'rich'
  title: string
  provider_name: string
  provider_url: string
  html: string
  width: number
  height: number
  thumbnail_url?: string
  thumbnail_width?: number
  thumbnail_height?: number
}

/** Size of an embed, px: about the size of a page on a phone, below the status bar. */
const EMBED_SIZE = { width: 390, height: 800 }

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/**
 * Returns the app path of the oEmbed file of a screen.
 * @param registryName registry name of the screen, e.g. `login-0`
 */
export const oembedPath = (registryName: string): string => `/oembed/${registryName}.json`

/**
 * Returns the oEmbed response for a screen.
 * @param registryName registry name of the screen
 * @param hasPicture whether the screen has a social card
 */
export const oembedOf = (route: Route, title: string, registryName: string, hasPicture: boolean): OEmbed => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: PRODUCT_NAME,
  provider_url: absoluteUrl('/'),
  html: `<iframe title="${escapeHtml(title)}" src="${absoluteUrl(route.path)}?embed=1" width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}" style="border: 0; max-width: 100%" loading="lazy"></iframe>`,
  ...EMBED_SIZE,
  ...(hasPicture && {
    thumbnail_url: absoluteUrl(socialCardPath(registryName)),
    thumbnail_width: SOCIAL_CARD_SIZE.width,
    thumbnail_height: SOCIAL_CARD_SIZE.height,
  }),
})
