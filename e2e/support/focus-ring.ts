import type { ElementHandle, Page } from '@playwright/test'
import sharp from 'sharp'

/** How far outside and inside the edge of an element its focus ring may be drawn, px. */
const MAX_RING_DISTANCE_PX = 8
/** Minimum contrast of the ring against the same pixels without focus (WCAG 2.2, 2.4.13). */
const MIN_CONTRAST = 3
/** Minimum fraction of a side with a visible ring; below 1, because lists clip corners, and bars may hide part of a side. */
const MIN_COVERAGE = 0.75

type Box = { x: number; y: number; width: number; height: number }
type Pixels = { data: Buffer; width: number; height: number }

/** The focus ring of one element, measured in screenshots. */
export type RingFinding = {
  /** The element: its tag, name, and classes. */
  element: string
  /**
   * For each side in view: the fraction of its straight part where the colors with and without focus have a contrast of at least
   * 3:1.
   */
  coverageBySide: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>
  /** Whether the ring is visible on all sides in view, which must be at least two; on a text field, on at least one side. */
  isVisible: boolean
}

/** The linear value of each sRGB channel value, 0–255, for the relative luminance (formula of WCAG 2.2). */
const linearChannels = Float64Array.from({ length: 256 }, (_, value) => {
  const fraction = value / 255
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
})
const luminance = ({ data }: Pixels, offset: number) =>
  0.2126 * linearChannels[data[offset]!]! +
  0.7152 * linearChannels[data[offset + 1]!]! +
  0.0722 * linearChannels[data[offset + 2]!]!

const decodePng = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Returns the box and the largest corner radius of an element as the page draws it, and whether it is a text field. An invisible
 * control has the box of the next element, which draws the control, or of its label.
 */
const visibleBox = (element: ElementHandle<HTMLElement>) =>
  element.evaluate((node) => {
    const isHidden =
      getComputedStyle(node).opacity === '0' || node.matches('input[type=radio], input[type=checkbox]')
    const isTextField = node.matches(
      'textarea, select, input:not([type=radio], [type=checkbox], [type=range])',
    )
    const replacement = isHidden ? node.nextElementSibling : undefined
    const visibleElement =
      replacement instanceof HTMLElement ? replacement : (isHidden && node.closest('label')) || node
    // A link or button that covers its card with a pseudo-element is as large as the card.
    const afterStyle = getComputedStyle(node, '::after')
    const isStretched = afterStyle.position === 'absolute' && getComputedStyle(node).position === 'static'
    const rect = (isStretched ? (node as HTMLElement).offsetParent! : visibleElement).getBoundingClientRect()
    const radius = Math.max(
      ...['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'].map((corner) =>
        Number.parseFloat(
          getComputedStyle(visibleElement)[`border${corner}Radius` as 'borderTopLeftRadius'] || '0',
        ),
      ),
    )
    return { x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius, isTextField }
  })

/** Waits until the page is painted and all transitions and animations have ended, except endless and scroll-driven ones. */
const waitUntilSettled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .filter((animation) => animation.timeline === document.timeline)
    await Promise.allSettled(running.map((animation) => animation.finished))
  })

const fractionOfTrue = (hits: boolean[]) =>
  hits.length === 0 ? undefined : hits.filter(Boolean).length / hits.length

