import { travelling } from '@/lib/frame/query'

/** An app path together with the keys of the query that travel along our own links; browser only. */
export const travel = (href: string): string => {
  const [path = '', hash] = href.split('#')
  return path.includes('?') ? href : path + travelling(location.search) + (hash ? `#${hash}` : '')
}
