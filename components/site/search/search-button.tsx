'use client'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMac } from './is-mac'
import { openDialog } from './open-dialog'

/**
 * The search button of the site's header. After hydration, it loads and connects the shortcuts of the page (unless `pageKind` is
 * false), and then shows the shortcut of the search.
 * @param pageKind kind of page whose shortcuts are connected; `false` if the page connects its own
 */
export function SearchButton({ pageKind }: { pageKind: 'docs' | 'lab' | 'page' | false }) {
  const [modifierKey, setModifierKey] = useState<string>()

  useEffect(() => {
    const showShortcut = () => setModifierKey(isMac() ? '⌘' : 'Ctrl')
    if (!pageKind) return showShortcut()
    let disconnect = () => {}
    let isUnmounted = false
    import('./site-page-commands').then(
      ({ connectPageShortcuts }) => {
        if (isUnmounted) return
        disconnect = connectPageShortcuts(pageKind)
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
  }, [pageKind])

  return (
    <button
      type="button"
      className="sh-search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts={modifierKey && 'Control+K Meta+K'}
      onClick={() => openDialog('palette')}
    >
      <Search aria-hidden="true" />
      <span className="sh-search-label">Search</span>
      {modifierKey && (
        <span className="sh-search-keys" aria-hidden="true" dir="ltr">
          <kbd className="sh-kbd">{modifierKey}</kbd>
          <kbd className="sh-kbd">K</kbd>
        </span>
      )}
    </button>
  )
}
