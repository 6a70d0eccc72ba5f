import { codePath, type ExportedCode, loadCode, type Platform } from '@/lib/site/code-export'

const cache = new Map<string, Promise<ExportedCode>>()

/**
 * Returns a promise for the code of a registry item. The promise is cached, even if it is rejected, because `use()` needs the
 * same promise on each render.
 */
export const codeResource = (registryName: string, platform: Platform = 'both'): Promise<ExportedCode> => {
  const path = codePath(registryName, platform)
  const cached = cache.get(path)
  if (cached) return cached
  const promise = loadCode(registryName, platform)
  cache.set(path, promise)
  return promise
}

/** Clears the cache, so that the next render fetches the code again after a failure. */
export const clearCodeCache = (): void => cache.clear()
