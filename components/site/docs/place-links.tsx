import { withBase } from '@/lib/navigation/href'
import { type PlaceKey, places } from './places'

type PlaceLinksProps = {
  /** The part of the site that contains the page. */
  here?: PlaceKey
}

/** Links to all parts of the site, for the header and for the side menu. */
export const PlaceLinks = ({ here }: PlaceLinksProps) =>
  places.map(({ key, path, text }) => (
    <a key={key} href={withBase(path)} aria-current={key === here || undefined}>
      {text}
    </a>
  ))
