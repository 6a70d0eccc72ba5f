'use client'
import { createContext } from 'react'

/** The values that a Sortable provides to the handles of its rows. */
export type SortableHandles = {
  /** Id of the text that explains how to move a row with the keyboard; the `aria-describedby` of every handle. */
  instructionsId?: string
  /** Opens the menu that moves a row without dragging. */
  openMenu?: (id: number, handle: HTMLElement) => void
}

/** Connects the handles of the rows with their Sortable. */
export const SortableHandlesContext = createContext<SortableHandles>({})
