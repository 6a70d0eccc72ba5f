/** The path the site is served under, without a slash at the end; empty at the root of a host. */
export const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** URL of the pictures and the sample data: the base path. Apps that have installed a screen use another one. */
export const ASSET_BASE = BASE

/**
 * URL of the data that the site reads: a folder named by a hash of the data, which hosts let browsers cache. In development,
 * the same files without a hash. The documented URLs (`/data/…`) do not change.
 */
export const DATA = ASSET_BASE + (process.env.NEXT_PUBLIC_DATA_PATH ?? '')

/** The URL path of an app path: `/login/0/` → `/demo/login/0/` if the site is served under `/demo`. */
export const withBase = (href: string): string => `${BASE}${href}`

/** The app path of a location's pathname, with slashes at both ends and without the base path. */
export const appPath = (pathname: string): string => {
  const own = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname
  return `/${own.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** The query of an href with its question mark; empty if there is none. */
export const searchOf = (href: string): string => /\?[^#]*/.exec(href)?.[0] ?? ''

/** The app path of a URL: without base path, query, and hash. */
export const pathOf = (href: string): string => appPath(href.replace(/[?#].*$/, ''))
