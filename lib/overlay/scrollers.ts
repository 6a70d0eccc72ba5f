const SCROLLS = /auto|scroll/

/**
 * The vertical scrollers between an element and its modal, innermost first.
 * @param within the modal itself, which is not included
 */
export function scrollersAt(target: EventTarget | null, within: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  let element = target instanceof Element ? target : null
  for (; element && element !== within; element = element.parentElement) {
    if (
      element instanceof HTMLElement &&
      element.scrollHeight > element.clientHeight + 1 &&
      SCROLLS.test(getComputedStyle(element).overflowY)
    )
      found.push(element)
  }
  return found
}

/** Whether all of them are at their top, so that a drag downward can move the modal. */
export const atTop = (scrollers: readonly HTMLElement[]): boolean =>
  scrollers.every(({ scrollTop }) => scrollTop <= 0)
