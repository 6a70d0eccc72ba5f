import { exportedRoutes } from '@/lib/site/catalog'

/** The texts of scripts or style sheets of an export, by their paths. */
export type FileTexts = ReadonlyMap<string, string>

/** Returns the source of a regular expression that matches a name as an object key in minified code. */
const keyPatternOf = (name: string) => (/^[\w$]+$/.test(name) ? `(?:"${name}"|${name})` : `"${name}"`)

/** Returns the files that `name: () => import(…)` loads; undefined if the import or its list of files is not found. */
const filesOfImport = (name: string, scripts: FileTexts): string[] | undefined => {
  const texts = [...scripts.values()]
  const importPattern = new RegExp(`[{,]${keyPatternOf(name)}:\\(\\)=>\\w+\\.A\\((\\d+)\\)`)
  const id = texts.map((text) => importPattern.exec(text)?.[1]).find(Boolean)
  if (!id) return undefined
  const loaderPattern = new RegExp(`[\\[,]${id},\\w+=>\\{\\w+\\.v\\(\\w+=>Promise\\.all\\((\\[[^\\]]*\\])`)
  const filesJson = texts.map((text) => loaderPattern.exec(text)?.[1]).find(Boolean)
  return filesJson && JSON.parse(filesJson)
}

/**
 * Returns the files with the code of a screen: those of its section's module (section-loaders.generated.tsx), and then those of
 * the screen (sections/*.generated.ts).
 * @param screen `screen` of the route, such as `login/0` or `items`
 * @throws if the files are not found, which means that the bundler writes imports in another form
 */
export const filesOfScreen = (screen: string, scripts: FileTexts): string[] => {
  const slug = screen.split('/')[0] ?? ''
  const names = slug === screen ? [slug] : [slug, screen]
  return names.flatMap((name) => {
    const files = filesOfImport(name, scripts)
    if (!files) {
      throw new Error(
        `Patternbook: the code for ${screen} was not found in the export, so its page cannot start loading that code immediately. See scripts/export/screen-chunks.ts.`,
      )
    }
    return files
  })
}

/**
 * Returns the files of every screen that has a page, by the name of the screen.
 * @throws like {@link filesOfScreen}
 */
export const filesByScreen = (scripts: FileTexts): Record<string, string[]> =>
  Object.fromEntries(exportedRoutes.map(({ screen }) => [screen, filesOfScreen(screen, scripts)]))

/**
 * Lets a page load the code of its screen together with its other code, instead of after the code that imports it. Adds style
 * sheet links, and script tags like those of the bundler with an attribute by which `deferScripts` recognizes them. Scripts get
 * no `preload` links, because the browser would log a warning if a slow device used the preloaded script late.
 * @param html the page
 * @param files names of the files: the result of {@link filesOfScreen}
 * @param basePathWithSlash the path of the folder that contains `_next`, with a slash at its end
 */
export const withScreenChunks = (
  html: string,
  files: readonly string[],
  basePathWithSlash: string,
): string => {
  const urls = [...new Set(files)].map((file) => `${basePathWithSlash}_next/${file}`)
  const tags = urls
    .filter((url) => !html.includes(`"${url}"`))
    .map((url) =>
      url.endsWith('.css')
        ? `<link rel="stylesheet" href="${url}"/>`
        : `<script src="${url}" async="" data-screen=""></script>`,
    )
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
