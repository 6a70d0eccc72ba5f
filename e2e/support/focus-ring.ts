import type { ElementHandle, Page } from '@playwright/test'
import sharp from 'sharp'

/** How far outside and inside the edge of an element its focus ring may be drawn, px. */
const RING_DISTANCE = 8
/** Minimum contrast of the ring against the same pixels without focus (WCAG 2.2, 1.4.11 and 2.4.13). */
const MIN_CONTRAST = 3
/** Minimum fraction of a side that the ring must cover. It is below 1, because lists clip corners, and a bar may cover a part of a side. */
const MIN_COVERAGE = 0.75

type Box = { x: number; y: number; width: number; height: number }
type Pixels = { data: Buffer; width: number; height: number }

/** The focus ring of one element, measured in screenshots. */
export type RingFinding = {
  /** The element: its tag, name, and classes. */
  element: string
  /** For each side in view, the fraction of its length at which the focus ring has a contrast of 3:1 or more with the unfocused state. */
  sides: Partial<Record<'top' | 'bottom' | 'left' | 'right', number>>
  /** Whether the ring is visible on all sides; at a text field, on at least one side. */
  visible: boolean
}

const luminances = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const luminance = ({ data }: Pixels, at: number) =>
  0.2126 * luminances[data[at]!]! + 0.7152 * luminances[data[at + 1]!]! + 0.0722 * luminances[data[at + 2]!]!

const read = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Returns the box and the corner radius of an element as the page draws it. An invisible control counts as the element after it, which
 * draws the control, or as its label.
 */
const drawn = (element: ElementHandle<HTMLElement>) =>
  element.evaluate((node) => {
    const hidden =
      getComputedStyle(node).opacity === '0' || node.matches('input[type=radio], input[type=checkbox]')
    const text = node.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=range])')
    const drawing = hidden ? node.nextElementSibling : undefined
    const shown = drawing instanceof HTMLElement ? drawing : (hidden && node.closest('label')) || node
    // A link that covers its card with a pseudo-element is as large as the card.
    const after = getComputedStyle(node, '::after')
    const stretched = after.position === 'absolute' && getComputedStyle(node).position === 'static'
    const rect = (stretched ? (node as HTMLElement).offsetParent! : shown).getBoundingClientRect()
    const radius = Math.max(
      ...['TopLeft', 'TopRight', 'BottomLeft', 'BottomRight'].map((corner) =>
        Number.parseFloat(getComputedStyle(shown)[`border${corner}Radius` as 'borderTopLeftRadius'] || '0'),
      ),
    )
    return { x: rect.x, y: rect.y, width: rect.width, height: rect.height, radius, text }
  })

/** Waits until the page is painted, and until all transitions and animations that are not endless have ended. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .filter((animation) => animation.timeline === document.timeline)
    await Promise.allSettled(running.map((animation) => animation.finished))
  })

const share = (hits: boolean[]) => (hits.length === 0 ? undefined : hits.filter(Boolean).length / hits.length)

/** Compares two screenshots of the same area and measures the change along each side of a box in that area. */
const measure = (without: Pixels, withFocus: Pixels, box: Box, radius: number): RingFinding['sides'] => {
  const { width, height } = without
  const changed = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false
    const at = (Math.round(y) * width + Math.round(x)) * 3
    const [before, after] = [luminance(without, at), luminance(withFocus, at)]
    return (Math.max(before, after) + 0.05) / (Math.min(before, after) + 0.05) >= MIN_CONTRAST
  }
  const around = Array.from({ length: RING_DISTANCE * 2 + 1 }, (_, step) => step - RING_DISTANCE)
  const insetX = Math.min(radius, box.width / 2 - 2)
  const insetY = Math.min(radius, box.height / 2 - 2)
  const along = (from: number, to: number) => {
    const points: number[] = []
    for (let point = Math.ceil(from); point < to; point += 2) points.push(point)
    return points
  }
  const row = (y: number) =>
    y < 0 || y >= height
      ? undefined
      : share(
          along(Math.max(0, box.x + insetX), Math.min(width, box.x + box.width - insetX)).map((x) =>
            around.some((step) => changed(x, y + step)),
          ),
        )
  const column = (x: number) =>
    x < 0 || x >= width
      ? undefined
      : share(
          along(Math.max(0, box.y + insetY), Math.min(height, box.y + box.height - insetY)).map((y) =>
            around.some((step) => changed(x + step, y)),
          ),
        )
  const sides = {
    top: row(Math.round(box.y)),
    bottom: row(Math.round(box.y + box.height - 1)),
    left: column(Math.round(box.x)),
    right: column(Math.round(box.x + box.width - 1)),
  }
  return Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined))
}

/**
 * Focuses each control of the page as the keyboard does and measures its focus ring in screenshots. If several controls and their
 * parents have the same classes, only the first of these controls is measured.
 *
 * @param within selector of the element whose controls are measured
 * @returns one finding for each measured control
 */
export async function focusRings(page: Page, within: string): Promise<RingFinding[]> {
  // After a key press, the browser shows a focus ring even if a script sets the focus.
  await page.keyboard.press('Shift')
  const elements = await page.$$(
    `${within} :is(a[href], button, input, textarea, select, [tabindex="0"], summary):not([inert] *)`,
  )
  const findings: RingFinding[] = []
  const seen = new Set<string>()
  for (const handle of elements) {
    const element = handle as ElementHandle<HTMLElement>
    const kind = await element.evaluate((node) => {
      const style = getComputedStyle(node)
      if (!node.checkVisibility({ visibilityProperty: true }) || node.matches(':disabled')) return ''
      if (node.tabIndex < 0 || style.pointerEvents === 'none') return ''
      const parents = [node, node.parentElement, node.parentElement?.parentElement]
      return parents
        .map((ancestor) => `${ancestor?.localName}.${ancestor?.getAttribute('class')}`)
        .join(' < ')
    })
    if (!kind || seen.has(kind)) continue
    seen.add(kind)
    const label = await element.evaluate(
      (node) =>
        `${node.localName} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}"`,
    )
    await element.evaluate((node) => {
      node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      node.focus({ preventScroll: true })
    })
    if (!(await element.evaluate((node) => node === document.activeElement))) continue
    await settled(page)
    const viewport = page.viewportSize()!
    const { radius, text, ...box } = await drawn(element)
    const left = Math.max(0, Math.floor(box.x - RING_DISTANCE))
    const top = Math.max(0, Math.floor(box.y - RING_DISTANCE))
    const clip = {
      x: left,
      y: top,
      width: Math.min(viewport.width, Math.ceil(box.x + box.width + RING_DISTANCE)) - left,
      height: Math.min(viewport.height, Math.ceil(box.y + box.height + RING_DISTANCE)) - top,
    }
    if (clip.width <= 0 || clip.height <= 0) continue
    const focused = await read(await page.screenshot({ clip, caret: 'hide' }))
    await element.evaluate((node) => node.blur())
    await settled(page)
    const blurred = await read(await page.screenshot({ clip, caret: 'hide' }))
    const sides = measure(blurred, focused, { ...box, x: box.x - clip.x, y: box.y - clip.y }, radius)
    const covered = Object.values(sides).filter((side) => side >= MIN_COVERAGE).length
    const visible = text ? covered >= 1 : covered === Object.keys(sides).length && covered >= 2
    findings.push({ element: `${label} <${kind.split(' < ')[0]}>`, sides, visible })
  }
  return findings
}
