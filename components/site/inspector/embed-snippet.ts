/** Size of a phone's page below its status bar, px: what a screen is drawn for. */
export const EMBED = { width: 390, height: 800 } as const

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * The address of a screen alone, for other pages.
 * @param link the address of the screen, with or without a query
 */
export const embedUrl = (link: string): string => {
  const url = new URL(link)
  url.searchParams.set('embed', '1')
  return url.href
}

/**
 * The HTML that shows a screen in another page.
 * @param link the address of the screen in the look that it shall keep
 * @param title what the frame is called, for those who cannot see it
 */
export const embedSnippet = (link: string, title: string): string =>
  [
    '<iframe',
    `  title="${escaped(title)}"`,
    `  src="${escaped(embedUrl(link))}"`,
    `  width="${EMBED.width}" height="${EMBED.height}"`,
    '  style="border: 0" loading="lazy"',
    '></iframe>',
  ].join('\n')
