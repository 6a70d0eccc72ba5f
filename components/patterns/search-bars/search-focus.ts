import type { MouseEvent } from 'react'

/** Focuses the search field of the current page, for a control that disappears when it is pressed. */
export const focusSearchField = () =>
  document.querySelector<HTMLElement>('[data-page] input[type="search"]:not([inert] *)')?.focus()

/** Keeps the focus in the search field. Otherwise, the search view would close on `mousedown`, before the click. */
export const preventFocusLoss = (event: MouseEvent) => event.preventDefault()
