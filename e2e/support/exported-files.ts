import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dataPath, type Route, sections } from '@/lib/site/catalog'
import { outFolder, rootFolder } from '@/scripts/settings'

/** Returns the exported HTML of a path such as `/login/0/`. */
export const htmlOf = (pagePath: string): string =>
  readFileSync(path.join(outFolder, pagePath, 'index.html'), 'utf8')

/** Returns the paths of the exported files with this ending, relative to the folder of the export. */
export const exportedFilePaths = (ending: string): string[] =>
  readdirSync(outFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))

/** Returns the text of an exported file. */
export const exportedText = (name: string): string => readFileSync(path.join(outFolder, name), 'utf8')

/** Returns the URLs of all scripts in the HTML of a page: those that the page loads at once, and those that it may load later. */
export const scriptUrlsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([chunkPath]) => `/_next/${chunkPath}`)),
]

const omitItems = ({ items: _, ...entry }: Record<string, unknown>) => entry

/** Returns the text of the file that contains the sample data of a route. */
export const dataFileText = (route: Route): string =>
  readFileSync(path.join(rootFolder, 'data', `${dataPath(route.id)}.json`), 'utf8')

/** Returns the sample data of a route without the steps, pictures, and delivery times that its page does not show initially. */
export const initialSample = (route: Route): unknown =>
  JSON.parse(dataFileText(route), (key, value) =>
    // These fields belong to the second step of the registration.
    route.id === 'register/1' && /^(country|city|place|consent|register)/.test(key)
      ? undefined
      : // The pictures of an album are on a separate page.
        route.section === 'imageGallery' && key === 'items'
        ? value.map(omitItems)
        : // Only the times of one day are visible.
          route.id === 'radio-button/0' && key === 'items'
          ? value.filter(({ day }: { day: number }) => day === 2)
          : value,
  )

/** Data that every page may contain, as JSON: the sections of the catalog and some files of the sample data. */
export const commonData: string = JSON.stringify([
  sections,
  ['home', 'intro', 'menu', 'list', 'catalog', 'settings', 'textview'].map((name) =>
    readFileSync(path.join(rootFolder, 'data', `${name}.json`), 'utf8'),
  ),
])

/**
 * Keys of sample data whose values some pages do not show initially, such as texts that a screen shows only after an
 * interaction.
 */
const hiddenKeyPattern =
  /^(toolbarTitle|strength|footerAll|buttonNone|buttonRestore|sent|changed|followed|features|country(Title|Search)|countries|recentTitle|suggestionsTitle|newest|on|off|toasts?|labels|dialog|actionSheet|btn.*|error.*|empty|noResults|instructions|announcements|moveLabels|fallback|footerNone|ratingLabels|buttonFollowed|href|\w*Alt)$/i
/** Returns whether a string looks like the name of a picture, icon, or entrance: one word that starts with a lowercase letter. */
const isIdentifier = (text: string) => /^[a-z][\w-]*$/.test(text)

/**
 * Returns the strings of sample data that the page shows initially, except names of pictures and icons, strings that contain
 * placeholders, and strings without words, such as numbers.
 *
 * @param key key of `sample` in the object that contains it
 */
export function visibleTexts(sample: unknown, key = ''): string[] {
  if (hiddenKeyPattern.test(key)) return []
  if (typeof sample === 'string') {
    return /[a-z]{2}/i.test(sample) && !sample.includes('{') && !isIdentifier(sample) ? [sample] : []
  }
  if (Array.isArray(sample)) return sample.flatMap((entry) => visibleTexts(entry))
  if (typeof sample === 'object' && sample !== null) {
    return Object.entries(sample).flatMap(([name, value]) => visibleTexts(value, name))
  }
  return []
}

/** Returns the text of a page without its scripts: text nodes, and attributes that browsers show or screen readers read aloud. */
export function readableText(html: string): string {
  const body = html.replace(/<script\b[\s\S]*?<\/script>/g, ' ')
  const attributes = [...body.matchAll(/\s(?:placeholder|value|alt|aria-label|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  const text = [...attributes, body.replace(/<!--[\s\S]*?-->|<wbr\/?>/g, '').replace(/<[^>]*>/g, ' ')].join(
    ' ',
  )
  return collapseWhitespace(
    text
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  )
}

/** Collapses white space, so that line breaks in the source do not matter. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ')
