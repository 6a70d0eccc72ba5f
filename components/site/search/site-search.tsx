'use client'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMac } from './is-mac'
import { openDialog } from './open-dialog'

/**
 * The search button of the site's header. After hydration, it loads and connects the shortcuts of the page, and then shows the
 * shortcut of the search.
 * @param keys search context whose shortcuts are connected; `false` if the page connects its own
 */
export function SiteSearch({ keys }: { keys: 'docs' | 'lab' | 'page' | false }) {
  const [command, setCommand] = useState<string>()

  useEffect(() => {
    const showShortcut = () => setCommand(isMac() ? '⌘' : 'Ctrl')
    if (!keys) return showShortcut()
    let disconnect = () => {}
    let isUnmounted = false
    import('./page-contexts').then(
      ({ connectPageShortcuts }) => {
        if (isUnmounted) return
        disconnect = connectPageShortcuts(keys)
        showShortcut()
      },
      // The button works without the shortcuts.
      (error: Error) =>
        console.error(`Patternbook: the keyboard shortcuts could not be loaded (${error.message}).`),
    )
    return () => {
      isUnmounted = true
      disconnect()
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
