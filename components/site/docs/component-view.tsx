import { withBase } from '@/lib/navigation/href'
import type { ComponentPage } from '@/lib/site/component-docs'
import type { DocBlock, DocContent, DocSection } from '@/lib/site/doc-content'
import { MemberTable, TextWithCode } from './api-list'
import './components.css'
import { ComponentExample } from './component-example'
import { DocView } from './doc-view'
import { hasExample } from './example-files'
import { APPEARANCE_CONTROLS, type ScreenExample } from './live-controls'
import { LiveExample } from './live-example'
import { liveExamples } from './live-examples'
import { ScreenLinks } from './screen-links'

/** Maximum number of screens that the page shows as pictures. */
const MAX_SCREEN_PICTURES = 8

/** For each component of the page: its doc comment, unless that is the summary of the page, and its props. */
const PropsReference = ({ page }: { page: ComponentPage }) =>
  page.components.map(({ name, text, props, elementName }) => (
    <div key={name} className="docs-component-props">
      {page.components.length > 1 && (
        <h3>
          <code>{name}</code>
        </h3>
      )}
      {text && text !== page.summary && (
        <p>
          <TextWithCode text={text} />
        </p>
      )}
      {props.length > 0 && <MemberTable name={name} kind="Props" members={props} />}
      {elementName && (
        <p>
          The component {props.length > 0 ? 'also accepts all other' : 'accepts all'} attributes of{' '}
          <code>{`<${elementName}>`}</code>.
        </p>
      )}
      {props.length === 0 && !elementName && <p>The component has no props.</p>}
    </div>
  ))

const AccessibilityNotes = ({ page }: { page: ComponentPage }) => (
  <ul>
    {page.components.flatMap(({ name, accessibility }) =>
      accessibility.map((text) => (
        <li key={`${name} ${text}`}>
          <TextWithCode text={text} />
        </li>
      )),
    )}
  </ul>
)

const exampleInstallBlocks = (html: string): DocBlock[] => [
  { kind: 'placeholder', name: 'example-install' },
  { kind: 'code', html },
]

type ComponentViewProps = {
  page: ComponentPage
  /** The pages of all components, in the order of the side navigation. */
  pages: readonly ComponentPage[]
  /** Highlighted command that installs the component, as HTML. */
  installHtml: string
  /** Highlighted statement that imports the component, as HTML. */
  importHtml: string
  /** Highlighted code of the component's own example, as HTML; undefined if it has none. */
  exampleHtml?: string
  /** Highlighted command that installs all components that the example imports, as HTML; undefined if it imports only one. */
  exampleInstallHtml?: string
  /** Whether the gallery has a filter for the component. */
  hasGalleryFilter: boolean
}

/** The page of a component: purpose, example, install command, props, accessibility, and the screens that use it. */
export function ComponentView({
  page,
  pages,
  installHtml,
  importHtml,
  exampleHtml,
  exampleInstallHtml,
  hasGalleryFilter,
}: ComponentViewProps) {
  const [firstScreen] = page.screens
  const example: ScreenExample | undefined = firstScreen
    ? { ...firstScreen, controls: APPEARANCE_CONTROLS }
    : liveExamples[`components/${page.name}`]
  const createSection = (id: string, title: string): DocSection => ({
    id,
    title,
    blocks: [{ kind: 'placeholder', name: id }],
  })
  const hasAccessibilityNotes = page.components.some(({ accessibility }) => accessibility.length > 0)
  const doc: DocContent = {
    title: page.title,
    introduction: [{ kind: 'placeholder', name: 'summary' }],
    sections: [
      ...(exampleHtml
        ? [
            {
              id: 'example',
              title: 'Example',
              blocks: [
                { kind: 'placeholder', name: 'component-example' },
                { kind: 'code', html: exampleHtml },
                ...(exampleInstallHtml ? exampleInstallBlocks(exampleInstallHtml) : []),
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
      ...(firstScreen ? [createSection('screens', 'Screens that use this component')] : []),
    ],
  }
  return (
    <DocView
      path={page.path}
      doc={doc}
      componentPages={pages}
      placeholders={{
        summary: (
          <p>
            <TextWithCode text={page.summary} />
          </p>
        ),
        'component-example': hasExample(page.name) && <ComponentExample name={page.name} />,
        'example-install': (
          <p>
            This command installs the components that the example imports.
            {exampleHtml?.includes('lucide-react') && ' The icons are from Lucide (lucide-react).'}
          </p>
        ),
        'live-example': example && <LiveExample {...example} />,
        props: <PropsReference page={page} />,
        accessibility: <AccessibilityNotes page={page} />,
        screens: (
          <>
            <ScreenLinks screens={page.screens.slice(0, MAX_SCREEN_PICTURES)} />
            {hasGalleryFilter && page.screens.length > MAX_SCREEN_PICTURES && (
              <p>
                <a className="sh-link" href={withBase(`/gallery/?uses=${page.name}`)}>
                  All {page.screens.length} screens in the gallery
                </a>
              </p>
            )}
          </>
        ),
      }}
    />
  )
}