/** Compares two screenshots of the same area and measures the change along each side of a box in that area. */
const measureCoverage = (
  unfocused: Pixels,
  focused: Pixels,
  box: Box,
  radius: number,
): RingFinding['coverageBySide'] => {
  const { width, height } = unfocused
  const hasChanged = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false
    const offset = (Math.round(y) * width + Math.round(x)) * 3
    const [before, after] = [luminance(unfocused, offset), luminance(focused, offset)]
    return (Math.max(before, after) + 0.05) / (Math.min(before, after) + 0.05) >= MIN_CONTRAST
  }
  const distances = Array.from(
    { length: MAX_RING_DISTANCE_PX * 2 + 1 },
    (_, step) => step - MAX_RING_DISTANCE_PX,
  )
  const insetX = Math.min(radius, box.width / 2 - 2)
  const insetY = Math.min(radius, box.height / 2 - 2)
  const pointsBetween = (from: number, to: number) => {
    const points: number[] = []
    for (let point = Math.ceil(from); point < to; point += 2) points.push(point)
    return points
  }
  const rowCoverage = (y: number) =>
    y < 0 || y >= height
      ? undefined
      : fractionOfTrue(
          pointsBetween(Math.max(0, box.x + insetX), Math.min(width, box.x + box.width - insetX)).map((x) =>
            distances.some((step) => hasChanged(x, y + step)),
          ),
        )
  const columnCoverage = (x: number) =>
    x < 0 || x >= width
      ? undefined
      : fractionOfTrue(
          pointsBetween(Math.max(0, box.y + insetY), Math.min(height, box.y + box.height - insetY)).map((y) =>
            distances.some((step) => hasChanged(x + step, y)),
          ),
        )
  const sides = {
    top: rowCoverage(Math.round(box.y)),
    bottom: rowCoverage(Math.round(box.y + box.height - 1)),
    left: columnCoverage(Math.round(box.x)),
    right: columnCoverage(Math.round(box.x + box.width - 1)),
  }
  return Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined))
}

/**
 * Focuses each control in `scope` so that it shows its focus ring, and measures the ring in screenshots. If several controls have
 * the same tags and classes, including those of their parents and grandparents, only the first of these controls is measured.
 *
 * @param scope selector of the element whose controls are measured
 * @returns one finding for each measured control
 */
export async function measureFocusRings(page: Page, scope: string): Promise<RingFinding[]> {
  // After a key press, the browser shows a focus ring even if a script sets the focus.
  await page.keyboard.press('Shift')
  const elements = await page.$$(
    `${scope} :is(a[href], button, input, textarea, select, [tabindex="0"], summary):not([inert] *)`,
  )
  const findings: RingFinding[] = []
  const measuredSignatures = new Set<string>()
  for (const handle of elements) {
    const element = handle as ElementHandle<HTMLElement>
    const signature = await element.evaluate((node) => {
      const style = getComputedStyle(node)
      if (!node.checkVisibility({ visibilityProperty: true }) || node.matches(':disabled')) return ''
      if (node.tabIndex < 0 || style.pointerEvents === 'none') return ''
      const ancestors = [node, node.parentElement, node.parentElement?.parentElement]
      return ancestors
        .map((ancestor) => `${ancestor?.localName}.${ancestor?.getAttribute('class')}`)
        .join(' < ')
    })
    if (!signature || measuredSignatures.has(signature)) continue
    measuredSignatures.add(signature)
    const label = await element.evaluate(
      (node) =>
        `${node.localName} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}"`,
    )
    await element.evaluate((node) => {
      node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      node.focus({ preventScroll: true })
    })
    if (!(await element.evaluate((node) => node === document.activeElement))) continue
    await waitUntilSettled(page)
    const viewport = page.viewportSize()!
    const { radius, isTextField, ...box } = await visibleBox(element)
    const left = Math.max(0, Math.floor(box.x - MAX_RING_DISTANCE_PX))
    const top = Math.max(0, Math.floor(box.y - MAX_RING_DISTANCE_PX))
    const clip = {
      x: left,
      y: top,
      width: Math.min(viewport.width, Math.ceil(box.x + box.width + MAX_RING_DISTANCE_PX)) - left,
      height: Math.min(viewport.height, Math.ceil(box.y + box.height + MAX_RING_DISTANCE_PX)) - top,
    }
    if (clip.width <= 0 || clip.height <= 0) continue
    const focused = await decodePng(await page.screenshot({ clip, caret: 'hide' }))
    await element.evaluate((node) => node.blur())
    await waitUntilSettled(page)
    const unfocused = await decodePng(await page.screenshot({ clip, caret: 'hide' }))
    const coverageBySide = measureCoverage(
      unfocused,
      focused,
      { ...box, x: box.x - clip.x, y: box.y - clip.y },
      radius,
    )
    const coveredSideCount = Object.values(coverageBySide).filter((side) => side >= MIN_COVERAGE).length
    const isVisible = isTextField
      ? coveredSideCount >= 1
      : coveredSideCount === Object.keys(coverageBySide).length && coveredSideCount >= 2
    findings.push({ element: `${label} <${signature.split(' < ')[0]}>`, coverageBySide, isVisible })
  }
  return findings
}
