/** A style sheet that the build has added to a page. React's own have more attributes. */
const addedSheet = /<link rel="stylesheet" href="[^"]+\.css"(?: media="[^"]*")?\/>/g
/** A picture that the page asks for before others: its AVIF addresses and sizes. */
const firstPicture =
  /<picture[^>]*><source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img(?=[^>]* fetchPriority="high")/g

/**
 * Puts the links to style sheets and to the first pictures in front of the scripts in a page's head. An inline script
 * waits for the style sheets before it, and what is behind it is not asked for until it has run: a browser that has seen
 * a policy in the page does not look further. On a slow line that is half a second for each page.
 * @param html an exported page
 * @returns the page; without a head or without scripts in it as it was
 */
export const withEarlyLinks = (html: string): string => {
  const end = html.indexOf('</head>')
  const start = html.indexOf('<script')
  if (end < 0 || start < 0 || start > end) return html
  const rest = html.slice(start, end)
  const sheets = rest.match(addedSheet) ?? []
  const pictures = [...html.slice(end).matchAll(firstPicture)].map(
    ([, addresses, sizes]) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${addresses}" imagesizes="${sizes}" fetchpriority="high"/>`,
  )
  return [
    html.slice(0, start),
    ...sheets,
    ...new Set(pictures),
    rest.replace(addedSheet, ''),
    html.slice(end),
  ].join('')
}
