import type { Page } from '@playwright/test'
import type { Route } from '@/lib/site/catalog'
import {
  codeFilesOf,
  common,
  dataOf,
  exportedFiles,
  exportedText,
  htmlOf,
  sampleOf,
  visibleTexts,
} from './export'
import { emulateSaveData } from './save-data'
import { isVariant, pages } from './urls'

/** The routes that show a variant of a pattern. */
export const variants = pages.filter(isVariant)

/** What identifies the code of a variant: files that only its page references, and a string that only this variant shows. */
type CodeSignature = { files: string[]; text?: string }

/** All scripts of the export, with their text. */
export const codeFiles = exportedFiles('.js').map((name) => ({ url: `/${name}`, text: exportedText(name) }))

/** The scripts that each page references, by the id of its route. */
export const scriptsOf = new Map(pages.map((page) => [page.id, codeFilesOf(htmlOf(page.path))]))

/** The signature of each variant, by the id of its route. */
export const signatures = new Map(variants.map((route) => [route.id, signatureOf(route)]))

function signatureOf(route: Route): CodeSignature {
  const elsewhere = [...scriptsOf].filter(([id]) => id !== route.id).flatMap(([, files]) => files)
  const others = variants.filter((other) => other !== route).map(dataOf)
  const otherTexts = [common, ...others].join()
  return {
    files: scriptsOf.get(route.id)?.filter((file) => !elsewhere.includes(file)) ?? [],
    text: visibleTexts(sampleOf(route)).find(
      (text) => /^[^'"`\\]{8,}$/.test(text) && /. ./.test(text) && !otherTexts.includes(text),
    ),
  }
}

/** The code that a page has loaded since `watchCode` or the last `reset`. */
export type LoadedCode = {
  /** The IDs of all variants whose code has been loaded. */
  ids(): string[]
  /** Forgets what has been loaded so far. */
  reset(): void
}

/** Records the files that a page loads. Emulates Save-Data, so that the page does not preload other screens. */
export async function watchCode(page: Page): Promise<LoadedCode> {
  await emulateSaveData(page)
  const loaded = new Set<string>()
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  return {
    ids() {
      const code = codeFiles.filter(({ url }) => loaded.has(url)).map(({ text }) => text)
      const isLoaded = ({ files, text }: CodeSignature) =>
        files.some((name) => loaded.has(name)) ||
        (text !== undefined && code.some((part) => part.includes(text)))
      return [...signatures].filter(([, signature]) => isLoaded(signature)).map(([id]) => id)
    },
    reset: () => loaded.clear(),
  }
}
