import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** One part of the engines with the panel that tries it. */
export type Part = { id: string; title: string; Panel: LazyExoticComponent<ComponentType> }

/** The parts in the order of their tabs. Each panel is a chunk of its own. */
export const parts: readonly Part[] = [
  { id: 'alert', title: 'Alert', Panel: lazy(() => import('./alert-panel')) },
  { id: 'action-sheet', title: 'Action sheet', Panel: lazy(() => import('./action-sheet-panel')) },
  { id: 'loading', title: 'Loading', Panel: lazy(() => import('./loading-panel')) },
  { id: 'modal', title: 'Modal', Panel: lazy(() => import('./modal-panel')) },
  { id: 'popover', title: 'Popover', Panel: lazy(() => import('./popover-panel')) },
  { id: 'toast', title: 'Toast', Panel: lazy(() => import('./toast-panel')) },
  { id: 'menu', title: 'Menu', Panel: lazy(() => import('./menu-panel')) },
  { id: 'transition', title: 'Pages', Panel: lazy(() => import('./transition-panel')) },
  { id: 'gesture', title: 'Gestures', Panel: lazy(() => import('./gesture-panel')) },
]
