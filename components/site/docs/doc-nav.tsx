import { withBase } from '@/lib/navigation/href'
import { DOC_GROUPS, docPages } from '@/lib/site/doc-pages'

/** A page in the side navigation, or in the links to the previous and next page. */
export type NavPage = { path: string; title: string }

type DocNavProps = {
  /** App path of the current page. */
  path: string
  /** Prefix that makes the IDs of the headings unique if the navigation is rendered twice. */
  idPrefix: string
  /** The pages of all components, listed at the end of the Components group. Only pages of components pass them. */
  componentPages?: readonly NavPage[]
}

const NavLink = ({ page, path }: { page: NavPage; path: string }) => (
  <li>
    <a href={withBase(page.path)} aria-current={page.path === path ? 'page' : undefined}>
      {page.title}
    </a>
  </li>
)

/** Links to the pages of the documentation, in groups. */
export const DocNav = ({ path, idPrefix, componentPages = [] }: DocNavProps) => (
  <nav aria-label="Documentation" className="docs-nav">
    {DOC_GROUPS.map((group) => (
      <div key={group}>
        <p id={`${idPrefix}-${group}`}>{group}</p>
        <ul aria-labelledby={`${idPrefix}-${group}`}>
          {docPages
            .filter((page) => page.group === group)
            .map(({ path: pagePath, title, label = title }) => (
              <NavLink key={pagePath} page={{ path: pagePath, title: label }} path={path} />
            ))}
          {group === 'Components' &&
            componentPages.map((page) => <NavLink key={page.path} page={page} path={path} />)}
        </ul>
      </div>
    ))}
  </nav>
)

type DocPagerProps = {
  /** App path of the current page. */
  path: string
  /** The pages in reading order. Default: all pages of the documentation except those of single components. */
  pages?: readonly NavPage[]
}

/** Links to the previous and the next page. */
export function DocPager({ path, pages = docPages }: DocPagerProps) {
  const index = pages.findIndex((page) => page.path === path)
  const [previousPage, nextPage] = [pages[index - 1], pages[index + 1]]
  return (
    <nav aria-label="Previous and next page" className="docs-pager">
      {previousPage && (
        <a href={withBase(previousPage.path)} rel="prev">
          <small>Previous</small>
          {previousPage.title}
        </a>
      )}
      {nextPage && (
        <a href={withBase(nextPage.path)} rel="next">
          <small>Next</small>
          {nextPage.title}
        </a>
      )}
    </nav>
  )
}
