import { createListeners } from '../listeners'

/** Google's API key of this build; empty without one. Written in full, so that bundlers can remove code. */
export const googleKey: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? ''
/** Id of a map style in Google's console. With it, advanced markers are used. */
export const googleMapId: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? ''

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
