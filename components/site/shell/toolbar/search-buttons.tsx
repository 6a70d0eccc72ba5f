'use client'
import { openDialog } from '@/components/site/search/open-dialog'
import { ShellIcon } from '../icons/shell-icon'

const search = () => openDialog('palette')

/** Opens the search from a toolbar. */
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

/** Opens the search from the drawer. */
export function SearchField() {
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
    </button>
  )
}
