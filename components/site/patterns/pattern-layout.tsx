import '../docs/page.css'
import '../shell/toolbar/toolbar.css'
import '../gallery/gallery.css'
import './patterns.css'
import '@/lib/site/code-export/code.css'
import type { ReactNode } from 'react'
import { SiteHeader } from '@/components/site/site-header/site-header'
import { withBase } from '@/lib/navigation/href'
import { type PatternPage, patternPages } from '@/lib/site/pattern-pages'

type PatternLayoutProps = {
  page: PatternPage
  /** Title of the group that the pattern belongs to, for the breadcrumb. */
  group: string
  /** Controls at the end of the row with the title. */
  controls?: ReactNode
  children: ReactNode
}

/** Layout of all pattern pages: header, breadcrumb, title, summary of the pattern, and links to the previous and next pattern. */
export function PatternLayout({ page, group, controls, children }: PatternLayoutProps) {
  const index = patternPages.indexOf(page)
  const [previous, next] = [patternPages[index - 1], patternPages[index + 1]]
  return (
    <div className="sh-page gallery-page">
      <SiteHeader current="gallery" />
      <main id="content" className="gallery-main pattern-page">
        <nav aria-label="Path" className="pattern-breadcrumb">
          <a href={withBase('/gallery/')}>Screens</a>
          <span aria-hidden="true">/</span>
          <span>{group}</span>
        </nav>
        <div className="pattern-header">
          <div>
            <h1>{page.title}</h1>
            <p>{page.summary}</p>
          </div>
          {controls}
        </div>
        {children}
        <nav aria-label="Previous and next pattern" className="pattern-pager">
          {previous && (
            <a href={withBase(previous.path)} rel="prev">
              <small>Previous pattern</small>
              {previous.title}
            </a>
          )}
          {next && (
            <a href={withBase(next.path)} rel="next">
              <small>Next pattern</small>
              {next.title}
            </a>
          )}
        </nav>
      </main>
    </div>
  )
}
