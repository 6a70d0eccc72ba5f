'use client'
import { openDialog } from '@/components/site/search/open-dialog'
import { ShellIcon } from '../icons/shell-icon'

const openSearch = () => openDialog('palette')

/** Icon button that opens the search, for a toolbar. */
export function SearchIconButton() {
  return (
    <button
      type="button"
      className="sh-toolbar-button"
      data-tooltip="Search"
      aria-label="Search the site"
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <ShellIcon name="search" />
    </button>
  )
}

/** Button that looks like a search field and opens the search, for the drawer. */
export function SearchFieldButton() {
  return (
    <button
      type="button"
      className="sh-search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
    >
      <ShellIcon name="search" />
      Search
    </button>
  )
}
