import type { Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'

/** The smallest size of a target, px: 44 in Apple's Human Interface Guidelines, 48 in Material 3. */
const SMALLEST_TARGET: Record<Mode, number> = { ios: 44, md: 48 }

/**
 * Finds controls whose target is too small. From the middle of each control, the function tests points in four directions until a
 * point no longer hits the control, its label, or an element inside them. The target must be as wide and as high as the platform's
 * guidelines require, minus 2 px that a neighbor, such as the hairline of a bar, may cover. Links within a sentence are not checked,
 * as in WCAG 2.5.8, and neither are the search fields of iOS 18, which are 36 px high, as on an iPhone.
 *
 * @returns a short description of each control whose target is too small
 */
export const smallTargets = (page: Page, mode: Mode): Promise<string[]> =>
  page.evaluate((smallest) => {
    const shown = '[data-page-slot]:not([inert])'
    const controls = document.querySelectorAll<HTMLElement>(
      `${shown} :is(a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=switch], [role=tab], [role=slider])`,
    )
    const found: string[] = []
    for (const control of controls) {
      if (control.closest('[inert], [aria-hidden=true], :disabled')) continue
      const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0]
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !label) continue
      const inSentence =
        control.localName === 'a' && getComputedStyle(control).display === 'inline' && control.closest('p')
      if (inSentence || control.matches('[data-generation="18"] input[type=search]')) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const small = control.getBoundingClientRect()
      const box = small.width > 4 && small.height > 4 ? small : (label ?? control).getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const hits = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top)
        return Boolean(
          hit &&
            (control.contains(hit) ||
              hit === control ||
              label?.contains(hit) ||
              (hit.contains(control) && hit.matches('label'))),
        )
      }
      if (!hits(x, y)) continue
      const reach = (dx: number, dy: number) => {
        let steps = 0
        while (steps < smallest && hits(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1
        return steps
      }
      const width = reach(-1, 0) + reach(1, 0) + 1
      const height = reach(0, -1) + reach(0, 1) + 1
      if (width < smallest - 2 || height < smallest - 2) {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        found.push(
          `${width} × ${height}: <${control.localName}> ${(name || (control as HTMLInputElement).name).trim().slice(0, 40)}`,
        )
      }
    }
    return found
  }, SMALLEST_TARGET[mode])
