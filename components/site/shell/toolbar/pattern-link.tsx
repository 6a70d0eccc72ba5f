import type { ReactNode, SyntheticEvent } from 'react'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { withBase } from '@/lib/site/catalog'
import { patternPath } from '@/lib/site/pattern-path'

/**
 * A link to the page about a pattern. When the user presses or focuses the link, the current query parameters of the frame are
 * added to its URL.
 * @param slug the slug of the pattern's section
 */
export function PatternLink({ slug, children }: { slug: string; children: ReactNode }) {
  const path = patternPath(slug)
  const addFrameQuery = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = withBase(withFrameQuery(path))
  }
  return (
    <a href={withBase(path)} onPointerDown={addFrameQuery} onFocus={addFrameQuery}>
      {children}
    </a>
  )
}
