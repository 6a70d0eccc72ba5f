/** Looks at a screen here and in the app that has taken it, and says how much the two pictures differ. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Difference of a channel, of 255, that an eye can see. */
const VISIBLE = 24
/** Side of what is compared, px. A letter half a pixel aside does not count, a missing icon or line of text does. */
const SQUARE = 5

/** Goes to a page and waits until its screen is there. */
export const appears = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('[data-page]').first().waitFor()
}

/** A picture of the page once everything on it is there. */
export const pictureOf = async (page: Page, address: string): Promise<Buffer> => {
  await appears(page, address)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return image.complete || width === 0 || bottom < 0 || top > innerHeight || image.loading === 'lazy'
    }),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    // Those that run by the clock and end; the others stop with the scroll, or never.
    await Promise.all(
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState === 'running' &&
            one.timeline === document.timeline &&
            one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map((one) => one.finished.catch(() => undefined)),
    )
  })
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** The picture in squares, each the mean of its pixels. */
const squares = async (picture: Buffer): Promise<Buffer> => {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const [columns, rows] = [width, height].map((length) => Math.round(length / SQUARE))
  return sharp(picture).removeAlpha().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
}

/** The share of squares that differ visibly, 0–1. */
export const differing = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([squares(one), squares(other)])
  if (a.length !== b.length) return 1
  let count = 0
  for (let i = 0; i < a.length; i += 3) {
    const far = [0, 1, 2].some((c) => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0)) > VISIBLE)
    if (far) count++
  }
  return count / (a.length / 3)
}
