import { lazy } from 'react'
import {
  frontPageTrigger,
  inspectorTrigger,
  menuTrigger,
  neverTrigger,
  previewTrigger,
} from './hydration-triggers'
import type { IslandDefinition } from './island'

const defineIsland = (
  name: string,
  tag: IslandDefinition['tag'],
  props: IslandDefinition['props'],
  load: IslandDefinition['load'],
  hydrationTrigger: IslandDefinition['hydrationTrigger'],
): IslandDefinition => ({
  name,
  tag,
  props,
  load,
  hydrationTrigger,
  Content: lazy(load),
})

/** The header of the site, above the menu and the preview. */
export const shellHeader = defineIsland(
  'header',
  'div',
  { className: 'sh-shell-header' },
  () => import('../shell-header'),
  previewTrigger,
)

/** The front page, which the home page shows instead of the shell in wide windows. */
export const frontPage = defineIsland(
  'front page',
  'div',
  { className: 'front-page' },
  () => import('@/components/site/front/front-page'),
  frontPageTrigger,
)

/** The side menu, which is next to the preview or in a drawer. */
export const sideMenu = defineIsland(
  'menu',
  'div',
  { id: 'menu', className: 'sh-menu', 'data-menu-panel': '' },
  () => import('../menu/side-menu'),
  menuTrigger,
)

/** The toolbar of the preview. */
export const toolbar = defineIsland(
  'toolbar',
  'div',
  { className: 'sh-toolbar', role: 'region', 'aria-label': 'Toolbar' },
  () => import('../toolbar/toolbar'),
  previewTrigger,
)

/** The status bar of the device. */
export const statusBar = defineIsland(
  'status bar',
  'div',
  { className: 'sh-status', 'aria-hidden': true },
  () => import('../preview/status-bar'),
  neverTrigger,
)

/** The footer of the preview, with the size of the device's screen and a keyboard shortcut. */
export const previewFooter = defineIsland(
  'footer',
  'footer',
  { className: 'sh-footer' },
  () => import('../preview/preview-footer'),
  neverTrigger,
)

/** The inspector, which is next to the preview, over the preview, or, in narrow windows, in a sheet. */
export const inspector = defineIsland(
  'inspector',
  // Not an <aside>, because an <aside> cannot have the role `dialog`, which the sheet has.
  'div',
  { className: 'sh-inspector', role: 'complementary', 'aria-label': 'Inspector' },
  () => import('@/components/site/inspector/inspector'),
  inspectorTrigger,
)
