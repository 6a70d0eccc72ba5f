import { Logo } from '@/components/ui/logo'
import { withBase } from '@/lib/catalogue/href'

/** The bar of the pages outside the book: the mark leads home. */
export function SiteHeader() {
  return (
    <header className="sh-top">
      <a href={withBase('/home/')} className="sh-brand">
        <Logo className="size-6" />
        <b>Patternbook</b>
      </a>
      <nav aria-label="Site">
        <a href={withBase('/list/')}>All patterns</a>
        <a href={withBase('/docs/')}>Getting started</a>
      </nav>
    </header>
  )
}
