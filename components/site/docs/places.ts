/** The parts of the site, in the order of its bar; the last three are tools beside the book. */
export const places = [
  { key: 'list', path: '/list/', text: 'All patterns' },
  { key: 'docs', path: '/docs/', text: 'Docs' },
  { key: 'lab', path: '/lab/', text: 'Engine lab' },
  { key: 'compare', path: '/compare/', text: 'Side by side' },
  { key: 'tokens', path: '/tokens/', text: 'Tokens' },
] as const

/** What the documentation's own menu leads to besides its pages. */
export const tools = places.slice(2)
