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

/** The sheets that this module has requested and that are still loading, by URL. */
const pendingLoads = new Map<string, Promise<void>>()

const loadStylesheet = (url: string): Promise<void> => {
  const load = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        link.remove()
        reject(new Error(`${link.href} could not be loaded`))
      },
      { once: true },
    )
    document.head.append(link)
  }).finally(() => pendingLoads.delete(url))
  pendingLoads.set(url, load)
  return load
}

/**
 * Adds the missing sheets of a generation. If other code has added a link without a loaded sheet, adds another link: the first
 * link may have failed already, and then it has no more events.
 * @returns a promise for all sheets that have not loaded, or undefined if all have
 */
const addMissingStylesheets = (generation: string): Promise<unknown> | undefined => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const urlOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? ''
  const urls = new Set(
    links
      .map(urlOf)
      .filter((url) => GENERATION_SHEET_SUFFIX.test(url))
      .map((url) => url.replace(GENERATION_SHEET_SUFFIX, `.${generation}.css`)),
  )
  for (const link of links) if (link.sheet) urls.delete(urlOf(link))
  if (urls.size === 0) return undefined
  return Promise.all([...urls].map((url) => pendingLoads.get(url) ?? loadStylesheet(url)))
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
