import { withBase } from '@/lib/navigation/href'
import { type NavKey, navItems } from './nav-items'

type NavLinksProps = {
  /** The part of the site that the page belongs to. */
  here?: NavKey
}

/** Links to all parts of the site, for the header and for the side menu. */
export const NavLinks = ({ here }: NavLinksProps) =>
  navItems.map(({ key, path, text }) => (
    <a key={key} href={withBase(path)} aria-current={key === here || undefined}>
      {text}
    </a>
  ))
