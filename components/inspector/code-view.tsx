import { Suspense, use } from 'react'
import type { Place } from './file-tree'
import { heldCode } from './held-code'

function Lines({ place }: { place: Place }) {
  const { files } = use(heldCode(place.item))
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
