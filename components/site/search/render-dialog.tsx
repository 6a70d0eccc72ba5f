import './search.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showLoadError } from '@/components/site/shell/notices/show-load-error'
import type { DialogName } from './open-dialog'
import { Palette } from './palette'
import { ShortcutList } from './shortcut-list'

let root: Root | undefined

const place = (): HTMLElement => {
  const element = document.createElement('div')
  element.lang = 'en'
  document.body.append(element)
  return element
}

/** At once, so that the focus is back where it was before anything else moves it. */
const closeDialog = (): void => flushSync(() => root?.render(null))

/** Opens the search or the list of the keys, in the place of the other one. They have a React root of their own. */
export const renderDialog = (what: DialogName): void => {
  root ??= createRoot(place(), {
    // React has taken it away: it was closed by its own error.
    onUncaughtError(error) {
      console.error(error)
      root = undefined
      showLoadError('The search stopped working.', () => renderDialog(what))
    },
  })
  root.render(
    what === 'keys' ? (
      <ShortcutList key="keys" onClose={closeDialog} onSearch={() => renderDialog('palette')} />
    ) : (
      <Palette key="palette" onClose={closeDialog} onKeys={() => renderDialog('keys')} />
    ),
  )
}
