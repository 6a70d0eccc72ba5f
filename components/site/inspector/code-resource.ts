import { codePath, loadCode, type Platform, type TakenCode } from '@/lib/site/code-export'

const held = new Map<string, Promise<TakenCode>>()

/**
 * The code of an item as one and the same promise for every render, failed or not: React asks again whenever it has heard
 * an answer, and a failure that was forgotten at once would be fetched for ever.
 */
export const codeResource = (item: string, platform: Platform = 'both'): Promise<TakenCode> => {
  const path = codePath(item, platform)
  const known = held.get(path)
  if (known) return known
  const promise = loadCode(item, platform)
  held.set(path, promise)
  return promise
}

/** Forgets what has come so far, so that the next render fetches again what had failed. */
export const forgetCode = (): void => held.clear()
