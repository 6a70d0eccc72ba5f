import { Link } from '@/components/ui/link'
import { childSectionsOf, findSection, type Route } from '@/lib/site/catalog'

/** Returns the screens or subsections that a page lists; none if the page is itself a screen or belongs to no section. */
const listedScreens = (route: Route): readonly { title: string; path: string }[] => {
  if (route.section === undefined || route.screen === route.id) return []
  const subsections = childSectionsOf(route.section)
  if (subsections.length > 0)
    return subsections.map(({ key, title }) => ({ title, path: `/subitems/${key}/` }))
  const screens = findSection(route.section)?.screens ?? []
  return screens.filter(({ ready }) => ready).map(({ id, title }) => ({ title, path: `/${id}/` }))
}

/**
 * Links to the screens or subsections of a list page. The install command below the links is for the list page itself, not for
 * its screens.
 */
export function ListPageLinks({ route }: { route: Route }) {
  const screens = listedScreens(route)
  if (screens.length === 0) return null
  return (
    <section className="inspector-section">
      <h2>Choose a screen</h2>
      <p>This page is a list. Open the screen that you want to add; the command below adds the list.</p>
      <ul className="inspector-list">
        {screens.map(({ title, path }) => (
          <li key={path}>
            <Link href={path} className="sh-link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
