import { lazy } from 'react'
import {
  frontTrigger,
  inspectorTrigger,
  menuTrigger,
  neverTrigger,
  previewTrigger,
} from './hydration-triggers'
import type { IslandPart } from './island'

const part = (
  name: string,
  tag: IslandPart['tag'],
  props: IslandPart['props'],
  load: IslandPart['load'],
  trigger: IslandPart['trigger'],
): IslandPart => ({
  name,
  tag,
  props,
  load,
  trigger,
  Content: lazy(load),
})

/** The header of the site, above the menu and the preview. */
export const siteBar = part(
  'header',
  'div',
  { className: 'sh-site-bar' },
  () => import('../site-bar'),
  previewTrigger,
)

/** The front page, which is shown instead of the shell in wide windows. */
export const front = part(
  'front page',
  'div',
  { className: 'fr' },
  () => import('@/components/site/front/front'),
  frontTrigger,
)

/** The side menu, which is next to the preview or a drawer. */
export const sideMenu = part(
  'menu',
  'div',
  { id: 'menu', className: 'sh-menu', 'data-menu-panel': '' },
  () => import('../menu/side-menu'),
  menuTrigger,
)

/** The toolbar of the preview. */
export const toolbar = part(
  'toolbar',
  'div',
  { className: 'sh-toolbar', role: 'region', 'aria-label': 'Toolbar' },
  () => import('../toolbar/toolbar'),
  previewTrigger,
)

/** The status bar of the device. */
export const statusBar = part(
  'status bar',
  'div',
  { className: 'sh-status', 'aria-hidden': true },
  () => import('../preview/status-bar'),
  neverTrigger,
)

/** The footer of the preview, with the size of the device and a keyboard shortcut. */
export const previewFooter = part(
  'caption',
  'footer',
  { className: 'sh-footer' },
  () => import('../preview/preview-footer'),
  neverTrigger,
)

/** The inspector, which is next to the preview, over the preview, or a sheet on phones. */
export const inspector = part(
  'inspector',
  // Not an <aside>, because an <aside> cannot have the role `dialog`, which the inspector has as a sheet.
  'div',
  { className: 'sh-inspector', role: 'complementary', 'aria-label': 'Inspector' },
  () => import('@/components/site/inspector/inspector'),
  inspectorTrigger,
)
