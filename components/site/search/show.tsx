import './search.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showLoadError } from '@/components/site/shell/notices/show-load-error'
import { KeyList } from './key-list'
import type { DialogName } from './open-dialog'
import { Palette } from './palette'

let root: Root | undefined

const place = (): HTMLElement => {
  const element = document.createElement('div')
  element.lang = 'en'
  document.body.append(element)
  return element
}

/** Synchronously, so that the focus has returned before anything else moves it. */
const hide = (): void => flushSync(() => root?.render(null))

/** Opens a dialog, and closes the other one. They have their own React root. */
export const show = (what: DialogName): void => {
  root ??= createRoot(place(), {
    // React unmounts the tree after an uncaught error, so the dialog is closed.
    onUncaughtError(error) {
      console.error(error)
      root = undefined
      showLoadError('The search stopped working.', () => show(what))
    },
  })
  root.render(
    what === 'keys' ? (
      <KeyList key="keys" onClose={hide} onSearch={() => show('palette')} />
    ) : (
      <Palette key="palette" onClose={hide} onKeys={() => show('keys')} />
    ),
  )
}
