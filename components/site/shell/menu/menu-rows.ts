import { childrenOf, type MenuEntry, type Route, sectionOf } from '@/lib/site/catalog'

/** A row under the entry of the current section. */
export type MenuRow = {
  title: string
  path: string
  /** False while its screen is still to come: shown without a link. */
  ready: boolean
  /** The page the user is on, or the part of the section it lies in. */
  on: boolean
}

/**
 * What an entry of the side menu unfolds into while the user is in its section.
 * @param entry an entry of the menu
 * @param route the page the user is on
 */
export const menuRows = ({ key }: MenuEntry, route: Route): MenuRow[] => {
  const parts = childrenOf(key)
  if (parts.length > 0)
    return parts.map((part) => ({
      title: part.title,
      path: `/subitems/${part.key}/`,
      ready: true,
      on: route.section === part.key,
    }))
  if (key === 'textViews')
    return [{ title: 'All', path: '/textview/', ready: true, on: route.id === 'textview' }]
  const variants = sectionOf(key)?.variants ?? []
  return variants.map(({ id, title, ready }) => ({ title, path: `/${id}/`, ready, on: route.id === id }))
}
