import './search.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showLoadError } from '@/components/site/shell/notices/show-load-error'
import type { DialogName } from './open-dialog'
import { Palette } from './palette'
import { ShortcutList } from './shortcut-list'

let root: Root | undefined

const container = (): HTMLElement => {
  const element = document.createElement('div')
  element.lang = 'en'
  document.body.append(element)
  return element
}

/** Closes synchronously, so that the focus has returned before other code moves it. */
const closeDialog = (): void => flushSync(() => root?.render(null))

/** Opens a dialog, and closes the other one. The dialogs share a React root of their own. */
export const renderDialog = (what: DialogName): void => {
  root ??= createRoot(container(), {
    // React unmounts the tree after an uncaught error, so the dialog is closed.
    onUncaughtError(error) {
      console.error(error)
      root = undefined
      showLoadError('Search stopped working.', () => renderDialog(what))
    },
  })
  root.render(
    what === 'keys' ? (
      <ShortcutList key="keys" onClose={closeDialog} onSearch={() => renderDialog('palette')} />
    ) : (
      <Palette key="palette" onClose={closeDialog} onShowShortcuts={() => renderDialog('keys')} />
    ),
  )
}
