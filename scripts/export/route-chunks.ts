import { exported } from '@/lib/site/catalog'

/** The scripts of an export by address, relative to its `_next` folder: `static/chunks/….js` → text. */
export type Scripts = ReadonlyMap<string, string>

/** A name as it stands in front of a colon once the code has been made small. */
const keyOf = (name: string) => (/^[\w$]+$/.test(name) ? `(?:"${name}"|${name})` : `"${name}"`)

/** The files that `name: () => import(…)` fetches. */
const filesOf = (name: string, scripts: Scripts): string[] | undefined => {
  const all = [...scripts.values()]
  const entry = new RegExp(`[{,]${keyOf(name)}:\\(\\)=>\\w+\\.A\\((\\d+)\\)`)
  const id = all.map((text) => entry.exec(text)?.[1]).find(Boolean)
  if (!id) return undefined
  const loader = new RegExp(`[\\[,]${id},\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\((\\[[^\\]]*\\])`)
  const list = all.map((text) => loader.exec(text)?.[1]).find(Boolean)
  return list && JSON.parse(list)
}

/**
 * The files that bring the code of a screen, in the order in which one leads to the next (see the registry).
 * @param screen name of the screen in the catalogue
 * @throws when they are not found, which means that the bundler writes imports in another way than it did
 */
export const filesOfScreen = (screen: string, scripts: Scripts): string[] => {
  const slug = screen.split('/')[0] ?? ''
  const names = slug === screen ? [slug] : [slug, screen]
  return names.flatMap((name) => {
    const files = filesOf(name, scripts)
    if (!files) {
      throw new Error(
        `Patternbook: the code of ${screen} was not found in the export, so its page could not ask for it in time. See scripts/export/route-chunks.ts.`,
      )
    }
    return files
  })
}

/**
 * The files of every screen that has a page, by the screen's name.
 * @throws as {@link filesOfScreen} does
 */
export const filesByScreen = (scripts: Scripts): Record<string, string[]> =>
  Object.fromEntries(exported.map(({ screen }) => [screen, filesOfScreen(screen, scripts)]))

/**
 * Lets a page load the code of its screen at once, and not when the code of the registry has arrived. These are script
 * tags like the bundler's own, whose files wait for the page to want them; a `preload` link that a slow device uses late
 * would earn a warning on the console.
 * @param html the page
 * @param files as {@link filesOfScreen} gives them
 * @param base the path that `_next` lies under, with a slash at its end
 */
export const withScreenScripts = (html: string, files: readonly string[], base: string): string => {
  const addresses = [...new Set(files)].map((file) => `${base}_next/${file}`)
  const tags = addresses
    .filter((address) => !html.includes(`"${address}"`))
    .map((address) =>
      address.endsWith('.css')
        ? `<link rel="stylesheet" href="${address}"/>`
        : `<script src="${address}" async=""></script>`,
    )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
