import { loopedTabTarget } from '@/lib/overlay/tabbable'

/** Keeps focus inside a panel: Tab on its last element goes to the first, Shift+Tab on the first to the last. */
export const loopTab = (event: KeyboardEvent, panel: HTMLElement): void => {
  const next = loopedTabTarget(event, panel, panel)
  if (!next) return
  event.preventDefault()
  next.focus()
}
