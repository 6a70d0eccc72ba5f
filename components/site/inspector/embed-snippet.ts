/** Size of the iframe, px: the size of the frame in the preview, which does not include the status bar. */
const EMBED_SIZE = { width: 390, height: 800 } as const

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * Returns the URL that shows a screen as an embed.
 * @param screenUrl the URL of the screen, with or without a query string
 */
const embedUrl = (screenUrl: string): string => {
  const url = new URL(screenUrl)
  url.searchParams.set('embed', '1')
  return url.href
}

/**
 * Returns the HTML that embeds a screen in another page.
 * @param screenUrl the URL of the screen, with its look in the query string
 * @param title accessible name of the iframe
 */
export const embedSnippet = (screenUrl: string, title: string): string =>
  [
    '<iframe',
    `  title="${escapeHtml(title)}"`,
    `  src="${escapeHtml(embedUrl(screenUrl))}"`,
    `  width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}"`,
    '  style="border: 0; max-width: 100%" loading="lazy"',
    '></iframe>',
  ].join('\n')
