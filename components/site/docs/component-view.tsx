import { withBase } from '@/lib/navigation/href'
import type { ComponentPage } from '@/lib/site/components'
import type { DocContent, DocSection } from '@/lib/site/doc'
import { InlineMarkdown, MemberTable } from './api-list'
import './components.css'
import { DocView } from './doc-view'
import { type Example, LOOK_CONTROLS } from './live-controls'
import { LiveExample } from './live-example'
import { liveExamples } from './live-examples'
import { LiveSample } from './live-sample'
import { hasSample } from './sample-files'
import { ScreenLinks } from './screen-links'

/** Maximum number of screens that the page shows as pictures. A link leads to all of them in the gallery. */
const MAX_PICTURES = 8

/** The doc comment and a table of props for each component of the page. */
const Reference = ({ page }: { page: ComponentPage }) =>
  page.entries.map(({ name, text, props, element }) => (
    <div key={name} className="do-part">
      {page.entries.length > 1 && (
        <h3>
          <code>{name}</code>
        </h3>
      )}
      {text && text !== page.lead && (
        <p>
          <InlineMarkdown text={text} />
        </p>
      )}
      {props.length > 0 && <MemberTable name={name} kind="Props" members={props} />}
      {element && (
        <p>
          The component {props.length > 0 ? 'also accepts all other' : 'accepts all'} attributes of{' '}
          <code>{`<${element}>`}</code>.
        </p>
      )}
      {props.length === 0 && !element && <p>The component has no props.</p>}
    </div>
  ))

const Accessibility = ({ page }: { page: ComponentPage }) => (
  <ul>
    {page.entries.flatMap(({ name, accessibility }) =>
      accessibility.map((text) => (
        <li key={`${name} ${text}`}>
          <InlineMarkdown text={text} />
        </li>
      )),
    )}
  </ul>
)

type ComponentViewProps = {
  page: ComponentPage
  /** The pages of all components, in the order of the side navigation. */
  pages: readonly ComponentPage[]
  /** Highlighted command that installs the component, as HTML. */
  installHtml: string
  /** Highlighted statement that imports the component, as HTML. */
  importHtml: string
  /** Highlighted code of the component's own example, as HTML; undefined if the page shows a screen instead. */
  sample?: string
  /** Whether the gallery has a filter for the component. */
  hasGalleryFilter: boolean
}

/** The page of a component: purpose, live example with its code, install command, props, accessibility, and the screens that use it. */
export function ComponentView({
  page,
  pages,
  installHtml,
  importHtml,
  sample,
  hasGalleryFilter,
}: ComponentViewProps) {
  const [firstUse] = page.uses
  const example: Example | undefined = firstUse
    ? { ...firstUse, controls: LOOK_CONTROLS }
    : liveExamples[`components/${page.name}`]
  const createSection = (id: string, title: string): DocSection => ({
    id,
    title,
    blocks: [{ kind: 'part', name: id }],
  })
  const hasAccessibilityNotes = page.entries.some(({ accessibility }) => accessibility.length > 0)
  const doc: DocContent = {
    title: page.title,
    lead: [{ kind: 'part', name: 'lead' }],
    sections: [
      ...(sample
        ? [
            {
              id: 'example',
              title: 'Example',
              blocks: [
                { kind: 'part', name: 'sample' },
                { kind: 'code', html: sample },
              ],
            } satisfies DocSection,
          ]
        : example
          ? [createSection('live-example', 'Live example')]
          : []),
      {
        id: 'install',
        title: 'Install',
        blocks: [
          { kind: 'code', html: installHtml },
          { kind: 'code', html: importHtml },
        ],
      },
      createSection('props', 'Props'),
      ...(hasAccessibilityNotes ? [createSection('accessibility', 'Accessibility')] : []),
      ...(firstUse ? [createSection('screens', 'Screens that use this component')] : []),
    ],
  }
  return (
    <DocView
      path={page.path}
      doc={doc}
      componentPages={pages}
      placeholders={{
        lead: (
          <p>
            <InlineMarkdown text={page.lead} />
          </p>
        ),
        sample: hasSample(page.name) && <LiveSample name={page.name} />,
        'live-example': example && <LiveExample {...example} />,
        props: <Reference page={page} />,
        accessibility: <Accessibility page={page} />,
        screens: (
          <>
            <ScreenLinks screens={page.uses.slice(0, MAX_PICTURES)} />
            {hasGalleryFilter && page.uses.length > MAX_PICTURES && (
              <p>
                <a className="sh-link" href={withBase(`/gallery/?uses=${page.name}`)}>
                  All {page.uses.length} screens in the gallery
                </a>
              </p>
            )}
          </>
        ),
      }}
    />
  )
}
