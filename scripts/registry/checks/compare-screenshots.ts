/** Takes screenshots of screens, and compares two screenshots. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A color channel (0–255) differs visibly if the difference is greater than this. */
const MIN_VISIBLE_DIFFERENCE = 24
/**
 * Side of the compared squares, px. In squares of this size, a letter that is shifted by half a pixel does not count as a
 * difference, but a missing icon or line of text does.
 */
const SQUARE_SIDE_PX = 5
/** Time between two screenshots, ms. */
const SCREENSHOT_INTERVAL_MS = 250
/** Maximum number of screenshots after the first. The last one is compared if the screen never stops moving. */
const MAX_SCREENSHOTS = 6

/** Opens a page and waits until its screen is visible. */
export const openScreen = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.locator('[data-page]').first().waitFor()
}

/**
 * Takes screenshots until two in a row are the same, or the maximum number is reached. Some content, such as a map,
 * appears only after the network has become idle.
 */
const takeSteadyScreenshot = async (page: Page): Promise<Buffer> => {
  let last = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  for (let attempt = 0; attempt < MAX_SCREENSHOTS; attempt++) {
    await page.waitForTimeout(SCREENSHOT_INTERVAL_MS)
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Opens a page and takes a screenshot after visible pictures and fonts have loaded, and all animations that end have ended. */
export const captureScreen = async (page: Page, url: string): Promise<Buffer> => {
  await openScreen(page, url)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return image.complete || width === 0 || bottom < 0 || top > innerHeight || image.loading === 'lazy'
    }),
  )
  // A visible map replaces its picture only when the browser is idle, which can take a while on a busy machine.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('section.street-plan')].every(
      (map) => map.getBoundingClientRect().top > innerHeight || map.querySelector('.leaflet-container'),
    ),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    // Ignores animations that depend on the scroll position, and those that never end.
    await Promise.all(
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' &&
            animation.timeline === document.timeline &&
            animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((animation) => animation.finished.catch(() => undefined)),
    )
  })
  return takeSteadyScreenshot(page)
}

/** Returns the average color of every square of a picture, three bytes each. */
const squareColors = async (picture: Buffer): Promise<Buffer> => {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const [columns, rows] = [width, height].map((length) => Math.round(length / SQUARE_SIDE_PX))
  return sharp(picture).removeAlpha().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
}

/** Returns the fraction of squares that differ visibly, 0–1; 1 if the sizes of the pictures differ. */
export const screenshotDifference = async (first: Buffer, second: Buffer): Promise<number> => {
  const [firstColors, secondColors] = await Promise.all([squareColors(first), squareColors(second)])
  if (firstColors.length !== secondColors.length) return 1
  let count = 0
  for (let i = 0; i < firstColors.length; i += 3) {
    const differsVisibly = [0, 1, 2].some(
      (channel) =>
        Math.abs((firstColors[i + channel] ?? 0) - (secondColors[i + channel] ?? 0)) > MIN_VISIBLE_DIFFERENCE,
    )
    if (differsVisibly) count++
  }
  return count / (firstColors.length / 3)
}
