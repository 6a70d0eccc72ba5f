import { onConfigure, settings } from '@/lib/navigation/configure'

/** URL of the sample pictures until `configure({ pictures })` sets another one. */
const SITE = '{site}'

/** Base URL of the pictures. */
export let ASSET_BASE: string = settings.pictures ?? SITE

onConfigure(() => {
  ASSET_BASE = settings.pictures ?? SITE
})

/** URLs of an app are not changed. */
export const withBase = (href: string): string => href

/** The path of a URL, with slashes at both ends. */
export const appPath = (pathname: string): string =>
  `/${pathname.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')

/** The query of an href, with its question mark; empty if there is none. */
export const searchOf = (href: string): string => /\?[^#]*/.exec(href)?.[0] ?? ''

/** The path of a URL, without query and hash. */
export const pathOf = (href: string): string => appPath(href.replace(/[?#].*$/, ''))
