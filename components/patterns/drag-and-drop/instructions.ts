'use client'
import { createContext } from 'react'

/** What a Sortable gives to the handles of its rows. */
export type SortableHandles = {
  /** Id of the text that explains how the keyboard moves a row; every handle is described by it. */
  instructions?: string
  /** Opens the menu that moves a row without dragging. */
  openMenu?: (id: number, handle: HTMLElement) => void
}

/** Connects the handles of the rows with their list. */
export const SortableHandlesContext = createContext<SortableHandles>({})
