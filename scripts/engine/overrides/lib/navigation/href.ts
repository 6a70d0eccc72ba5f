import { engineConfig, onConfigure } from '@/lib/navigation/configure'

/** Base URL of the sample pictures until `configure({ mediaBaseUrl })` sets another one. The build inserts the site's URL. */
const DEFAULT_ASSET_BASE = '{site}'

/** Base URL of the pictures. */
export let ASSET_BASE: string = engineConfig.mediaBaseUrl ?? DEFAULT_ASSET_BASE

onConfigure(() => {
  ASSET_BASE = engineConfig.mediaBaseUrl ?? DEFAULT_ASSET_BASE
})

/** Returns a URL unchanged, because URLs of an app need no base path. */
export const withBase = (href: string): string => href

/** Returns a path with slashes at both ends. */
export const appPath = (pathname: string): string =>
  `/${pathname.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')

/** Returns the query of a URL, with its question mark; empty if the URL has no query. */
export const searchOf = (href: string): string => /\?[^#]*/.exec(href)?.[0] ?? ''

/** Returns the path of a URL without its query and hash, with slashes at both ends. */
export const appPathOfHref = (href: string): string => appPath(href.replace(/[?#].*$/, ''))
