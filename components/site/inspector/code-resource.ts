import { codePath, loadCode, type Platform, type TakenCode } from '@/lib/site/code-export'

const held = new Map<string, Promise<TakenCode>>()

/**
 * The code of an item as a stable promise, also after a failure: React reads the promise again after it has settled, and a new
 * promise each time would fetch forever.
 */
export const codeResource = (item: string, platform: Platform = 'both'): Promise<TakenCode> => {
  const path = codePath(item, platform)
  const known = held.get(path)
  if (known) return known
  const promise = loadCode(item, platform)
  held.set(path, promise)
  return promise
}

/** Clears the cache, so that the next render fetches failed code again. */
export const forgetCode = (): void => held.clear()
