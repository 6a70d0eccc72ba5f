/** Matches the tag of a script with the `async` attribute, and captures the URL of the script. */
const asyncScriptPattern = /<script\b(?=[^>]*\sasync="")[^>]*?\ssrc="([^"]+)"[^>]*><\/script>/g
/** Matches the attribute of scripts with the code of a screen (screen-chunks.ts). */
const screenScriptPattern = / data-screen=""/
/** Matches a preload link for a script. */
const preloadLinkPattern = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Lets a page show its content before it requests its scripts: removes the tags of async scripts and the preload links for
 * scripts, and adds a short script at the end that loads the async scripts after the first paint
 * (lib/site/start/defer-scripts.ts). Code that must run earlier is inline.
 * @param html the page
 * @param loaderCode the bundled code of lib/site/start/defer-scripts.ts, in which this function replaces `__SCRIPTS__` and
 *   `__SCREEN_SCRIPTS__` with lists of URLs
 * @throws if the page has no async script tags or no `</body>` tag
 */
export const deferScripts = (html: string, loaderCode: string): string => {
  const tags = [...html.matchAll(asyncScriptPattern)]
  const urlsJson = (isForScreen: boolean) =>
    JSON.stringify([
      ...new Set(tags.filter(([tag]) => screenScriptPattern.test(tag) === isForScreen).map(([, url]) => url)),
    ])
  if (tags.length === 0 || !html.includes('</body>')) {
    throw new Error(
      'Patternbook: scripts were not moved to the end of an exported page, because it has no async script tags or no </body> tag. See scripts/export/defer-scripts.ts.',
    )
  }
  const script = `<script>${loaderCode
    .replace('__SCREEN_SCRIPTS__', () => urlsJson(true))
    .replace('__SCRIPTS__', () => urlsJson(false))}</script>`
  return html
    .replace(asyncScriptPattern, '')
    .replace(preloadLinkPattern, '')
    .replace('</body>', () => `${script}</body>`)
}
