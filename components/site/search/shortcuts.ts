import { idle } from '@/lib/navigation/idle'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { isMac } from './is-mac'
import { isCovered, isTextInput } from './layout-queries'
import { openDialog, preloadDialogs } from './open-dialog'
import { currentSearchContext, enterSearchContext, type SearchContext } from './search-context'
import { singleKeys } from './single-keys'

/** The key that was meant, whatever caps lock says; by its place where the keyboard writes in another alphabet. */
export const normalizeKey = ({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  const elsewhere = key.length === 1 && key > '\u007f' ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  const meant = elsewhere ?? key
  return shiftKey ? meant : meant.toLowerCase()
}

const isCommand = (event: KeyboardEvent): boolean =>
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey

const onKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing || event.repeat || isCovered()) return
  const key = normalizeKey(event)
  if (isCommand(event) && key === 'k') {
    event.preventDefault()
    openDialog('palette')
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isTextInput(event.target) || !singleKeys.on()) return
  const { actions } = currentSearchContext()
  const action = Object.hasOwn(actions, key) ? actions[key] : undefined
  if (!action) return
  event.preventDefault()
  action()
}

/**
 * Listens for the keys of a place: Ctrl or Command and K, and single ones while nobody writes and nothing lies over
 * everything.
 * @returns the way to stop
 */
export const connectShortcuts = (place: SearchContext): (() => void) => {
  const leave = enterSearchContext(place)
  const off = new AbortController()
  const { signal } = off
  document.addEventListener('keydown', onKey, { signal })
  // What answers a press has to be there when the network is gone; a connection that is to be spared waits for the press.
  const prefetch = () => void idle().then(() => signal.aborted || preloadDialogs())
  if (!prefersReducedData()) {
    if (document.readyState === 'complete') prefetch()
    else addEventListener('load', prefetch, { once: true, signal })
  }
  return () => {
    off.abort()
    leave()
  }
}
