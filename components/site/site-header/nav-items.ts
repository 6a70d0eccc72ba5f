/** The links of the site's main navigation, in their order. */
export const navItems = [
  { key: 'gallery', path: '/gallery/', text: 'Screens' },
  { key: 'docs', path: '/docs/', text: 'Docs' },
  { key: 'compare', path: '/compare/', text: 'Compare' },
  { key: 'tokens', path: '/tokens/', text: 'Tokens' },
  { key: 'lab', path: '/lab/', text: 'Lab' },
] as const

/** Key of a link in the main navigation, which identifies a part of the site. */
export type NavKey = (typeof navItems)[number]['key']
