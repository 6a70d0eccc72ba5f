import { isFrontPageVisible, whenFrontPageClosed } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import { inspectorStore } from '../inspector-button/inspector-store'
import { pendingMenuRequest } from '../menu/pending-menu-request'

/** Determines when a part of the shell is hydrated. */
export type HydrationTrigger = () => {
  /** Resolves when the part may be hydrated. If undefined, the part is hydrated immediately. */
  hydrateAfter?: Promise<unknown>
  /** Whether the page becomes ready (`data-ready`, document-ready.ts) only after the hydration of the part. */
  blocksPageReady: boolean
}

const noHydration: ReturnType<HydrationTrigger> = {
  hydrateAfter: new Promise(() => {}),
  blocksPageReady: false,
}

/** Never hydrates a part, because it is static. */
export const neverTrigger: HydrationTrigger = () => noHydration

/**
 * Hydrates a part of the preview layout as soon as the window is at least 1024 px wide, as in preview.css. If the front page is
 * shown instead, the part is hydrated when the browser is idle (with reduced data: when the user interacts). In an embed, CSS
 * hides these parts, and they are not hydrated.
 */
export const previewTrigger: HydrationTrigger = () => {
  if (frame.get().embed) return noHydration
  // The preview is hidden while the front page is shown, so its hydration is not urgent.
  if (isFrontPageVisible()) return { hydrateAfter: whenIdleOrInteraction(), blocksPageReady: false }
  return wideWindowTrigger()
}

/** Hydrates a part as soon as the window is at least 1024 px wide. */
const wideWindowTrigger = (): ReturnType<HydrationTrigger> => {
  const mediaQuery = matchMedia('(width >= 1024px)')
  if (mediaQuery.matches) return { blocksPageReady: true }
  return {
    hydrateAfter: new Promise((resolve) => mediaQuery.addEventListener('change', resolve, { once: true })),
    blocksPageReady: false,
  }
}

/** Hydrates the front page as soon as the window is wide enough for it; never in an embed. */
export const frontPageTrigger: HydrationTrigger = () =>
  frame.get().embed ? noHydration : wideWindowTrigger()

/**
 * Hydrates the menu immediately in windows at least 1024 px wide or if it is an open drawer. Otherwise, the menu is hydrated when
 * the drawer is requested, the window becomes wide, or the browser is idle (with reduced data: when the user interacts). If the
 * front page is shown, only the last condition applies. Never hydrates the menu in an embed.
 */
export const menuTrigger: HydrationTrigger = () => {
  if (frame.get().embed) return noHydration
  const whenRequested = pendingMenuRequest.listen()
  const preview = previewTrigger()
  // The page is ready only after the menu is hydrated, because the menu connects the keyboard shortcuts. With reduced data, the
  // page does not wait for the menu, which may be hydrated only when the user interacts.
  const blocksPageReady = !prefersReducedData()
  if (isFrontPageVisible()) return { hydrateAfter: whenIdleOrInteraction(), blocksPageReady }
  if (preview.blocksPageReady || document.documentElement.dataset.menu === 'open')
    return { blocksPageReady: true }
  return {
    hydrateAfter: Promise.race([preview.hydrateAfter, whenRequested, whenIdleOrInteraction()]),
    blocksPageReady,
  }
}

/**
 * Hydrates the inspector when the user opens it. An inspector that is already open is hydrated when the browser is idle (with
 * reduced data: when the user interacts) or, if the front page is shown, when the front page closes. Never hydrates the inspector
 * in an embed.
 */
export const inspectorTrigger: HydrationTrigger = () => {
  if (frame.get().embed) return noHydration
  const whenOpened = inspectorStore.whenOpened()
  const whenVisible = isFrontPageVisible() ? whenFrontPageClosed() : whenIdleOrInteraction()
  return {
    hydrateAfter: inspectorStore.isOpen() ? Promise.race([whenOpened, whenVisible]) : whenOpened,
    blocksPageReady: false,
  }
}
