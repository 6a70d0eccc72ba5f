import { SiteSearch } from '@/components/search/site-search'
import { Logo } from '@/components/ui/logo'
import { withBase } from '@/lib/catalogue/href'

type SiteHeaderProps = {
  /** Which keys the page has: those of the documentation, of the lab, or those that every page has. */
  keys?: 'docs' | 'lab' | 'page'
}

/** The bar of the pages outside the book: the mark leads home, and the search anywhere. */
export function SiteHeader({ keys = 'page' }: SiteHeaderProps) {
  return (
    <header className="sh-top">
      <a href={withBase('/home/')} className="sh-brand">
        <Logo className="size-6" />
        <b>Patternbook</b>
      </a>
      <div className="sh-top-end">
        <nav aria-label="Site">
          <a href={withBase('/list/')}>All patterns</a>
          <a href={withBase('/docs/')}>Getting started</a>
        </nav>
        <SiteSearch keys={keys} />
      </div>
    </header>
  )
}
