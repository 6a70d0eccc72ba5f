import { isFrontVisible, whenFrontClosed } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import { inspectorStore } from '../inspector-button/inspector-store'
import { pendingMenuRequest } from '../menu/pending-menu-request'

/** Determines when a part of the shell is hydrated. */
export type HydrationTrigger = () => {
  /** Resolves when the part may be hydrated. Undefined: at once. */
  when?: Promise<unknown>
  /** Whether the page becomes ready only after the hydration of the part. */
  blocksReady: boolean
}

const never: ReturnType<HydrationTrigger> = { when: new Promise(() => {}), blocksReady: false }

/** Never; for static parts. */
export const neverTrigger: HydrationTrigger = () => never

/**
 * As soon as the window is wide enough for the preview layout, the same condition as in preview.css. Behind the front page: when
 * the browser is idle or the user interacts.
 */
export const previewTrigger: HydrationTrigger = () => {
  if (frame.get().embed) return never
  // The front page covers the preview.
  if (isFrontVisible()) return { when: whenIdleOrInteraction(), blocksReady: false }
  return whenWide()
}

/** As soon as the window is wide. */
const whenWide = (): ReturnType<HydrationTrigger> => {
  const wide = matchMedia('(width >= 1024px)')
  if (wide.matches) return { blocksReady: true }
  return {
    when: new Promise((resolve) => wide.addEventListener('change', resolve, { once: true })),
    blocksReady: false,
  }
}

/** As soon as the window is wide enough for the front page. */
export const frontTrigger: HydrationTrigger = () => (frame.get().embed ? never : whenWide())

/** Next to the preview: at once. As a drawer: when it is open or requested, or when the browser is idle. */
export const menuTrigger: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const requested = pendingMenuRequest.listen()
  const preview = previewTrigger()
  // The shortcuts of the page are connected at the same time as the menu.
  if (isFrontVisible()) return { when: whenIdleOrInteraction(), blocksReady: true }
  if (preview.blocksReady || document.documentElement.dataset.menu === 'open') return { blocksReady: true }
  return {
    when: Promise.race([preview.when, requested, whenIdleOrInteraction()]),
    blocksReady: !prefersReducedData(),
  }
}

/**
 * If it is open next to the preview, when the browser is idle or, behind the front page, when that closes; otherwise when the user
 * opens it.
 */
export const inspectorTrigger: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const asked = inspectorStore.opened()
  const seen = isFrontVisible() ? whenFrontClosed() : whenIdleOrInteraction()
  return {
    when: inspectorStore.isOpen() ? Promise.race([asked, seen]) : asked,
    blocksReady: false,
  }
}
