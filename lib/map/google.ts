import { createListeners } from '../listeners'

/** What a build has been given for Google Maps; empty without. Named in full, so that bundlers can leave code out. */
export const googleKey: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? ''
/** The id of a map style in Google's console; with it markers are the new kind. */
export const googleMapId: string = process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? ''

type WithRefusal = { gm_authFailure?: () => void }

let refused = false
const { subscribe, emit } = createListeners()

/**
 * Calls back when Google refuses the key. It says so once in a page's life, by calling a global function, so those who
 * ask later are told at once.
 * @returns the way to stop listening
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
