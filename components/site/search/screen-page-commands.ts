import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { drawer } from '@/components/site/shell/menu/drawer'
import { setFullScreen } from '@/components/site/shell/preview/set-full-screen'
import { compareHref } from '@/components/site/shell/toolbar/compare-href'
import { frame } from '@/lib/frame'
import { appPath } from '@/lib/navigation/href'
import { navigate } from '@/lib/navigation/navigate'
import { withFrameQuery } from '@/lib/navigation/with-frame-query'
import { findRoute, type Route } from '@/lib/site/catalog'
import { storage } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storage/types'
import { appearanceShortcuts, searchShortcuts } from './common-shortcuts'
import { openSearchResult } from './open-search-result'
import type { PageCommands } from './page-commands'
import { createScreenStepper } from './screen-stepper'
import { isOverlayOpen, isWideWindow } from './shortcut-conditions'

const currentRoute = (): Route | undefined => findRoute(appPath(location.pathname))

/** Returns whether an overlay or the drawer is open. If so, the next or previous screen must not open behind it. */
const isCoveredByOverlay = () => isOverlayOpen() || drawer.isOpen()

const stepScreen = createScreenStepper({
  currentRoute,
  navigateTo: async (path) => {
    if (!isCoveredByOverlay()) await navigate(withFrameQuery(path), { direction: 'root' })
  },
})

const goToAdjacentScreen = (step: 1 | -1): void => {
  if (!isCoveredByOverlay()) stepScreen(step)
}

/** Opens or closes the inspector. Exits full screen first, because full screen has no inspector. */
const setInspectorOpen = (open: boolean): void => {
  if (frame.get().full) setFullScreen(false)
  inspectorStore.setOpen(open)
}

const openCode = (): void => {
  // An inspector that is not hydrated yet reads the tab from storage when it hydrates; a hydrated inspector handles the click.
  void storage().set(STORAGE_KEYS.inspectorTab, 'code')
  setInspectorOpen(true)
  document.querySelector<HTMLElement>('#inspector-tab-code')?.click()
}

const openComparison = (): void => {
  const route = currentRoute()
  if (route) location.assign(compareHref(route.id, frame.get()))
}

const toggleMenu = (): void => {
  if (drawer.isOpen()) void drawer.close()
  else document.dispatchEvent(new CustomEvent('patternbook:open-menu'))
}

/** Actions of the single-key shortcuts on pages with a screen, by key. */
const shortcutActions: PageCommands['shortcutActions'] = {
  j: () => goToAdjacentScreen(1),
  n: () => goToAdjacentScreen(1),
  k: () => goToAdjacentScreen(-1),
  p: () => goToAdjacentScreen(-1),
  ...appearanceShortcuts,
  c: openCode,
  i: () => setInspectorOpen(frame.get().full || !inspectorStore.isOpen()),
  s: openComparison,
  f: () => (isWideWindow() || frame.get().full) && setFullScreen(!frame.get().full),
  b: toggleMenu,
  ...searchShortcuts,
}

/** The commands of pages with a screen, in wide and narrow windows. */
export const screenPageCommands: PageCommands = {
  pageKind: 'screen',
  shortcutActions,
  openSearchResult,
}
