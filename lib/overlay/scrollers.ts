const SCROLLS = /auto|scroll/

/**
 * What scrolls up and down between an element and its modal, innermost first.
 * @param within the modal itself, which does not count
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

/** Whether nothing of it can be scrolled further up, so that a pull downwards is free for something else. */
export const atTop = (scrollers: readonly HTMLElement[]): boolean =>
  scrollers.every(({ scrollTop }) => scrollTop <= 0)
