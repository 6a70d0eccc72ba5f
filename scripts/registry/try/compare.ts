/** Looks at a screen here and in the app that has taken it, and says how much the two pictures differ. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Difference of a channel, of 255, that an eye can see. */
const VISIBLE = 24

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

/** The share of pixels that differ visibly, 0–1. */
export const differing = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let count = 0
  for (let i = 0; i < a.data.length; i += 3) {
    const far = [0, 1, 2].some((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)) > VISIBLE)
    if (far) count++
  }
  return count / (a.data.length / 3)
}
