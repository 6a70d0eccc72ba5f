import { lazy } from 'react'
import { onInspector, onMenu, onStage, still } from './gates'
import type { Part } from './island'

const part = (tag: Part['tag'], props: Part['props'], load: Part['load'], gate: Part['gate']): Part => ({
  tag,
  props,
  load,
  gate,
  Content: lazy(load),
})

/** The side menu: beside the stage, or a drawer. */
export const sideMenu = part(
  'div',
  { id: 'menu', className: 'sh-menu', 'data-menu-panel': '' },
  () => import('./side-menu'),
  onMenu,
)

/** The toolbar of the stage. */
export const toolbar = part('header', { className: 'sh-bar' }, () => import('./toolbar'), onStage)

/** The status strip of the device. */
export const statusStrip = part(
  'div',
  { className: 'sh-status', 'aria-hidden': true },
  () => import('./status-strip'),
  still,
)

/** The line under the device. */
export const stageFoot = part('footer', { className: 'sh-foot' }, () => import('./stage-foot'), still)

/** The inspector: beside the stage, over it, or a sheet on a phone. */
export const inspector = part(
  // Not an aside, which may be no dialog: it is one as a sheet.
  'div',
  { className: 'sh-insp', role: 'complementary', 'aria-label': 'Inspector' },
  () => import('@/components/inspector/inspector'),
  onInspector,
)
