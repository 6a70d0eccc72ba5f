import { withBase } from '@/lib/navigation/href'
import { docPageName, docPages } from '@/lib/site/doc-pages'

/**
 * IDs of headings that the overlay engine's page no longer has, by the name of the page about the overlay. The list items
 * have these IDs, so old links to the headings still work.
 */
const MOVED_ANCHORS: Readonly<Record<string, string>> = {
  'overlays/alert': 'fields',
  'overlays/popover': 'beside-a-control',
  'overlays/loading': 'work-in-progress',
  'overlays/menu': 'a-side-menu',
}

/** Links to the pages about single overlays, with their descriptions. */
export const OverlayList = () => (
  <ul className="docs-overlay-list">
    {docPages
      .filter(({ path }) => docPageName(path).startsWith('overlays/'))
      .map(({ path, title, label = title, description }) => (
        <li key={path} id={MOVED_ANCHORS[docPageName(path)]}>
          <a className="sh-link" href={withBase(path)}>
            {label}
          </a>
          <span>{description}</span>
        </li>
      ))}
  </ul>
)

type LegacyApiAnchorsProps = {
  /** Names of the API entries that the overlay pages document, each with the name of its page. */
  entries: readonly { name: string; pageName: string }[]
}

/**
 * Links to API entries that were moved to the pages of the overlays. The items have the entries' old IDs, so old links still
 * work.
 */
export const LegacyApiAnchors = ({ entries }: LegacyApiAnchorsProps) => (
  <div className="docs-api">
    <h3>Documented on the overlay pages</h3>
    <ul>
      {entries.map(({ name, pageName }) => (
        <li key={name} id={`api-${name}`}>
          <a href={withBase(`/docs/${pageName}/#api-${name}`)}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
