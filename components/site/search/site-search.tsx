'use client'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMac } from './is-mac'
import { openDialog } from './open-dialog'

/**
 * The search button of the site's header. It connects the shortcuts of the page after it has loaded, and shows them once they
 * work.
 * @param keys single-key shortcuts of the page; `false` if the page connects its own
 */
export function SiteSearch({ keys }: { keys: 'docs' | 'lab' | 'page' | false }) {
  const [command, setCommand] = useState<string>()

  useEffect(() => {
    const nameKeys = () => setCommand(isMac() ? '⌘' : 'Ctrl')
    if (!keys) return nameKeys()
    let stop = () => {}
    let left = false
    import('./page-contexts').then(
      ({ connectPageShortcuts }) => {
        if (left) return
        stop = connectPageShortcuts(keys)
        nameKeys()
      },
      // The button works without the shortcuts.
      (error: Error) =>
        console.error(`Patternbook: the keyboard shortcuts could not be loaded (${error.message}).`),
    )
    return () => {
      left = true
      stop()
    }
  }, [keys])

  return (
    <button
      type="button"
      className="sh-search-field"
      aria-haspopup="dialog"
      aria-keyshortcuts={command && 'Control+K Meta+K'}
      onClick={() => openDialog('palette')}
    >
      <Search aria-hidden="true" />
      <span className="sh-search-label">Search</span>
      {command && (
        <span className="sh-search-keys" aria-hidden="true" dir="ltr">
          <kbd className="sh-kbd">{command}</kbd>
          <kbd className="sh-kbd">K</kbd>
        </span>
      )}
    </button>
  )
}
