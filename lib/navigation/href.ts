/** Path under which the site is served, without a slash at the end; empty if the site is at the root of its host. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Start of the URLs of pictures and sample data: the base path. In apps, `mediaBaseUrl` (configure.ts) can replace it. */
export const ASSET_BASE = BASE_PATH

/**
 * URL of the folder with the data that the site reads. The name of the folder contains a hash of the data, so browsers can cache
 * its files. In development, the URL has no hash. The data is also at its documented URLs (`/data/…`), which never change.
 */
export const DATA_BASE = ASSET_BASE + (process.env.NEXT_PUBLIC_DATA_PATH ?? '')

/** Adds the base path to an app path: `/login/0/` → `/demo/login/0/` if the site is served under `/demo`. */
export const withBase = (href: string): string => `${BASE_PATH}${href}`

/** Converts a location's pathname to an app path, which has slashes at both ends and no base path. */
export const appPath = (pathname: string): string => {
  const path = `${pathname}/`.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** Returns the query string of an href with its question mark; empty if there is none. */
export const searchOf = (href: string): string => /\?[^#]*/.exec(href)?.[0] ?? ''

/** Returns the app path of an href, without the query and the hash. */
export const appPathOfHref = (href: string): string => appPath(href.replace(/[?#].*$/, ''))
