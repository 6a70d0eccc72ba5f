import { lazy } from 'react'
import { onInspector, onMenu, onStage, still } from './hydration-triggers'
import type { Part } from './island'

const part = (
  name: string,
  tag: Part['tag'],
  props: Part['props'],
  load: Part['load'],
  gate: Part['gate'],
): Part => ({
  name,
  tag,
  props,
  load,
  gate,
  Content: lazy(load),
})

/** The side menu: beside the stage, or a drawer. */
export const sideMenu = part(
  'menu',
  'div',
  { id: 'menu', className: 'sh-menu', 'data-menu-panel': '' },
  () => import('../menu/side-menu'),
  onMenu,
)

/** The toolbar of the stage. */
export const toolbar = part(
  'toolbar',
  'header',
  { className: 'sh-bar' },
  () => import('../toolbar/toolbar'),
  onStage,
)

/** The status strip of the device. */
export const statusStrip = part(
  'status bar',
  'div',
  { className: 'sh-status', 'aria-hidden': true },
  () => import('../preview/status-strip'),
  still,
)

/** The line under the device. */
export const stageFoot = part(
  'caption',
  'footer',
  { className: 'sh-foot' },
  () => import('../preview/preview-foot'),
  still,
)

/** The inspector: beside the stage, over it, or a sheet on a phone. */
export const inspector = part(
  'inspector',
  // Not an aside, which may be no dialog: it is one as a sheet.
  'div',
  { className: 'sh-insp', role: 'complementary', 'aria-label': 'Inspector' },
  () => import('@/components/site/inspector/inspector'),
  onInspector,
)
