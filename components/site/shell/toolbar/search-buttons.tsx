'use client'
import { useSyncExternalStore } from 'react'
import { isMac } from '@/components/site/search/is-mac'
import { openDialog } from '@/components/site/search/open-dialog'
import { ShellIcon } from '../icons/shell-icon'

const nothing = () => () => {}
const search = () => openDialog('palette')

/** Opens the search from the toolbar. */
export function SearchTool() {
  return (
    <button
      type="button"
      className="sh-tool"
      data-tip="Search"
      aria-label="Search the site"
      aria-haspopup="dialog"
      onClick={search}
    >
      <ShellIcon name="search" />
    </button>
  )
}

/** Opens the search from the side menu, and says by which keys it opens anywhere. */
export function SearchField() {
  const command = useSyncExternalStore(
    nothing,
    () => (isMac() ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
  return (
    <button
      type="button"
      className="sh-search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={search}
    >
      <ShellIcon name="search" />
      Search
      <span aria-hidden="true" dir="ltr">
        <kbd className="sh-kbd">{command}</kbd>
        <kbd className="sh-kbd">K</kbd>
      </span>
    </button>
  )
}
