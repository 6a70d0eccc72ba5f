import { codePath, type ExportedCode, loadCode, type Platform } from '@/lib/site/code-export'

const cache = new Map<string, Promise<ExportedCode>>()

/**
 * The code of an item as one and the same promise for every render, failed or not: React asks again whenever it has heard
 * an answer, and a failure that was forgotten at once would be fetched for ever.
 */
export const codeResource = (item: string, platform: Platform = 'both'): Promise<ExportedCode> => {
  const path = codePath(item, platform)
  const known = cache.get(path)
  if (known) return known
  const promise = loadCode(item, platform)
  cache.set(path, promise)
  return promise
}

/** Forgets what has come so far, so that the next render fetches again what had failed. */
export const clearCodeCache = (): void => cache.clear()
