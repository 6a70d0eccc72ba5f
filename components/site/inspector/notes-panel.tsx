import './panels.css'
import './notes-panel.css'
import { useEffect, useState } from 'react'
import { findSection, withBase } from '@/lib/site/catalog'
import { type Note, noteNamesOf } from '@/lib/site/pattern-notes'
import { patternPath } from '@/lib/site/pattern-path'
import { loadNote } from './load-note'
import type { PanelProps } from './panel-props'

/** The Notes tab: what the screen shows, when to use its pattern, differences between the platforms, and accessibility. */
export default function NotesPanel({ route }: PanelProps) {
  const joinedNames = noteNamesOf(route).join(' ')
  const [notes, setNotes] = useState<Note[]>()
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    let isMounted = true
    Promise.all(joinedNames.split(' ').map(loadNote)).then(
      (all) => isMounted && setNotes(all),
      (reason) => isMounted && setFailure(reason),
    )
    return () => {
      isMounted = false
    }
  }, [joinedNames])

  // The error boundary of the panel shows an error message and offers to try again.
  if (failure) throw failure
  if (!notes) return <p className="inspector-loading" role="status" aria-label="Loading" />
  const description = notes.map(({ screens }) => screens[route.id]).find(Boolean)
  const section = route.section ? findSection(route.section) : undefined
  const noteSections = notes.map(({ title, sections }) =>
    sections.map((noteSection) => (
      <section key={`${title} ${noteSection.title}`} className="inspector-section inspector-note" dir="ltr">
        <h2>{notes.length > 1 ? `${title}: ${noteSection.title.toLowerCase()}` : noteSection.title}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted to HTML at build time */}
        <div dangerouslySetInnerHTML={{ __html: noteSection.html }} />
      </section>
    )),
  )
  return (
    <>
      {description && (
        <p className="inspector-section inspector-note" dir="ltr">
          {description}
        </p>
      )}
      {noteSections}
      {section && (
        <section className="inspector-section" dir="ltr">
          <a className="sh-link" href={withBase(patternPath(section.slug))}>
            Open the pattern page
          </a>
        </section>
      )}
    </>
  )
}
