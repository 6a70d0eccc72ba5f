/** A script that the page runs as soon as it has come, in the order of its tags or not. */
const asyncScript = /<script\b(?=[^>]*\sasync="")[^>]*?\ssrc="([^"]+)"[^>]*><\/script>/g
/** What asks for one of them ahead of its tag. */
const ahead = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Lets a page show its content before it asks for its scripts: their tags leave the page, and a few lines at its end
 * add them once the content is painted (lib/site/start/defer-scripts.ts). Everything that must run before is inline.
 * @param html the page
 * @param code lib/site/start/defer-scripts.ts as one script
 * @throws when the page has no scripts or no end
 */
export const deferScripts = (html: string, code: string): string => {
  const addresses = [...html.matchAll(asyncScript)].map(([, address]) => address)
  if (addresses.length === 0 || !html.includes('</body>')) {
    throw new Error(
      'Patternbook: an exported page has no scripts or no end, so none could be put after its content. See scripts/export/defer-scripts.ts.',
    )
  }
  const script = `<script>${code.replace('__SCRIPTS__', () => JSON.stringify([...new Set(addresses)]))}</script>`
  return html
    .replace(asyncScript, '')
    .replace(ahead, '')
    .replace('</body>', () => `${script}</body>`)
}
