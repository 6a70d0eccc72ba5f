import { withBase } from '@/lib/navigation/href'
import { docName, docs } from '@/lib/site/docs'

/** Ids of headings that moved from the engine's page to another page, so that links to them still work. */
const MOVED_ANCHORS: Readonly<Record<string, string>> = {
  'overlays/alert': 'fields',
  'overlays/popover': 'beside-a-control',
  'overlays/loading': 'work-in-progress',
  'overlays/menu': 'a-side-menu',
}

/** List of the pages about overlays. */
export const OverlayList = () => (
  <ul className="do-list">
    {docs
      .filter(({ path }) => docName(path).startsWith('overlays/'))
      .map(({ path, title, label = title, description }) => (
        <li key={path} id={MOVED_ANCHORS[docName(path)]}>
          <a className="sh-link" href={withBase(path)}>
            {label}
          </a>
          <span>{description}</span>
        </li>
      ))}
  </ul>
)

type MovedNamesProps = {
  /** Names of the API that other pages document, with the names of these pages. */
  names: readonly { name: string; page: string }[]
}

/** The API names that moved to the pages of the overlays, with their old ids. */
export const MovedNames = ({ names }: MovedNamesProps) => (
  <div className="do-api">
    <h3>Documented on the overlay pages</h3>
    <ul>
      {names.map(({ name, page }) => (
        <li key={name} id={`api-${name}`}>
          <a href={withBase(`/docs/${page}/#api-${name}`)}>
            <code>{name}</code>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
