import { frontClosed, frontIsShown } from '@/components/site/front/front-state'
import { frame } from '@/lib/frame'
import { prefersReducedData } from '@/lib/navigation/prefers-reduced-data'
import { whenIdleOrInteraction } from '@/lib/navigation/when-idle-or-interaction'
import { inspectorSwitch } from '../inspector-button/inspector-store'
import { menuWish } from '../menu/pending-menu-request'

/** When a part of the shell has to come to life. */
export type HydrationTrigger = () => {
  /** Undefined for at once. */
  moment?: Promise<unknown>
  /** It belongs to the start of the page, which is not ready without it. */
  soon: boolean
}

const never: ReturnType<HydrationTrigger> = { moment: new Promise(() => {}), soon: false }

/** Never: what only stands there. */
export const still: HydrationTrigger = () => never

/** As soon as there is a stage around the frame. The same condition as in preview.css. */
export const onStage: HydrationTrigger = () => {
  if (frame.get().embed) return never
  // Behind the front page nobody sees the stage yet.
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

/** At once where the window shows the front page. */
export const onFront: HydrationTrigger = () => (frame.get().embed ? never : whenWide())

/** Beside the stage at once. As a drawer when it is open, is wished for, or nothing else is to be done. */
export const onMenu: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const heard = menuWish.heard()
  const stage = onStage()
  // The single keys of the page come with the menu.
  if (frontIsShown()) return { moment: whenIdleOrInteraction(), soon: true }
  if (stage.soon || document.documentElement.dataset.menu === 'open') return { soon: true }
  return { moment: Promise.race([stage.moment, heard, whenIdleOrInteraction()]), soon: !prefersReducedData() }
}

/** Beside the stage when nothing else is to be done; elsewhere not before somebody opens it. */
export const onInspector: HydrationTrigger = () => {
  if (frame.get().embed) return never
  const asked = inspectorSwitch.opened()
  const seen = frontIsShown() ? frontClosed() : whenIdleOrInteraction()
  return {
    moment: inspectorSwitch.isOpen() ? Promise.race([asked, seen]) : asked,
    soon: false,
  }
}
