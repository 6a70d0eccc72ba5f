import { createListeners } from '../listeners'

type GoogleGlobals = { gm_authFailure?: () => void }

let hasFailed = false
const { subscribe, emit } = createListeners()

/**
 * Calls the listener when Google rejects the API key. Google reports a rejection only once per page load, by calling a global
 * function. A listener that is added after the rejection is called at once.
 * @returns a function that unsubscribes
 */
export const onAuthFailure = (listener: () => void): (() => void) => {
  const globals = globalThis as GoogleGlobals
  globals.gm_authFailure ??= () => {
    hasFailed = true
    emit()
  }
  if (hasFailed) listener()
  return subscribe(listener)
}
