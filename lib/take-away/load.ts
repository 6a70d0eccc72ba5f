import { withBase } from '@/lib/catalogue/href'
import type { TakenCode } from './types'

/** Why the code of an item could not be shown; the message says what to do. */
export class CodeError extends Error {
  override name = 'CodeError'

  readonly item: string

  constructor(item: string, reason: unknown) {
    const words = reason instanceof Error ? reason.message : String(reason)
    super(
      `Patternbook: the code of "${item}" could not be loaded (${words}), so there is nothing to show. Try again when the network is back.`,
      { cause: reason },
    )
    this.item = item
  }
}

const loaded = new Map<string, Promise<TakenCode>>()

const fetchCode = async (name: string): Promise<TakenCode> => {
  try {
    const answer = await fetch(withBase(codePath(name)))
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
    return (await answer.json()) as TakenCode
  } catch (reason) {
    throw new CodeError(name, reason)
  }
}

/** App path of the file that holds the code of an item. */
export const codePath = (name: string): string => `/code/${name}.json`

/**
 * The code of an item. Each is fetched once; after a failure the next call asks again.
 * @param name name of a screen (see `takenAt`) or of one of its needs
 * @throws CodeError when it could not be fetched
 */
export const loadCode = (name: string): Promise<TakenCode> => {
  const known = loaded.get(name)
  if (known) return known
  const promise = fetchCode(name)
  loaded.set(name, promise)
  promise.catch(() => loaded.delete(name))
  return promise
}
