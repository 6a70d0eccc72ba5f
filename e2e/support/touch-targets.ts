import type { Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'

/** The smallest size of a target, px: 44 in Apple's Human Interface Guidelines, 48 in Material 3. */
const MIN_TARGET_SIZE_PX: Record<Mode, number> = { ios: 44, md: 48 }

/**
 * Finds controls whose target is too small. From the middle of each control, the function tests points in four directions until
 * a point no longer hits the control, its label, or an element inside them. The target must be as wide and as high as the
 * platform's guidelines require, minus 2 px that a neighbor, such as the hairline of a bar, may cover. Links within a sentence
 * are not checked, as in WCAG 2.5.8, and neither are the search fields of iOS 18, which are 36 px high, as on an iPhone.
 *
 * @returns a short description of each control whose target is too small
 */
export const findSmallTargets = (page: Page, mode: Mode): Promise<string[]> =>
  page.evaluate((minSize) => {
    const pageSelector = '[data-page-slot]:not([inert])'
    const controls = document.querySelectorAll<HTMLElement>(
      `${pageSelector} :is(a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=switch], [role=tab], [role=slider])`,
    )
    const findings: string[] = []
    for (const control of controls) {
      if (control.closest('[inert], [aria-hidden=true], :disabled')) continue
      const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0]
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !label) continue
      const isInSentence =
        control.localName === 'a' && getComputedStyle(control).display === 'inline' && control.closest('p')
      if (isInSentence || control.matches('[data-generation="18"] input[type=search]')) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const controlBox = control.getBoundingClientRect()
      const box =
        controlBox.width > 4 && controlBox.height > 4
          ? controlBox
          : (label ?? control).getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const hitsControl = (left: number, top: number) => {
        const hitElement = document.elementFromPoint(left, top)
        return Boolean(
          hitElement &&
            (control.contains(hitElement) ||
              hitElement === control ||
              label?.contains(hitElement) ||
              (hitElement.contains(control) && hitElement.matches('label'))),
        )
      }
      if (!hitsControl(x, y)) continue
      const distanceInside = (dx: number, dy: number) => {
        let steps = 0
        while (steps < minSize && hitsControl(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1
        return steps
      }
      const width = distanceInside(-1, 0) + distanceInside(1, 0) + 1
      const height = distanceInside(0, -1) + distanceInside(0, 1) + 1
      if (width < minSize - 2 || height < minSize - 2) {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        findings.push(
          `${width} × ${height}: <${control.localName}> ${(name || (control as HTMLInputElement).name).trim().slice(0, 40)}`,
        )
      }
    }
    return findings
  }, MIN_TARGET_SIZE_PX[mode])
