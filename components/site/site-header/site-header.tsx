import { SearchButton } from '@/components/site/search/search-button'
import { SkipLink } from '@/components/site/shell/focus/skip-link'
import { Logo } from '@/components/ui/logo'
import { withBase } from '@/lib/navigation/href'
import type { NavKey } from './nav-items'
import { NavLinks } from './nav-links'
import { ThemeButton } from './theme-button'

type SiteHeaderProps = {
  /** Key of the part of the site that contains the page; undefined on the front page and on the not-found page. */
  current?: NavKey
  /** Text of the skip link to the `content` element; `false` if the page has its own skip links. */
  skipLink?: string | false
  /**
   * Kind of page whose keyboard shortcuts the header connects; `false` if the page connects its own. Default: `docs` in the
   * documentation, `lab` in the lab, and `page` on all other pages.
   */
  shortcuts?: 'docs' | 'lab' | 'page' | false
}

/**
 * The header of the site: the logo, which links to the home page, the main navigation, the theme button, and the
 * search. In narrow windows, the navigation is in a second, sticky row.
 */
export function SiteHeader({ current, skipLink = 'Skip to content', shortcuts }: SiteHeaderProps) {
  return (
    <header className="sh-header">
      {skipLink && <SkipLink targetId="content">{skipLink}</SkipLink>}
      <a href={withBase('/home/')} className="sh-brand">
        <Logo className="size-6" />
        <b>Patternbook</b>
      </a>
      <nav aria-label="Site">
        <NavLinks current={current} />
      </nav>
      <div className="sh-header-end">
        <ThemeButton />
        <SearchButton pageKind={shortcuts ?? (current === 'docs' || current === 'lab' ? current : 'page')} />
      </div>
    </header>
  )
}
