import { isFrontVisible, whenFrontClosed } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import { inspectorStore } from '../inspector-button/inspector-store'
import { pendingMenuRequest } from '../menu/pending-menu-request'

/** When a part of the shell has to come to life. */
export type HydrationTrigger = () => {
  /** Undefined for at once. */
  when?: Promise<unknown>
  /** It belongs to the start of the page, which is not ready without it. */
  blocksReady: boolean
}

const never: ReturnType<HydrationTrigger> = { when: new Promise(() => {}), blocksReady: false }

/** Never: what only stands there. */
export const staticPart: HydrationTrigger = () => never

/** As soon as there is a stage around the frame. The same condition as in preview.css. */
export const onPreview: HydrationTrigger = () => {
  if (frame.get().embed) return never
  // Behind the front page nobody sees the stage yet.
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

/** At once where the window shows the front page. */
export const onFront: HydrationTrigger = () => (frame.get().embed ? never : whenWide())

/** Beside the stage at once. As a drawer when it is open, is wished for, or nothing else is to be done. */
export const onMenu: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const heard = pendingMenuRequest.heard()
  const stage = onPreview()
  // The single keys of the page come with the menu.
  if (isFrontVisible()) return { when: whenIdleOrInteraction(), blocksReady: true }
  if (stage.blocksReady || document.documentElement.dataset.menu === 'open') return { blocksReady: true }
  return {
    when: Promise.race([stage.when, heard, whenIdleOrInteraction()]),
    blocksReady: !prefersReducedData(),
  }
}

/** Beside the stage when nothing else is to be done; elsewhere not before somebody opens it. */
export const onInspector: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const asked = inspectorStore.opened()
  const seen = isFrontVisible() ? whenFrontClosed() : whenIdleOrInteraction()
  return {
    when: inspectorStore.isOpen() ? Promise.race([asked, seen]) : asked,
    blocksReady: false,
  }
}
