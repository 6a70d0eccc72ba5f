import { frontClosed, frontIsShown } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import { inspectorSwitch } from '../inspector-button/inspector-switch'
import { menuWish } from '../menu/pending-menu-request'

/** Determines when a part of the shell is hydrated. */
export type HydrationTrigger = () => {
  /** Resolves at that time. Undefined: at once. */
  moment?: Promise<unknown>
  /** Whether the page is ready only after it. */
  soon: boolean
}

const never: ReturnType<HydrationTrigger> = { moment: new Promise(() => {}), soon: false }

/** Never, for static parts. */
export const still: HydrationTrigger = () => never

/** As soon as the window is wide enough for the stage. The same condition as in preview.css. */
export const onStage: HydrationTrigger = () => {
  if (frame.get().embed) return never
  // The front page covers the stage.
  if (frontIsShown()) return { moment: whenIdleOrInteraction(), soon: false }
  return whenWide()
}

/** As soon as the window is wide. */
const whenWide = (): ReturnType<HydrationTrigger> => {
  const wide = matchMedia('(width >= 1024px)')
  if (wide.matches) return { soon: true }
  return {
    moment: new Promise((resolve) => wide.addEventListener('change', resolve, { once: true })),
    soon: false,
  }
}

/** At once if the window shows the front page. */
export const onFront: HydrationTrigger = () => (frame.get().embed ? never : whenWide())

/** Next to the stage at once. A drawer when it is open, requested, or the browser is idle. */
export const onMenu: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const heard = menuWish.heard()
  const stage = onStage()
  // The shortcuts of the page are connected with the menu.
  if (frontIsShown()) return { moment: whenIdleOrInteraction(), soon: true }
  if (stage.soon || document.documentElement.dataset.menu === 'open') return { soon: true }
  return { moment: Promise.race([stage.moment, heard, whenIdleOrInteraction()]), soon: !prefersReducedData() }
}

/** If it is open next to the stage, when the browser is idle; otherwise when the user opens it. */
export const onInspector: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const asked = inspectorSwitch.opened()
  const seen = frontIsShown() ? frontClosed() : whenIdleOrInteraction()
  return {
    moment: inspectorSwitch.isOpen() ? Promise.race([asked, seen]) : asked,
    soon: false,
  }
}
