'use client'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMac } from './is-mac'
import { openDialog } from './open-dialog'

/**
 * Opens the search from the bar of a page beside the book. The keys of the page come with it, after the page; it names
 * them as soon as they work.
 */
export function SiteSearch({ keys }: { keys: 'docs' | 'lab' | 'page' }) {
  const [command, setCommand] = useState<string>()

  useEffect(() => {
    let stop = () => {}
    let left = false
    import('./beside').then(
      ({ connectBeside }) => {
        if (left) return
        stop = connectBeside(keys)
        setCommand(isMac() ? '⌘' : 'Ctrl')
      },
      // The button does without them.
      console.error,
    )
    return () => {
      left = true
      stop()
    }
  }, [keys])

  return (
    <button
      type="button"
      className="sh-find"
      aria-haspopup="dialog"
      aria-keyshortcuts={command && 'Control+K Meta+K'}
      onClick={() => openDialog('palette')}
    >
      <Search aria-hidden="true" />
      <span className="sh-find-name">Search</span>
      {command && (
        <span className="sh-find-keys" aria-hidden="true" dir="ltr">
          <kbd className="sh-kbd">{command}</kbd>
          <kbd className="sh-kbd">K</kbd>
        </span>
      )}
    </button>
  )
}
