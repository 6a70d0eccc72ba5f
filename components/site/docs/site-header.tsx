import { SiteSearch } from '@/components/site/search/site-search'
import { SkipLink } from '@/components/site/shell/focus/skip-link'
import { Logo } from '@/components/ui/logo'
import { withBase } from '@/lib/navigation/href'
import { places } from './places'
import { ThemeButton } from './theme-button'

type SiteHeaderProps = {
  /** The part of the site that the page belongs to; of none without. */
  here?: 'docs' | 'lab' | 'tokens'
}

/**
 * The bar of the pages outside the book, whose `main` has the id `content`: the mark leads home, the search anywhere. Narrow windows have the links to the
 * patterns and the documentation only, whose own menu leads to the rest.
 */
export function SiteHeader({ here }: SiteHeaderProps) {
  return (
    <header className="sh-top">
      <SkipLink to="content">Skip to the content</SkipLink>
      <a href={withBase('/home/')} className="sh-brand">
        <Logo className="size-6" />
        <b>Patternbook</b>
      </a>
      <div className="sh-top-end">
        <nav aria-label="Site">
          {places.map(({ key, path, text }) => (
            <a key={key} href={withBase(path)} data-place={key} aria-current={key === here || undefined}>
              {text}
            </a>
          ))}
        </nav>
        <ThemeButton />
        <SiteSearch keys={here === 'docs' || here === 'lab' ? here : 'page'} />
      </div>
    </header>
  )
}
