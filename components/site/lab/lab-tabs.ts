import type { ComponentType } from 'react'

/** A part of the engines that the lab demonstrates, such as alerts or gestures. `load` loads its panel. */
export type LabTab = { id: string; title: string; load: () => Promise<{ default: ComponentType }> }

/** The parts of the engines, in the order of their tabs. Each panel is a separate chunk. */
export const labTabs: readonly LabTab[] = [
  { id: 'alert', title: 'Alert', load: () => import('./alert-panel') },
  { id: 'action-sheet', title: 'Action sheet', load: () => import('./action-sheet-panel') },
  { id: 'loading', title: 'Loading', load: () => import('./loading-panel') },
  { id: 'modal', title: 'Modal', load: () => import('./modal-panel') },
  { id: 'popover', title: 'Popover', load: () => import('./popover-panel') },
  { id: 'toast', title: 'Toast', load: () => import('./toast-panel') },
  { id: 'menu', title: 'Menu', load: () => import('./menu-panel') },
  { id: 'transition', title: 'Pages', load: () => import('./transition-panel') },
  { id: 'gesture', title: 'Gestures', load: () => import('./gesture-panel') },
]
