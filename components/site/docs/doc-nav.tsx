import { withBase } from '@/lib/navigation/href'
import { docs } from '@/lib/site/docs'

/** All pages of the documentation. @param path app path of the one that is shown */
export const DocNav = ({ path }: { path: string }) => (
  <nav aria-label="Documentation" className="do-nav">
    <ul>
      {docs.map((page) => (
        <li key={page.path}>
          <a href={withBase(page.path)} aria-current={page.path === path ? 'page' : undefined}>
            {page.title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The pages before and after one, in the order in which they are read. @param path app path of the one that is shown */
export function DocWays({ path }: { path: string }) {
  const at = docs.findIndex((page) => page.path === path)
  const [before, after] = [docs[at - 1], docs[at + 1]]
  return (
    <nav aria-label="Next to this page" className="do-ways">
      {before && (
        <a href={withBase(before.path)} rel="prev">
          <small>Before</small>
          {before.title}
        </a>
      )}
      {after && (
        <a href={withBase(after.path)} rel="next">
          <small>Next</small>
          {after.title}
        </a>
      )}
    </nav>
  )
}
