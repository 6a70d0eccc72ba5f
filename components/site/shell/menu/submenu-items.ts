import { childSectionsOf, findSection, type MenuEntry, type Route } from '@/lib/site/catalog'

/** A row below the current item of the menu. */
type SubmenuItem = {
  title: string
  path: string
  /** False for a screen that does not exist yet, which has no link. */
  ready: boolean
  /** Whether the row leads to the current page or to the subsection that contains the current page. */
  isCurrent: boolean
}

/**
 * Returns the rows below an item of the side menu. The menu shows them only below the current item.
 * @param entry an item of the menu
 * @param route the current page
 */
export const submenuItems = ({ key }: MenuEntry, route: Route): SubmenuItem[] => {
  const children = childSectionsOf(key)
  if (children.length > 0)
    return children.map((child) => ({
      title: child.title,
      path: `/subitems/${child.key}/`,
      ready: true,
      isCurrent: route.section === child.key,
    }))
  if (key === 'textViews')
    return [{ title: 'All', path: '/textview/', ready: true, isCurrent: route.id === 'textview' }]
  const screens = findSection(key)?.screens ?? []
  return screens.map(({ id, title, ready }) => ({
    title,
    path: `/${id}/`,
    ready,
    isCurrent: route.id === id,
  }))
}
