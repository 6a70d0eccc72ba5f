import type { Page } from '@playwright/test'

/**
 * Finds content that is wider than the frame: vertical scrollers that also scroll sideways, and text or controls that extend
 * beyond the frame. Content of carousels and other horizontal scrollers is allowed.
 *
 * @returns a short description of each element that does not fit
 */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const describeElement = (element: Element) =>
      `<${element.localName} ${element.className}> ${(element.textContent ?? '').trim().slice(0, 40)}`
    const pageSelector = '[data-page]:not([inert])'
    const frame = document.querySelector('[data-frame]') ?? document.documentElement
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll(`${pageSelector} [data-content]`),
    ]
    const sidewaysScrollers = scrollers
      .filter((scroller) => scroller.clientWidth > 0 && scroller.scrollWidth > scroller.clientWidth)
      .map(
        (scroller) =>
          `scrolls sideways by ${scroller.scrollWidth - scroller.clientWidth}: ${describeElement(scroller)}`,
      )

    const bounds = frame.getBoundingClientRect()
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent.matches('[data-content], [data-frame]')) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent)
    }
    const elements = document.querySelectorAll(
      `${pageSelector} :is(h1, h2, h3, p, a, button, label, input, textarea, select)`,
    )
    const outsideElements = [...elements].filter((element) => {
      const box = element.getBoundingClientRect()
      const isOutside = box.width > 1 && (box.right > bounds.right + 0.5 || box.left < bounds.left - 0.5)
      // Inert content, such as the next slide of a carousel, may be outside the frame.
      if (!isOutside || element.closest('[inert]')) return false
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element)
      )
    })
    return [
      ...sidewaysScrollers,
      ...outsideElements.map((element) => `sticks out: ${describeElement(element)}`),
    ]
  })
