import { isIos } from '@/lib/transition/frame-mode'

const buttonOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-press]:not(:disabled)') : null

/** Returns whether a finger can slide between buttons: only on iOS, and not in a group that scrolls. */
const canSlide = (group: HTMLElement) =>
  isIos(group) &&
  ![group, ...group.querySelectorAll('[data-scroll-container]')].some(
    (element) => element.scrollHeight > element.clientHeight + 1,
  )

/**
 * On iOS, lets a finger that presses a button slide to another button, unless the group scrolls. A release presses the button
 * under the finger, if there is one. During the press, that button has `data-pressed`.
 * @param group the element whose `[data-press]` buttons belong together
 * @returns a function that removes the listeners
 */
export function connectSlideBetweenButtons(group: HTMLElement): () => void {
  let pointerId: number | undefined
  let startButton: HTMLElement | null = null
  let pressedButton: HTMLElement | null = null

  const setPressedButton = (button: HTMLElement | null) => {
    if (pressedButton === button) return
    pressedButton?.removeAttribute('data-pressed')
    button?.setAttribute('data-pressed', '')
    pressedButton = button
  }

  const buttonAt = (event: PointerEvent) => {
    const button = buttonOf(document.elementFromPoint(event.clientX, event.clientY))
    return button && group.contains(button) ? button : null
  }

  const endPress = () => {
    setPressedButton(null)
    pointerId = undefined
    startButton = null
  }

  const onDown = (event: PointerEvent) => {
    if (pointerId !== undefined || event.button !== 0 || !canSlide(group)) return
    startButton = buttonOf(event.target)
    if (!startButton) return
    pointerId = event.pointerId
    setPressedButton(startButton)
  }

  const onMove = (event: PointerEvent) => {
    if (event.pointerId === pointerId) setPressedButton(buttonAt(event))
  }

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    const target = buttonAt(event)
    const hasSlid = target !== startButton
    endPress()
    // If the finger is still on the first button, the browser itself sends a click.
    if (hasSlid) target?.click()
  }

  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === pointerId) endPress()
  }

  group.addEventListener('pointerdown', onDown)
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onUp)
  document.addEventListener('pointercancel', onCancel)
  return () => {
    endPress()
    group.removeEventListener('pointerdown', onDown)
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onUp)
    document.removeEventListener('pointercancel', onCancel)
  }
}
