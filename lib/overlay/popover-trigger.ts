import { swallowClick } from '@/lib/gesture/swallow-click'

/**
 * Action that opens a popover. 'hover' needs a mouse, so a click opens the popover too. 'context-menu' is a right click or a long
 * press.
 */
export type TriggerAction = 'click' | 'hover' | 'context-menu'

/** The anchor of a popover: the trigger, or the point of the press. */
export type TriggerAnchor = Element | { clientX: number; clientY: number }

/** Time for which a mouse must hover before the popover opens, ms. */
const HOVER_DELAY_MS = 100
/** Duration of a long press, ms. Source: `minimumPressDuration` of UILongPressGestureRecognizer. */
const LONG_PRESS_MS = 500
/** Distance that the finger may move during a long press, px. Source: `allowableMovement` of UILongPressGestureRecognizer. */
const MOVE_TOLERANCE_PX = 10

/**
 * Makes an element the trigger of a popover.
 * @param trigger the element
 * @param action the action that opens the popover
 * @param open opens the popover at the anchor
 * @returns a function that removes the listeners
 */
export function connectTrigger(
  trigger: HTMLElement,
  action: TriggerAction,
  open: (anchor: TriggerAnchor) => void,
): () => void {
  const controller = new AbortController()
  const listen = <E extends keyof HTMLElementEventMap>(
    type: E,
    listener: (event: HTMLElementEventMap[E]) => void,
  ) => trigger.addEventListener(type, listener, { signal: controller.signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancelTimer = () => clearTimeout(timer)

  if (action !== 'context-menu') listen('click', () => open(trigger))
  if (action === 'hover') {
    listen('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') timer = setTimeout(() => open(trigger), HOVER_DELAY_MS)
    })
    listen('pointerleave', cancelTimer)
    listen('click', cancelTimer)
  }
  if (action === 'context-menu') {
    let pressPoint = { clientX: 0, clientY: 0 }
    let isTouching = false
    // Ignores the click at the end of a long press anywhere in the document, because the popover may cover the
    // trigger, and a click on the backdrop would close the popover.
    const swallowNextClick = () => isTouching && swallowClick(trigger.ownerDocument.documentElement, true)
    listen('contextmenu', (event) => {
      event.preventDefault()
      cancelTimer()
      swallowNextClick()
      open({ clientX: event.clientX, clientY: event.clientY })
    })
    // Opens the popover after a long press of a finger, because Safari on iOS sends no contextmenu event for it.
    listen('pointerdown', ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'touch') return
      cancelTimer()
      pressPoint = { clientX, clientY }
      isTouching = true
      timer = setTimeout(() => {
        swallowNextClick()
        open(pressPoint)
      }, LONG_PRESS_MS)
    })
    listen('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - pressPoint.clientX, clientY - pressPoint.clientY) > MOVE_TOLERANCE_PX)
        cancelTimer()
    })
    for (const end of ['pointerup', 'pointercancel'] as const)
      listen(end, () => {
        isTouching = false
        cancelTimer()
      })
  }

  return () => {
    cancelTimer()
    controller.abort()
  }
}
