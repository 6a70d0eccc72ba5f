/**
 * The state in which a page of the export is after its own inline scripts have run. React writes a page as a stream:
 * where it has grown large, the content of a boundary comes at the end in a hidden element, and a script puts it into
 * its place. A finished file needs no such detour: with the content in its place it is painted while it arrives, and
 * read without any script.
 *
 * @param html a page as Next has exported it
 * @throws when React has left something that is not understood here
 */
export function inlineStreamedContent(html: string): string {
  let page = html
  for (;;) {
    const [open, id] = /<div hidden id="S:(\w+)">/.exec(page) ?? []
    if (open === undefined || id === undefined) break
    const call = `$RC("B:${id}","S:${id}")</script>`
    const place = `<!--$?--><template id="B:${id}"></template><!--/$-->`
    const start = page.indexOf(open)
    const end = page.indexOf(call, start)
    const script = page.lastIndexOf('</div><script>', end)
    if (end < 0 || script < start || !page.includes(place)) throw unexpectedOutput(`boundary ${id}`)
    const content = page.slice(start + open.length, script)
    page = page.slice(0, start) + page.slice(end + call.length)
    page = page.replace(place, () => `<!--$-->${content}<!--/$-->`)
  }
  if (/<template id="B:|<!--\$\?-->|\$R[CRSX]\(/.test(page))
    throw unexpectedOutput('a boundary that is still open')
  return page
}

const unexpectedOutput = (what: string) =>
  new Error(
    `Patternbook: React has written ${what} in a way that is not known, so the page would be complete with scripts only. See scripts/export/inline-streamed-content.ts.`,
  )
