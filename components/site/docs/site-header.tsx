import { SiteSearch } from '@/components/site/search/site-search'
import { SkipLink } from '@/components/site/shell/focus/skip-link'
import { Logo } from '@/components/ui/logo'
import { withBase } from '@/lib/navigation/href'
import type { NavKey } from './nav-items'
import { NavLinks } from './nav-links'
import { ThemeButton } from './theme-button'

type SiteHeaderProps = {
  /** The part of the site that the page belongs to; none on the front page. */
  here?: NavKey
  /** Text of the skip link to the element with the id `content`; `false` on a page that has its own skip links. */
  skip?: string | false
  /** Single keys that the header connects; `false` on a page that connects its own. */
  keys?: 'docs' | 'lab' | 'page' | false
}

/**
 * The header of every page of the site: the logo leads home, then the parts of the site, the theme and the search. Narrow
 * windows have the parts in a second row, which stays in view when the page scrolls.
 */
export function SiteHeader({ here, skip = 'Skip to the content', keys }: SiteHeaderProps) {
  return (
    <header className="sh-header">
      {skip && <SkipLink to="content">{skip}</SkipLink>}
      <a href={withBase('/home/')} className="sh-brand">
        <Logo className="size-6" />
        <b>Patternbook</b>
      </a>
      <nav aria-label="Site">
        <NavLinks here={here} />
      </nav>
      <div className="sh-header-end">
        <ThemeButton />
        <SiteSearch keys={keys ?? (here === 'docs' || here === 'lab' ? here : 'page')} />
      </div>
    </header>
  )
}
