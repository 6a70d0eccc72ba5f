import type { Page } from '@playwright/test'
import type { Route } from '@/lib/site/catalog'
import {
  commonData,
  dataFileText,
  exportedFilePaths,
  exportedText,
  htmlOf,
  initialSample,
  scriptUrlsOf,
  visibleTexts,
} from './exported-files'
import { emulateSaveData } from './network'
import { catalogRoutes, isPatternScreen } from './urls'

/** The routes that show a screen of a pattern. */
export const screenRoutes = catalogRoutes.filter(isPatternScreen)

/** What identifies the code of a screen: files that only its page references, and a string that only this screen shows. */
type CodeSignature = { scriptUrls: string[]; text?: string }

/** All scripts of the export, with their text. */
export const exportedScripts = exportedFilePaths('.js').map((name) => ({
  url: `/${name}`,
  text: exportedText(name),
}))

/** The scripts that each page references, by the ID of its route. */
export const scriptUrlsByRoute = new Map(
  catalogRoutes.map((page) => [page.id, scriptUrlsOf(htmlOf(page.path))]),
)

/** The signature of each screen, by the ID of its route. */
export const signaturesByRoute = new Map(screenRoutes.map((route) => [route.id, signatureOf(route)]))

function signatureOf(route: Route): CodeSignature {
  const otherScriptUrls = [...scriptUrlsByRoute]
    .filter(([id]) => id !== route.id)
    .flatMap(([, files]) => files)
  const otherData = screenRoutes.filter((other) => other !== route).map(dataFileText)
  const otherTexts = [commonData, ...otherData].join()
  return {
    scriptUrls: scriptUrlsByRoute.get(route.id)?.filter((file) => !otherScriptUrls.includes(file)) ?? [],
    text: visibleTexts(initialSample(route)).find(
      (text) => /^[^'"`\\]{8,}$/.test(text) && /. ./.test(text) && !otherTexts.includes(text),
    ),
  }
}

/** The code that a page has loaded since the start of the recording or the last `reset`. */
export type LoadedCode = {
  /** Returns the IDs of all screens whose code has been loaded. */
  screenIds(): string[]
  /** Forgets what has been loaded so far. */
  reset(): void
}

/** Records the files that a page loads. Emulates Save-Data, so that the page does not preload other screens. */
export async function recordLoadedCode(page: Page): Promise<LoadedCode> {
  await emulateSaveData(page)
  const loadedPaths = new Set<string>()
  page.on('request', (request) => loadedPaths.add(new URL(request.url()).pathname))
  return {
    screenIds() {
      const loadedScripts = exportedScripts.filter(({ url }) => loadedPaths.has(url)).map(({ text }) => text)
      const isLoaded = ({ scriptUrls, text }: CodeSignature) =>
        scriptUrls.some((name) => loadedPaths.has(name)) ||
        (text !== undefined && loadedScripts.some((script) => script.includes(text)))
      return [...signaturesByRoute].filter(([, signature]) => isLoaded(signature)).map(([id]) => id)
    },
    reset: () => loadedPaths.clear(),
  }
}
