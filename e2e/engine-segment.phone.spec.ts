import type { Page } from '@playwright/test'
import { follow, still } from './engine-stack'
import { replay } from './engine-trace'
import { open } from './support/journey'
import { expect, test } from './support/test'

/** A place on the glass, CSS px. */
type Spot = { x: number; y: number }

const segment = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const track = (page: Page) => page.getByRole('radiogroup').locator('> div')
const over = (page: Page) => track(page).locator('[data-over]')

/** Where a segment stands, whichever way text runs: a share of it from its start side. */
async function spot(page: Page, name: string, share = 0.5): Promise<Spot> {
  return segment(page, name).evaluate((element, at) => {
    const { left, right, top, height, width } = element.getBoundingClientRect()
    const inset = width * at
    const start = getComputedStyle(element).direction === 'rtl' ? right - inset : left + inset
    return { x: Math.round(start), y: Math.round(top + height / 2) }
  }, share)
}

/** One finger after another event of it; further ones are numbered. */
const finger = (page: Page, type: 'down' | 'move' | 'up' | 'cancel', { x, y }: Spot, pointer = 1) =>
  replay(page, {
    about: 'A finger on a segmented control.',
    events: [{ type, x, y, time: 0, pointer, kind: 'touch' }],
  })

/** A finger takes hold of the indicator, as soon as the page can be dragged on. */
const takeHold = async (page: Page, from: Spot) => {
  await expect(async () => {
    await finger(page, 'down', from)
    try {
      await expect(track(page)).toHaveAttribute('data-held', '', { timeout: 300 })
    } catch (early) {
      await finger(page, 'up', from)
      throw early
    }
  }).toPass()
}

for (const [mode, dir] of [
  ['ios', 'ltr'],
  ['ios', 'rtl'],
  ['md', 'ltr'],
  ['md', 'rtl'],
] as const) {
  test(`SG-03: the indicator goes along with the finger, and what it is let go at is chosen (${mode}, ${dir})`, async ({
    page,
  }) => {
    await open(page, '/qrcode/1/', { mode, dir, lang: 'en', motion: '1' })
    await segment(page, '15%').scrollIntoViewIfNeeded()
    await takeHold(page, await spot(page, '15%'))
    await expect(over(page)).toHaveText('15%')
    await finger(page, 'move', await spot(page, '25%', 0.2))
    await expect(over(page)).toHaveText('25%')
    await finger(page, 'move', await spot(page, '30%', 0.8))
    await expect(over(page)).toHaveText('30%')
    // Nothing is told on the way.
    await expect(segment(page, '15%')).toBeChecked()
    await finger(page, 'move', await spot(page, '7%', 0.3))
    await expect(over(page)).toHaveText('7%')
    await finger(page, 'up', await spot(page, '7%', 0.3))
    await expect(segment(page, '7%')).toBeChecked()
    await expect(page.getByText('Readable with up to 7% of the code dirty or damaged')).toBeVisible()
    await expect(track(page)).not.toHaveAttribute('data-held')
    // A press on another one chooses that, and arrows go on from there.
    await segment(page, '25%').tap()
    await expect(segment(page, '25%')).toBeChecked()
    await segment(page, '25%').press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
    await expect(segment(page, '30%')).toBeChecked()
  })
}

for (const dir of ['ltr', 'rtl'] as const) {
  test(`SG-03: a mouse drags the indicator as well, and takes the focus along (${dir})`, async ({ page }) => {
    await open(page, '/qrcode/1/', { mode: 'md', dir, lang: 'en' })
    await segment(page, '15%').scrollIntoViewIfNeeded()
    const [from, to] = [await spot(page, '15%'), await spot(page, '30%')]
    await expect(async () => {
      await page.mouse.up()
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await expect(track(page)).toHaveAttribute('data-held', '', { timeout: 300 })
    }).toPass()
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await expect(over(page)).toHaveText('30%')
    await page.mouse.up()
    await expect(segment(page, '30%')).toBeChecked()
    await expect(segment(page, '30%')).toBeFocused()
  })

  test(`SG-03: a finger that has the indicator at the edge of the screen does not go back (${dir})`, async ({
    page,
  }) => {
    await open(page, '/items/segment/', { mode: 'ios', dir, lang: 'en', motion: '1' })
    await follow(page, '/segment/0/')
    const edge = await spot(page, 'New', 0.1)
    const way = [await spot(page, 'New', 0.3), await spot(page, 'Sale', 0.2), await spot(page, 'Sale')]
    await takeHold(page, edge)
    for (const at of way) await finger(page, 'move', at)
    await finger(page, 'up', way[2]!)
    await expect(segment(page, 'Sale')).toBeChecked()
    await still(page)
    await expect(page).toHaveURL(/\/segment\/0\//)
    // The same way again: there is no indicator under the finger any more, and the page goes along.
    await finger(page, 'down', edge)
    for (const at of way) await finger(page, 'move', at)
    await expect(page.locator('[data-shade]')).toBeAttached()
    const far = { x: dir === 'ltr' ? 380 : 10, y: edge.y }
    await finger(page, 'move', far)
    await finger(page, 'up', far)
    await expect(page).toHaveURL(/\/items\/segment\//)
    await still(page)
  })
}

test('SG-03: a second finger moves nothing, and an indicator that the system takes away stands where it was', async ({
  page,
}) => {
  await open(page, '/qrcode/1/', { mode: 'ios', motion: '1' })
  await segment(page, '15%').scrollIntoViewIfNeeded()
  await takeHold(page, await spot(page, '15%'))
  await finger(page, 'move', await spot(page, '25%'))
  await finger(page, 'down', await spot(page, '7%'), 2)
  await finger(page, 'move', await spot(page, '30%'), 2)
  await finger(page, 'up', await spot(page, '30%'), 2)
  await expect(over(page)).toHaveText('25%')
  await finger(page, 'cancel', await spot(page, '25%'))
  await expect(track(page)).not.toHaveAttribute('data-held')
  await expect(over(page)).toHaveCount(0)
  await expect(segment(page, '15%')).toBeChecked()
})

test('SG-03: a finger that goes up first scrolls the page, and the indicator stands where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await open(page, '/qrcode/1/', { mode: 'ios', motion: '1' })
  const content = page.locator('[data-page] [data-content]')
  await segment(page, '15%').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = await content.evaluate((element) => element.scrollTop)
  const from = await spot(page, '15%')
  await takeHold(page, from)
  for (const dy of [20, 40, 60, 80]) await finger(page, 'move', { x: from.x + dy / 10, y: from.y - dy })
  await expect(track(page)).not.toHaveAttribute('data-held')
  await expect.poll(() => content.evaluate((element) => element.scrollTop)).toBeGreaterThan(before + 20)
  await finger(page, 'up', { x: from.x + 120, y: from.y - 80 })
  await expect(segment(page, '15%')).toBeChecked()
})
