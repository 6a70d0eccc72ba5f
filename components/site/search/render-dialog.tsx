import './search.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showErrorNotice } from '@/components/site/shell/notices/show-load-error'
import type { DialogName } from './open-dialog'
import { SearchDialog } from './search-dialog'
import { ShortcutList } from './shortcut-list'

let root: Root | undefined

const createContainer = (): HTMLElement => {
  const element = document.createElement('div')
  element.lang = 'en'
  document.body.append(element)
  return element
}

/** Closes the open dialog synchronously, so that focus has returned to the page before other code moves it. */
const closeDialog = (): void => flushSync(() => root?.render(null))

/** Opens a dialog, and closes the other dialog if it is open. Both dialogs share one React root, separate from the page. */
export const renderDialog = (name: DialogName): void => {
  root ??= createRoot(createContainer(), {
    // React unmounts the tree after an uncaught error, which closes the dialog. The next dialog gets a new root.
    onUncaughtError(error) {
      console.error(error)
      root = undefined
      showErrorNotice('Search stopped working.', () => renderDialog(name))
    },
  })
  root.render(
    name === 'shortcuts' ? (
      <ShortcutList key="keys" onClose={closeDialog} onSearch={() => renderDialog('palette')} />
    ) : (
      <SearchDialog key="palette" onClose={closeDialog} onShowShortcuts={() => renderDialog('shortcuts')} />
    ),
  )
}
