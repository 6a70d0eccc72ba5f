import { inspectorStore } from '@/components/site/shell/inspector-button/inspector-store'
import { drawer } from '@/components/site/shell/menu/drawer'
import { setFullScreen } from '@/components/site/shell/preview/set-full-screen'
import { compareHref } from '@/components/site/shell/toolbar/compare-href'
import { frame } from '@/lib/frame'
import { appPath } from '@/lib/navigation/href'
import { navigate } from '@/lib/navigation/navigate'
import { travel } from '@/lib/navigation/travel'
import { find, type Route } from '@/lib/site/catalog'
import { storage } from '@/lib/storage'
import { KEYS } from '@/lib/storage/types'
import { appearanceShortcuts, searchShortcuts } from './common-shortcuts'
import { isOverlayOpen, isWideWindow } from './layout-queries'
import { openEntry } from './open-entry'
import { createScreenStepper } from './screen-stepper'
import type { SearchContext } from './search-context'

const here = (): Route | undefined => find(appPath(location.pathname))

/** A page does not change beneath what lies over it. */
const isCoveredByOverlay = () => isOverlayOpen() || drawer.isOpen()

const stepScreen = createScreenStepper({
  here,
  go: async (path) => {
    if (!isCoveredByOverlay()) await navigate(travel(path), { direction: 'root' })
  },
})

const go = (step: 1 | -1): void => {
  if (!isCoveredByOverlay()) stepScreen(step)
}

/** In full screen there is no inspector: then the stage comes back with it. */
const openInspector = (open: boolean): void => {
  if (frame.get().full && isWideWindow()) setFullScreen(false)
  inspectorStore.set(open)
}

const openCode = (): void => {
  // Kept for an inspector that is still to come to life; pressed in one that lives.
  void storage().set(KEYS.inspectorTab, 'code')
  openInspector(true)
  document.querySelector<HTMLElement>('#inspector-tab-code')?.click()
}

const compare = (): void => {
  const route = here()
  if (route) location.assign(compareHref(route.id, frame.get()))
}

const toggleMenu = (): void => {
  if (drawer.isOpen()) void drawer.close()
  else document.dispatchEvent(new CustomEvent('patternbook:menu'))
}

/** What single keys do in the book. The same as the controls of the shell, by the same functions. */
const actions: SearchContext['actions'] = {
  j: () => go(1),
  n: () => go(1),
  k: () => go(-1),
  p: () => go(-1),
  ...appearanceShortcuts,
  c: openCode,
  i: () => openInspector(frame.get().full || !inspectorStore.isOpen()),
  s: compare,
  f: () => (isWideWindow() || frame.get().full) && setFullScreen(!frame.get().full),
  b: toggleMenu,
  ...searchShortcuts,
}

/** The book, where what is found comes without leaving the document. */
export const screensContext: SearchContext = { name: 'book', actions, open: openEntry }
