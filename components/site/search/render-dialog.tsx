import './search.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { showLoadError } from '@/components/site/shell/notices/show-load-error'
import { KeyList } from './shortcut-list'
import type { DialogName } from './open-dialog'
import { Palette } from './palette'

let root: Root | undefined

const place = (): HTMLElement => {
  const element = document.createElement('div')
  element.lang = 'en'
  document.body.append(element)
  return element
}

/** At once, so that the focus is back where it was before anything else moves it. */
const hide = (): void => flushSync(() => root?.render(null))

/** Opens the search or the list of the keys, in the place of the other one. They have a React root of their own. */
export const show = (what: DialogName): void => {
  root ??= createRoot(place(), {
    // React has taken it away: it was closed by its own error.
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
