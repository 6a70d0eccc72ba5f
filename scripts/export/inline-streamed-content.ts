/**
 * Returns a page with the content of each Suspense boundary in its place. React streams pages: if a page is large, the content of
 * a boundary is at the end, in a hidden element, and a script moves it to its place. In a file, the content can be in its place
 * from the start, so that it is painted while the page loads, and is visible without scripts.
 *
 * @param html a page as Next.js has exported it
 * @throws if React has written the content in a form that this function does not handle
 */
export function inlineStreamedContent(html: string): string {
  let page = html
  for (;;) {
    const [openTag, id] = /<div hidden id="S:(\w+)">/.exec(page) ?? []
    if (openTag === undefined || id === undefined) break
    const call = `$RC("B:${id}","S:${id}")</script>`
    const placeholder = `<!--$?--><template id="B:${id}"></template><!--/$-->`
    const start = page.indexOf(openTag)
    const end = page.indexOf(call, start)
    const contentEnd = page.lastIndexOf('</div><script>', end)
    if (end < 0 || contentEnd < start || !page.includes(placeholder)) throw unexpectedOutput(`boundary ${id}`)
    const content = page.slice(start + openTag.length, contentEnd)
    page = page.slice(0, start) + page.slice(end + call.length)
    page = page.replace(placeholder, () => `<!--$-->${content}<!--/$-->`)
  }
  if (/<template id="B:|<!--\$\?-->|\$R[CRSX]\(/.test(page))
    throw unexpectedOutput('a boundary that is still open')
  return page
}

const unexpectedOutput = (output: string) =>
  new Error(
    `Patternbook: React wrote ${output} in an unexpected form, so the page would be incomplete without scripts. See scripts/export/inline-streamed-content.ts.`,
  )
