import { CopyCodeButton } from '@/components/site/docs/copy-code-button'
import { withBase } from '@/lib/navigation/href'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { installCommand } from '@/lib/site/code-export/commands'
import { markdownPath } from '@/lib/site/code-export/registry-item'
import type { GalleryCard, GalleryOption } from '@/lib/site/gallery/types'
import type { Note } from '@/lib/site/pattern-notes'
import type { PatternPage as Page } from '@/lib/site/pattern-pages'
import { LiveScreen } from './live-screen'
import { OverlayCode } from './overlay-code'
import { PatternLayout } from './pattern-layout'
import { PatternLookControls, PatternScreens } from './pattern-screens'

/** Heading of the section of a note that compares the platforms. */
const PLATFORM_HEADING = 'On each platform'
/** Headings of the sections of a note that help readers recognize and choose the pattern. */
const SELECTION_HEADINGS = ['When to use', 'When not to use', 'Also known as']

type PatternPageProps = {
  page: Page
  /** Title of the group that the pattern belongs to. */
  group: string
  /** The screens of the pattern. */
  cards: readonly GalleryCard[]
  /** All components that at least one screen of the site uses. */
  allComponents: readonly GalleryOption[]
  note: Note
  /** HTML of the highlighted example of an overlay; set if `page.overlayExample` is set. */
  exampleHtml?: string
}

const NoteSections = ({ sections }: { sections: Note['sections'] }) =>
  sections.map(({ title, html }) => (
    <section key={title}>
      <h2>{title}</h2>
      <NoteText html={html} />
    </section>
  ))

const NoteText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, converted to HTML at build time
  <div className="pattern-note-text" dangerouslySetInnerHTML={{ __html: html }} />
)

/** The page about a pattern: its screens as pictures, the first screen live on both platforms, notes, and install commands. */
export function PatternPage({ page, group, cards, allComponents, note, exampleHtml }: PatternPageProps) {
  const firstCard = cards[0]
  const platformSection = note.sections.find(({ title }) => title === PLATFORM_HEADING)
  const usedComponents = new Set(cards.flatMap(({ componentNames }) => componentNames))
  return (
    <PatternLayout page={page} group={group} controls={<PatternLookControls />}>
      <div className="pattern-intro" data-screen-count={cards.length}>
        <PatternScreens cards={cards} />
        <div className="pattern-notes" lang="en" dir="ltr">
          <NoteSections sections={note.sections.filter(({ title }) => SELECTION_HEADINGS.includes(title))} />
        </div>
      </div>
      {firstCard && (
        <section className="pattern-live-section" aria-label="Live">
          <div>
            <h2>{PLATFORM_HEADING}</h2>
            {platformSection && <NoteText html={platformSection.html} />}
            <p className="pattern-links">
              <a className="sh-button" data-primary="" href={withBase(firstCard.path)}>
                Open the live screen
              </a>
              <a className="sh-button" href={withBase(`/compare/?show=${firstCard.path.slice(1, -1)}`)}>
                Compare side by side
              </a>
            </p>
          </div>
          {(['ios', 'md'] as const).map((mode) => (
            <LiveScreen
              key={mode}
              registryName={firstCard.registryName}
              path={firstCard.path}
              mode={mode}
              title={`${firstCard.patternTitle}: ${firstCard.title}, live on ${mode === 'ios' ? 'iOS' : 'Material'}`}
            />
          ))}
        </section>
      )}
      <div className="pattern-notes" lang="en" dir="ltr">
        <NoteSections
          sections={note.sections.filter(
            (part) => part !== platformSection && !SELECTION_HEADINGS.includes(part.title),
          )}
        />
        {usedComponents.size > 0 && (
          <section>
            <h2>Components</h2>
            <ul className="pattern-components">
              {allComponents
                .filter(({ value }) => usedComponents.has(value))
                .map(({ value, text }) => (
                  <li key={value}>
                    <a href={withBase(`/gallery/?uses=${value}`)}>{text}</a>
                  </li>
                ))}
            </ul>
          </section>
        )}
      </div>
      <section className="pattern-install" lang="en" dir="ltr">
        <h2>Install</h2>
        <p>
          One command copies a screen into a React app with Tailwind CSS 4.{' '}
          <a className="sh-link" href={withBase('/docs/installing/')}>
            Installing screens
          </a>
          . Each screen is also available as a{' '}
          <a className="sh-link" href={withBase('/docs/assistants/')}>
            Markdown page for AI assistants
          </a>
          .
        </p>
        <ul>
          {cards.map(({ registryName, title, path }) => (
            <li key={registryName}>
              <h3>
                <a href={withBase(path)}>{title}</a>
                <a
                  className="sh-link"
                  href={withBase(markdownPath(registryName))}
                  aria-label={`Markdown: ${title}`}
                >
                  Markdown
                </a>
              </h3>
              <figure>
                <code>{installCommand('npm', absoluteUrl(`/r/${registryName}.json`))}</code>
                <CopyCodeButton />
              </figure>
            </li>
          ))}
        </ul>
      </section>
      {page.overlayExample && exampleHtml && (
        <OverlayCode
          installHeading="Install the engine only"
          overlayId={page.overlayExample.labTabId}
          exampleHtml={exampleHtml}
        />
      )}
    </PatternLayout>
  )
}
