import { withBase } from '@/lib/navigation/href'
import { type NavKey, navItems } from './nav-items'

type NavLinksProps = {
  /** Key of the part of the site that contains the current page. */
  current?: NavKey
}

/** The links of the site's main navigation, for the header and for the side menu. */
export const NavLinks = ({ current }: NavLinksProps) =>
  navItems.map(({ key, path, text }) => (
    <a key={key} href={withBase(path)} aria-current={key === current || undefined}>
      {text}
    </a>
  ))
