import type { Page } from '@playwright/test'

/**
 * Finds content that is wider than the screen: vertical scrollers that also scroll sideways, and text or controls that extend beyond
 * the screen. Content of carousels and other horizontal scrollers is allowed.
 *
 * @returns a short description of each element that does not fit
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `<${element.localName} ${element.className}> ${(element.textContent ?? '').trim().slice(0, 40)}`
    const shown = '[data-page]:not([inert])'
    const frame = document.querySelector('[data-frame]') ?? document.documentElement
    const scrollers = [document.documentElement, ...document.querySelectorAll(`${shown} [data-content]`)]
    const wide = scrollers
      .filter((scroller) => scroller.clientWidth > 0 && scroller.scrollWidth > scroller.clientWidth)
      .map(
        (scroller) =>
          `scrolls sideways by ${scroller.scrollWidth - scroller.clientWidth}: ${named(scroller)}`,
      )

    const bounds = frame.getBoundingClientRect()
    const clipped = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent.matches('[data-content], [data-frame]')) return false
      return getComputedStyle(parent).overflowX !== 'visible' || clipped(parent)
    }
    const parts = document.querySelectorAll(
      `${shown} :is(h1, h2, h3, p, a, button, label, input, textarea, select)`,
    )
    const outside = [...parts].filter((part) => {
      const box = part.getBoundingClientRect()
      const out = box.width > 1 && (box.right > bounds.right + 0.5 || box.left < bounds.left - 0.5)
      // Inert content, such as the next slide of a carousel, may be outside of the screen.
      if (!out || part.closest('[inert]')) return false
      return part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !clipped(part)
    })
    return [...wide, ...outside.map((part) => `sticks out: ${named(part)}`)]
  })
