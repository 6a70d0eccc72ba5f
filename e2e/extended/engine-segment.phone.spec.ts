import type { Page } from '@playwright/test'
import { followLink, waitForTransition } from '../support/page-stack'
import { replayTrace } from '../support/replay-trace'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

/** A point in the viewport, CSS px. */
type Point = { x: number; y: number }

const segment = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const track = (page: Page) => page.getByRole('radiogroup').locator('> div')
const segmentUnderIndicator = (page: Page) => track(page).locator('[data-under-indicator]')

/**
 * Returns a point on a segment.
 *
 * @param fraction distance from the start side, as a fraction of the segment's width, 0–1
 */
async function pointOn(page: Page, name: string, fraction = 0.5): Promise<Point> {
  return segment(page, name).evaluate((element, ratio) => {
    const { left, right, top, height, width } = element.getBoundingClientRect()
    const inset = width * ratio
    const pointX = getComputedStyle(element).direction === 'rtl' ? right - inset : left + inset
    return { x: Math.round(pointX), y: Math.round(top + height / 2) }
  }, fraction)
}

/** Sends one touch event. @param pointer number of the finger */
const sendTouch = (page: Page, type: 'down' | 'move' | 'up' | 'cancel', { x, y }: Point, pointer = 1) =>
  replayTrace(page, {
    about: 'A finger on a segmented control.',
    events: [{ type, x, y, time: 0, pointer, kind: 'touch' }],
  })

/** Presses the indicator repeatedly until the code for dragging has loaded and the drag starts. */
const grabIndicator = async (page: Page, from: Point) => {
  await expect(async () => {
    await sendTouch(page, 'down', from)
    try {
      await expect(track(page)).toHaveAttribute('data-held', '', { timeout: 300 })
    } catch (error) {
      await sendTouch(page, 'up', from)
      throw error
    }
  }).toPass()
}

for (const [mode, dir] of [
  ['ios', 'ltr'],
  ['ios', 'rtl'],
  ['md', 'ltr'],
  ['md', 'rtl'],
] as const) {
  test(`the indicator follows the finger, and the segment where it is released is selected (${mode}, ${dir})`, async ({
    page,
  }) => {
    await openScreen(page, '/qrcode/1/', { mode, dir, lang: 'en', motion: '1' })
    await segment(page, '15%').scrollIntoViewIfNeeded()
    await grabIndicator(page, await pointOn(page, '15%'))
    await expect(segmentUnderIndicator(page)).toHaveText('15%')
    await sendTouch(page, 'move', await pointOn(page, '25%', 0.2))
    await expect(segmentUnderIndicator(page)).toHaveText('25%')
    await sendTouch(page, 'move', await pointOn(page, '30%', 0.8))
    await expect(segmentUnderIndicator(page)).toHaveText('30%')
    // The selection does not change during the drag.
    await expect(segment(page, '15%')).toBeChecked()
    await sendTouch(page, 'move', await pointOn(page, '7%', 0.3))
    await expect(segmentUnderIndicator(page)).toHaveText('7%')
    await sendTouch(page, 'up', await pointOn(page, '7%', 0.3))
    await expect(segment(page, '7%')).toBeChecked()
    await expect(page.getByText('Readable with up to 7% of the code dirty or damaged')).toBeVisible()
    await expect(track(page)).not.toHaveAttribute('data-held')
    // A press on another segment selects it, and arrow keys continue from there.
    await segment(page, '25%').tap()
    await expect(segment(page, '25%')).toBeChecked()
    await segment(page, '25%').press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
    await expect(segment(page, '30%')).toBeChecked()
  })
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`a mouse drags the indicator as well, and moves the focus (${dir})`, async ({ page }) => {
    await openScreen(page, '/qrcode/1/', { mode: 'md', dir, lang: 'en' })
    await segment(page, '15%').scrollIntoViewIfNeeded()
    const [from, to] = [await pointOn(page, '15%'), await pointOn(page, '30%')]
    await expect(async () => {
      await page.mouse.up()
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await expect(track(page)).toHaveAttribute('data-held', '', { timeout: 300 })
    }).toPass()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await expect(segmentUnderIndicator(page)).toHaveText('30%')
    await page.mouse.up()
    await expect(segment(page, '30%')).toBeChecked()
    await expect(segment(page, '30%')).toBeFocused()
  })

  test(`dragging the indicator at the edge of the screen does not go back (${dir})`, async ({ page }) => {
    await openScreen(page, '/items/segment/', { mode: 'ios', dir, lang: 'en', motion: '1' })
    await followLink(page, '/segment/0/')
    const edge = await pointOn(page, 'New', 0.1)
    const dragPoints = [
      await pointOn(page, 'New', 0.3),
      await pointOn(page, 'Sale', 0.2),
      await pointOn(page, 'Sale'),
    ]
    await grabIndicator(page, edge)
    for (const point of dragPoints) await sendTouch(page, 'move', point)
    await sendTouch(page, 'up', dragPoints[2]!)
    await expect(segment(page, 'Sale')).toBeChecked()
    await waitForTransition(page)
    await expect(page).toHaveURL(/\/segment\/0\//)
    // The same path again: the indicator is no longer under the finger, so the page moves.
    await sendTouch(page, 'down', edge)
    for (const point of dragPoints) await sendTouch(page, 'move', point)
    await expect(page.locator('[data-shadow]')).toBeAttached()
    const farPoint = { x: dir === 'ltr' ? 380 : 10, y: edge.y }
    await sendTouch(page, 'move', farPoint)
    await sendTouch(page, 'up', farPoint)
    await expect(page).toHaveURL(/\/items\/segment\//)
    await waitForTransition(page)
  })
}

test('a second finger moves nothing, and a canceled drag restores the indicator', async ({ page }) => {
  await openScreen(page, '/qrcode/1/', { mode: 'ios', motion: '1' })
  await segment(page, '15%').scrollIntoViewIfNeeded()
  await grabIndicator(page, await pointOn(page, '15%'))
  await sendTouch(page, 'move', await pointOn(page, '25%'))
  await sendTouch(page, 'down', await pointOn(page, '7%'), 2)
  await sendTouch(page, 'move', await pointOn(page, '30%'), 2)
  await sendTouch(page, 'up', await pointOn(page, '30%'), 2)
  await expect(segmentUnderIndicator(page)).toHaveText('25%')
  await sendTouch(page, 'cancel', await pointOn(page, '25%'))
  await expect(track(page)).not.toHaveAttribute('data-held')
  await expect(segmentUnderIndicator(page)).toHaveCount(0)
  await expect(segment(page, '15%')).toBeChecked()
})

test('a vertical drag scrolls the page, and the indicator returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await openScreen(page, '/qrcode/1/', { mode: 'ios', motion: '1' })
  const content = page.locator('[data-page] [data-content]')
  await segment(page, '15%').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await content.evaluate((element) => element.scrollTop)
  const from = await pointOn(page, '15%')
  await grabIndicator(page, from)
  for (const dy of [20, 40, 60, 80]) await sendTouch(page, 'move', { x: from.x + dy / 10, y: from.y - dy })
  await expect(track(page)).not.toHaveAttribute('data-held')
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBeGreaterThan(before + 20)
  await sendTouch(page, 'up', { x: from.x + 120, y: from.y - 80 })
  await expect(segment(page, '15%')).toBeChecked()
})
