import { createListeners } from '@/lib/listeners'
import { onConfigure, settings } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; without one the map is drawn from the plan next to this file. */
export let googleKey: string = ''
/** The id of a map style in Google's console; with one, Google draws advanced markers. */
export let googleMapId: string = ''

onConfigure(() => {
  googleKey = settings.googleMaps?.key ?? ''
  googleMapId = settings.googleMaps?.mapId ?? ''
})

type WithRefusal = { gm_authFailure?: () => void }

let refused = false
const { subscribe, emit } = createListeners()

/**
 * Calls back when Google refuses the key. Google reports that once per page, by calling a global function; listeners
 * that are added later are called at once.
 * @returns a function that removes the listener
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
