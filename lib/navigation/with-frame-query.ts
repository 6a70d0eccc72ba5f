import { frameQuery } from '@/lib/frame/query'

/**
 * Adds the query parameters of the current URL that internal links keep (those of the frame, except `gallery` and `menu`) to an
 * app path. Works only in the browser.
 */
export const withFrameQuery = (href: string): string => {
  const [url = '', hash] = href.split('#')
  const [path = '', ownQuery] = url.split('?')
  const keptQuery = frameQuery(location.search).slice(1)
  const query = [ownQuery, keptQuery].filter(Boolean).join('&')
  return path + (query ? `?${query}` : '') + (hash ? `#${hash}` : '')
}
