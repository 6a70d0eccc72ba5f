/**
 * The end of the URL of a style sheet for one generation. If a sheet has many rules that apply only in some generations, the
 * build moves them to `x.26.css`, `x.18.css`, `x.expressive.css`, and `x.baseline.css` (scripts/export/platform-styles.ts). The
 * suffixes are the values of `data-generation`. A page loads the sheets of the current generation.
 */
const GENERATION_SHEET_SUFFIX = /\.(?:26|18|expressive|baseline)\.css$/

/**
 * Returns the URLs of the sheets that a page needs before its first paint, for the generation in `data-generation`.
 * @param root the document element, on which the build writes the URLs without their suffix
 * @returns an empty list in development, where sheets are not split
 */
export const initialGenerationStylesheetUrls = ({ dataset }: HTMLElement): string[] =>
  dataset.generationSheets?.split(' ').map((sheet) => `${sheet}.${dataset.generation}.css`) ?? []

const waitForLoad = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        link.remove()
        reject(new Error(`${link.href} could not be loaded`))
      },
      { once: true },
    )
  })

/** Adds the missing sheets of a generation. Returns a promise for all sheets that have not loaded, or undefined if all have. */
const addMissingStylesheets = (generation: string): Promise<unknown> | undefined => {
  const links = new Map(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) => [
      link.getAttribute('href') ?? '',
      link,
    ]),
  )
  const loads: Promise<void>[] = []
  for (const sheet of new Set([...links.keys()].filter((href) => GENERATION_SHEET_SUFFIX.test(href)))) {
    const href = sheet.replace(GENERATION_SHEET_SUFFIX, `.${generation}.css`)
    const existing = links.get(href)
    if (existing?.sheet) continue
    const link = existing ?? document.createElement('link')
    loads.push(waitForLoad(link))
    if (existing) continue
    link.rel = 'stylesheet'
    link.href = href
    links.set(href, link)
    document.head.append(link)
  }
  return loads.length > 0 ? Promise.all(loads) : undefined
}

/**
 * Loads the sheets of a generation for every split sheet on the page, including those that are added while others load. A sheet
 * that cannot be loaded is removed, so that the next call tries again.
 * @param generation a value of `data-generation`
 * @returns a promise that rejects if a sheet cannot be loaded
 */
export const loadGenerationStylesheets = async (generation: string): Promise<void> => {
  for (let loads = addMissingStylesheets(generation); loads; loads = addMissingStylesheets(generation))
    await loads
}
