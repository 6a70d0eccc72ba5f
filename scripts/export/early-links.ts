/**
 * Matches a style sheet link that the build has added. Links that React renders do not match, because they have
 * `data-precedence`.
 */
const addedSheetPattern = /<link rel="stylesheet" href="[^"]+\.css"(?: media="[^"]*")?\/>/g
/**
 * Matches a picture with high priority, and captures its AVIF URLs and sizes. Pictures narrower than 100 px, such as avatars, do
 * not match: a page can have many of them, and they are too small to be its main content.
 */
const priorityPicturePattern =
  /<picture[^>]*><source type="image\/avif" srcSet="([^"]+)" sizes="(?!\d\d?px")([^"]+)"\/><img(?=[^>]* fetchPriority="high")/g

/**
 * Puts links in front of the first script in the head of a page: the style sheet links that the build has added to the head, and
 * new preload links for large pictures with high priority. An inline script waits for the style sheets before it, and some
 * browsers do not request links after the script until it has run: they do not scan ahead in a page with a Content Security
 * Policy in a `<meta>` element.
 * @param html an exported page
 * @returns the new HTML; unchanged if the head is missing or contains no scripts
 */
export const withEarlyLinks = (html: string): string => {
  const headEndIndex = html.indexOf('</head>')
  const scriptIndex = html.indexOf('<script')
  if (headEndIndex < 0 || scriptIndex < 0 || scriptIndex > headEndIndex) return html
  const headFromFirstScript = html.slice(scriptIndex, headEndIndex)
  const sheets = headFromFirstScript.match(addedSheetPattern) ?? []
  const pictures = [...html.slice(headEndIndex).matchAll(priorityPicturePattern)].map(
    ([, urls, sizes]) =>
      `<link rel="preload" as="image" type="image/avif" imagesrcset="${urls}" imagesizes="${sizes}" fetchpriority="high"/>`,
  )
  return [
    html.slice(0, scriptIndex),
    ...sheets,
    ...new Set(pictures),
    headFromFirstScript.replace(addedSheetPattern, ''),
    html.slice(headEndIndex),
  ].join('')
}
