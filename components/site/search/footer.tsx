import { Keyboard } from 'lucide-react'
import { isMac } from './is-mac'

type SearchFooterProps = {
  /** The selected result is a screen, which can be compared. */
  screen: boolean
  /** Shows the list of all keys. */
  onKeys: () => void
}

/** Shortcuts of the search dialog, and a button that opens the list of all shortcuts. */
export function SearchFooter({ screen, onKeys }: SearchFooterProps) {
  return (
    <div className="se-footer">
      <p aria-hidden="true" dir="ltr">
        <kbd className="sh-kbd">↑</kbd>
        <kbd className="sh-kbd">↓</kbd> Move
      </p>
      <p aria-hidden="true">
        <kbd className="sh-kbd">↵</kbd> Open
      </p>
      {screen && (
        <p aria-hidden="true" dir="ltr">
          <kbd className="sh-kbd">{isMac() ? '⌘' : 'Ctrl'}</kbd>
          <kbd className="sh-kbd">↵</kbd> Side by side
        </p>
      )}
      <button type="button" onClick={onKeys}>
        <Keyboard aria-hidden="true" />
        Keyboard shortcuts
      </button>
    </div>
  )
}
