import { createListeners } from '@/lib/listeners'
import { onConfigure, settings } from '@/lib/navigation/configure'

/** The key of `configure({ googleMaps })`; without one the map is drawn from the plan beside this file. */
export let googleKey: string = ''
/** The id of a map style in Google's console; with it markers are the new kind. */
export let googleMapId: string = ''

onConfigure(() => {
  googleKey = settings.googleMaps?.key ?? ''
  googleMapId = settings.googleMaps?.mapId ?? ''
})

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
