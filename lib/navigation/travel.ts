import { travelling } from '@/lib/frame/query'

/** An app path together with the keys of the query that travel along our own links; browser only. */
export const travel = (href: string): string => {
  const [address = '', hash] = href.split('#')
  const [path = '', own] = address.split('?')
  const along = travelling(location.search).slice(1)
  const query = [own, along].filter(Boolean).join('&')
  return path + (query ? `?${query}` : '') + (hash ? `#${hash}` : '')
}
