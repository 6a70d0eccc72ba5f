import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { untilIdle } from '@/lib/navigation/until-idle'
import { isMac } from './is-mac'
import { normalizeKey } from './normalize-key'
import { openDialog, preloadDialogs } from './open-dialog'
import { currentPageCommands, type PageCommands, setPageCommands } from './page-commands'
import { isModalOpen, usesLetterKeys } from './shortcut-conditions'
import { singleKeyShortcuts } from './single-key-shortcuts'

const hasPrimaryModifier = (event: KeyboardEvent): boolean =>
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.isComposing || event.repeat || isModalOpen()) return
  const key = normalizeKey(event)
  if (hasPrimaryModifier(event) && key === 'k') {
    event.preventDefault()
    openDialog('palette')
    return
  }
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    usesLetterKeys(event.target) ||
    !singleKeyShortcuts.isOn()
  )
    return
  const { shortcutActions } = currentPageCommands()
  const action = Object.hasOwn(shortcutActions, key) ? shortcutActions[key] : undefined
  if (!action) return
  event.preventDefault()
  action()
}

/**
 * Connects the shortcuts of a page: Ctrl+K or Command+K, and single keys unless the user is typing or has turned them
 * off. No shortcut works while a dialog of the shell is open or, if the screen fills the window, while the screen has an open
 * overlay other than a toast.
 * @returns a function that disconnects them
 */
export const connectShortcuts = (commands: PageCommands): (() => void) => {
  const resetPageCommands = setPageCommands(commands)
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('keydown', onKeyDown, { signal })
  // Preloads the dialogs, so that they work offline; with reduced data, they load when one of them first opens.
  const preloadWhenIdle = () => void untilIdle().then(() => signal.aborted || preloadDialogs())
  if (!prefersReducedData()) {
    if (document.readyState === 'complete') preloadWhenIdle()
    else addEventListener('load', preloadWhenIdle, { once: true, signal })
  }
  return () => {
    controller.abort()
    resetPageCommands()
  }
}
