import { createListeners } from '../listeners'

type WithRefusal = { gm_authFailure?: () => void }

let refused = false
const { subscribe, emit } = createListeners()

/**
 * Calls back when Google rejects the key. Google reports that once per page by calling a global function; later subscribers
 * are called at once.
 * @returns a function that unsubscribes
 */
export const onRefused = (listener: () => void): (() => void) => {
  const page = globalThis as WithRefusal
  page.gm_authFailure ??= () => {
    refused = true
    emit()
  }
  if (refused) listener()
  return subscribe(listener)
}
