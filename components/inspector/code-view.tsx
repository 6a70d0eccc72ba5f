import { Suspense, use } from 'react'
import { loadCode } from '@/lib/take-away'
import type { Place } from './file-tree'

function Lines({ place }: { place: Place }) {
  const { files } = use(loadCode(place.item))
  const file = files.find(({ path }) => path === place.path)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, with the keyboard as well
    <section className="in-lines" dir="ltr" tabIndex={0} aria-label={place.path}>
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, highlighted at build time */}
        <code dangerouslySetInnerHTML={{ __html: file?.html ?? '' }} />
      </pre>
    </section>
  )
}

/** One file, highlighted, with numbered lines. */
export const CodeView = ({ place }: { place: Place }) => (
  <Suspense fallback={<p className="in-wait" role="status" aria-label="Loading the file" />}>
    <Lines place={place} />
  </Suspense>
)
