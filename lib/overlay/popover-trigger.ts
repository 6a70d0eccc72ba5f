import { swallowClick } from '@/lib/gesture/swallow-click'

/** What opens a popover. Hovering is for those who have a pointer that can; a press opens it as well. */
export type TriggerAction = 'click' | 'hover' | 'context-menu'

/** Where a popover points: at the trigger, or at where the trigger was pressed. */
export type TriggerAnchor = Element | { clientX: number; clientY: number }

/** A pointer that stays this long means it, ms (engine.md 1.7). */
const HOVER = 100
/** A finger that rests this long asks for the context menu, ms; and may tremble this far, px. Source: iOS and Android. */
const LONG_PRESS = 500
const TREMBLE = 10

/**
 * Makes an element open a popover.
 * @param trigger the element
 * @param action what has to happen to it
 * @param open called with what the popover is to point at
 * @returns the function that ends it
 */
export function connectTrigger(
  trigger: HTMLElement,
  action: TriggerAction,
  open: (anchor: TriggerAnchor) => void,
): () => void {
  const alive = new AbortController()
  const listen = <E extends keyof HTMLElementEventMap>(
    type: E,
    listener: (event: HTMLElementEventMap[E]) => void,
  ) => trigger.addEventListener(type, listener, { signal: alive.signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => clearTimeout(timer)

  if (action !== 'context-menu') listen('click', () => open(trigger))
  if (action === 'hover') {
    listen('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') timer = setTimeout(() => open(trigger), HOVER)
    })
    listen('pointerleave', forget)
    listen('click', forget)
  }
  if (action === 'context-menu') {
    let from = { clientX: 0, clientY: 0 }
    let touching = false
    // Wherever it is lifted: what opens may cover the trigger, and a click on its backdrop would close it again.
    const swallowLift = () => touching && swallowClick(trigger.ownerDocument.documentElement, true)
    listen('contextmenu', (event) => {
      event.preventDefault()
      forget()
      swallowLift()
      open({ clientX: event.clientX, clientY: event.clientY })
    })
    // Safari on iOS has no such event for a finger.
    listen('pointerdown', ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'touch') return
      from = { clientX, clientY }
      touching = true
      timer = setTimeout(() => {
        swallowLift()
        open(from)
      }, LONG_PRESS)
    })
    listen('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) > TREMBLE) forget()
    })
    for (const end of ['pointerup', 'pointercancel'] as const)
      listen(end, () => {
        touching = false
        forget()
      })
  }

  return () => {
    forget()
    alive.abort()
  }
}
