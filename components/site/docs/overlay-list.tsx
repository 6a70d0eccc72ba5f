import { withBase } from '@/lib/navigation/href'
import { docName, docs } from '@/lib/site/docs'

/** Headings that were on the page of the engine, by the page that has their content now: links to them still arrive. */
const MOVED_ANCHORS: Readonly<Record<string, string>> = {
  'overlays/alert': 'fields',
  'overlays/popover': 'beside-a-control',
  'overlays/loading': 'work-in-progress',
  'overlays/menu': 'a-side-menu',
}

/** The pages about the overlays. */
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
  /** Names of the interface that other pages list, with the name of their page. */
  names: readonly { name: string; page: string }[]
}

/** The names of the interface that moved to the pages of the overlays, with their old ids. */
export const MovedNames = ({ names }: MovedNamesProps) => (
  <div className="do-api">
    <h3>On the overlay pages</h3>
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
