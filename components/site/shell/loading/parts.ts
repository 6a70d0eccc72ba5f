import { lazy } from 'react'
import { onFront, onInspector, onMenu, onStage, still } from './hydration-triggers'
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

/** The header of the site, above menu and preview. */
export const siteBar = part('header', 'div', { className: 'sh-site' }, () => import('../site-bar'), onStage)

/** The front page, instead of the shell in wide windows. */
export const front = part(
  'front page',
  'div',
  { className: 'fr' },
  () => import('@/components/site/front/front'),
  onFront,
)

/** The side menu: next to the stage, or a drawer. */
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
  'div',
  { className: 'sh-bar', role: 'region', 'aria-label': 'Toolbar' },
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

/** The line below the device. */
export const stageFoot = part(
  'caption',
  'footer',
  { className: 'sh-foot' },
  () => import('../preview/preview-foot'),
  still,
)

/** The inspector: next to the stage, over it, or a sheet on a phone. */
export const inspector = part(
  'inspector',
  // Not an <aside>, because that cannot have the role dialog, which the sheet has.
  'div',
  { className: 'sh-insp', role: 'complementary', 'aria-label': 'Inspector' },
  () => import('@/components/site/inspector/inspector'),
  onInspector,
)
