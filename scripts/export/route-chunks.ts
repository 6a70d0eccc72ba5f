import { exportedRoutes } from '@/lib/site/catalog'

/** The scripts of an export by URL, relative to its `_next` folder: `static/chunks/….js` → text. */
export type Scripts = ReadonlyMap<string, string>

/** A name as a key in minified code. */
const keyOf = (name: string) => (/^[\w$]+$/.test(name) ? `(?:"${name}"|${name})` : `"${name}"`)

/** The files that `name: () => import(…)` loads. */
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
 * The files with the code of a screen, in the order of their imports (components/site/screens/registry.generated.tsx).
 * @param screen name of the screen in the catalog
 * @throws if they are not found, which means that the bundler writes imports in another form
 */
export const filesOfScreen = (screen: string, scripts: Scripts): string[] => {
  const slug = screen.split('/')[0] ?? ''
  const names = slug === screen ? [slug] : [slug, screen]
  return names.flatMap((name) => {
    const files = filesOf(name, scripts)
    if (!files) {
      throw new Error(
        `Patternbook: the code for ${screen} was not found in the export, so its page cannot start loading that code immediately. See scripts/export/route-chunks.ts.`,
      )
    }
    return files
  })
}

/**
 * The files of every screen that has a page, by the name of the screen.
 * @throws like {@link filesOfScreen}
 */
export const filesByScreen = (scripts: Scripts): Record<string, string[]> =>
  Object.fromEntries(exportedRoutes.map(({ screen }) => [screen, filesOfScreen(screen, scripts)]))

/**
 * Lets a page load the code of its screen at once instead of after the code of the registry. These are script tags like the
 * bundler's, with an attribute by which `deferScripts` recognizes them; a `preload` link that a slow device uses late would log
 * a warning.
 * @param html the page
 * @param files the result of {@link filesOfScreen}
 * @param base the path of the folder that contains `_next`, with a slash at its end
 */
export const withRouteChunks = (html: string, files: readonly string[], base: string): string => {
  const urls = [...new Set(files)].map((file) => `${base}_next/${file}`)
  const tags = urls
    .filter((url) => !html.includes(`"${url}"`))
    .map((url) =>
      url.endsWith('.css')
        ? `<link rel="stylesheet" href="${url}"/>`
        : `<script src="${url}" async="" data-screen=""></script>`,
    )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
