/** The parts of the site in the order of its navigation. */
export const navItems = [
  { key: 'gallery', path: '/gallery/', text: 'Screens' },
  { key: 'docs', path: '/docs/', text: 'Docs' },
  { key: 'compare', path: '/compare/', text: 'Compare' },
  { key: 'tokens', path: '/tokens/', text: 'Tokens' },
  { key: 'lab', path: '/lab/', text: 'Lab' },
] as const

/** Name of a part of the site. */
export type NavKey = (typeof navItems)[number]['key']
