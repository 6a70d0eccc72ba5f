import { travelling } from '@/lib/frame/query'

/** Adds the query keys that our own links keep (those of the frame) to an app path. Browser only. */
export const travel = (href: string): string => {
  const [address = '', hash] = href.split('#')
  const [path = '', own] = address.split('?')
  const along = travelling(location.search).slice(1)
  const query = [own, along].filter(Boolean).join('&')
  return path + (query ? `?${query}` : '') + (hash ? `#${hash}` : '')
}
