import { Keyboard } from 'lucide-react'
import { isMac } from './is-mac'

type SearchFooterProps = {
  /** Whether the active result is a screen, which can also open in the comparison. */
  isScreen: boolean
  /** Shows the list of all shortcuts. */
  onShowShortcuts: () => void
}

/** The footer of the search dialog: the shortcuts of the dialog, and a button that opens the list of all shortcuts. */
export function SearchFooter({ isScreen, onShowShortcuts }: SearchFooterProps) {
  return (
    <div className="search-footer">
      <p aria-hidden="true" dir="ltr">
        <kbd className="sh-kbd">↑</kbd>
        <kbd className="sh-kbd">↓</kbd> Move
      </p>
      <p aria-hidden="true">
        <kbd className="sh-kbd">↵</kbd> Open
      </p>
      {isScreen && (
        <p aria-hidden="true" dir="ltr">
          <kbd className="sh-kbd">{isMac() ? '⌘' : 'Ctrl'}</kbd>
          <kbd className="sh-kbd">↵</kbd> Side by side
        </p>
      )}
      <button type="button" onClick={onShowShortcuts}>
        <Keyboard aria-hidden="true" />
        Keyboard shortcuts
      </button>
    </div>
  )
}
