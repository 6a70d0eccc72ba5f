/** The path the app is served under, without a slash at the end; empty at the root of a host. */
export const BASE: string = ''

/** Where the pictures and the sample data of the screens are. Change it when you have copied them to your own host. */
export const BOOK: string = '{book}'

/** Where the sample data is read. */
export const DATA: string = BOOK

/** The real address of an app path: `/login/0/` → `/demo/login/0/` when the app is served under `/demo`. */
export const withBase = (href: string): string => `${BASE}${href}`

/** The app path of a location's pathname, with slashes at both ends and without the base path. */
export const appPath = (pathname: string): string => {
  const own = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname
  return `/${own.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** The query of an href, with its question mark; empty where it has none. */
export const searchOf = (href: string): string => /\?[^#]*/.exec(href)?.[0] ?? ''

/** The app path of an address: without base path, query and hash. */
export const pathOf = (href: string): string => appPath(href.replace(/[?#].*$/, ''))
