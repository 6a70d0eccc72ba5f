import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { expect, test } from '../support/test'

const frameSelector = 'main iframe'

/**
 * Opens a comparison that shows one screen in two frames, and waits until both frames are ready.
 *
 * @param query ID of the screen, and more query parameters, such as `range/0&by=dir`
 */
const openComparison = async (page: Page, query: string) => {
  await page.goto(`/compare/?show=${query}`)
  const pair = [page.frameLocator(frameSelector).first(), page.frameLocator(frameSelector).last()] as const
  for (const screen of pair) await expect(screen.locator('html[data-ready]')).toBeAttached()
  return pair
}

/**
 * Returns a point on an element of the first (0) or last (1) frame, in px from the top left of the window. Unlike Playwright,
 * this function accounts for the scale of the frames.
 *
 * @param fraction distance of the point from the left edge of the element, in widths of the element; may be negative or above 1
 */
const pointOn = async (page: Page, frameIndex: 0 | 1, target: Locator, fraction = 0.5) => {
  const pointInFrame = await target.evaluate((element, fraction) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width * fraction, y: top + height / 2 }
  }, fraction)
  return page
    .locator(frameSelector)
    .nth(frameIndex === 0 ? 0 : -1)
    .evaluate((frame: HTMLIFrameElement, { x, y }) => {
      const box = frame.getBoundingClientRect()
      const scale = box.width / frame.offsetWidth
      return [box.left + x * scale, box.top + y * scale] as const
    }, pointInFrame)
}

test('both platforms appear side by side, and taps and typing in one happen in the other', async ({
  page,
}) => {
  await page.goto('/compare/?show=login/0&theme=light')
  const [ios, md] = [page.frameLocator(frameSelector).first(), page.frameLocator(frameSelector).last()]
  for (const [screen, mode] of [
    [ios, 'ios'],
    [md, 'md'],
  ] as const)
    await expect(screen.locator(`html[data-ready][data-mode=${mode}][data-embed]`)).toBeAttached()
  await expect(page.getByRole('figure', { name: 'iOS', exact: true }).getByText('9:41')).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Material' }).getByText('9:30')).toBeVisible()
  await ios.getByRole('textbox', { name: 'Username' }).fill('maya')
  await ios.getByRole('textbox', { name: 'Username' }).press('x')
  await expect(md.getByRole('textbox', { name: 'Username' })).toHaveValue('mayax')
  // The test uses the keyboard, because Playwright's pointer does not account for the scale of the frames.
  await ios.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
  await expect(md.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true')
})

for (const path of ['check-boxes/0', 'check-boxes/1', 'toggle/0', 'toggle/1'])
  test(`a tap on a row of ${path} switches it once in both frames`, async ({ page }) => {
    const pair = await openComparison(page, path)
    const [first, second] = pair.map((screen) => screen.locator('[data-content] input'))
    const checkedStates = (inputs: Locator) =>
      inputs.evaluateAll((elements) =>
        elements.map((input) => Number((input as HTMLInputElement).checked)).join(''),
      )
    const before = await checkedStates(first!)
    expect(await checkedStates(second!)).toBe(before)
    const row = pair[0].locator('[data-content] label').nth(1)
    await page.mouse.click(...(await pointOn(page, 0, row, 0.3)))
    await expect.poll(() => checkedStates(first!)).not.toBe(before)
    await expect.poll(() => checkedStates(second!)).toBe(await checkedStates(first!))
    await first!.nth(1).press('Space')
    await expect.poll(() => checkedStates(first!)).toBe(before)
    await expect.poll(() => checkedStates(second!)).toBe(before)
  })

test('a slider has the same value in both frames, also in opposite directions', async ({ page }) => {
  const pair = await openComparison(page, 'range/0&by=dir&mode=md')
  const [first, second] = [pair[0].getByRole('slider'), pair[1].getByRole('slider')]
  const values = (inputs: Locator) =>
    inputs.evaluateAll((elements) => elements.map((input) => Number((input as HTMLInputElement).value)))
  let currentValues = await values(first)
  const expectSameValues = async () => {
    await expect.poll(() => values(first)).not.toEqual(currentValues)
    currentValues = await values(first)
    await expect.poll(() => values(second)).toEqual(currentValues)
  }
  // Positions are in widths of the thumb, from its left edge.
  await page.mouse.click(...(await pointOn(page, 0, first.first(), 3)))
  await expectSameValues()
  await page.mouse.move(...(await pointOn(page, 0, first.first())))
  await page.mouse.down()
  await page.mouse.move(...(await pointOn(page, 0, first.first(), 2)), { steps: 4 })
  await page.mouse.up()
  await expectSameValues()
  await first.first().press('ArrowRight')
  await expectSameValues()
  await page.mouse.click(...(await pointOn(page, 1, second.first(), -1)))
  await expectSameValues()
})

test('Escape closes an overlay in both frames, and focus stays in the frame that the visitor uses', async ({
  page,
}) => {
  const pair = await openComparison(page, 'alert/0')
  const frameFocusStates = () =>
    page
      .locator(frameSelector)
      .evaluateAll((elements) =>
        elements.map((frame) => (frame as HTMLIFrameElement).contentDocument!.hasFocus()),
      )
  await page.mouse.click(...(await pointOn(page, 0, pair[0].locator('[data-content] button').first())))
  for (const screen of pair) await expect(screen.getByRole('alertdialog')).toBeVisible()
  await expect(pair[0].getByRole('alertdialog')).toBeFocused()
  expect(await frameFocusStates()).toEqual([true, false])
  await page.keyboard.press('Escape')
  for (const screen of pair) await expect(screen.getByRole('alertdialog')).toHaveCount(0)
  expect(await frameFocusStates()).toEqual([true, false])
})

test('a click on an icon is mirrored', async ({ page }) => {
  const pair = await openComparison(page, 'alert/1')
  const likeButton = pair[0].getByRole('button', { name: '46 likes' })
  await page.mouse.click(...(await pointOn(page, 0, likeButton.locator('svg'))))
  for (const screen of pair) await expect(screen.locator('[data-content] [aria-pressed=true]')).toHaveCount(1)
})

test('scrolling is mirrored in proportion, also in opposite directions', async ({ page }) => {
  await page.goto('/compare/?show=comment/0&by=dir&mode=md')
  const scroller = (frameIndex: number) =>
    page.frameLocator(frameSelector).nth(frameIndex).locator('[data-page] [data-content]').first()
  for (const frameIndex of [0, 1])
    await expect(page.frameLocator(frameSelector).nth(frameIndex).locator('html[data-ready]')).toBeAttached()
  await scroller(0).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scroller(1).evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
})

test('mirroring can be turned off', async ({ page }) => {
  await page.goto('/compare/?show=login/0&mirror=0')
  for (const frameIndex of [0, 1])
    await expect(page.frameLocator(frameSelector).nth(frameIndex).locator('html[data-ready]')).toBeAttached()
  await page.frameLocator(frameSelector).first().getByRole('textbox', { name: 'Username' }).press('x')
  await expect(
    page.frameLocator(frameSelector).first().getByRole('textbox', { name: 'Username' }),
  ).toHaveValue('x')
  await expect(
    page.frameLocator(frameSelector).last().getByRole('textbox', { name: 'Username' }),
  ).toHaveValue('')
})

test('a second comparison leaves two widths, and another width replaces one of them', async ({ page }) => {
  await page.goto('/compare/?show=alert/0&by=width&widths=320,390,768')
  await expect(page.locator(frameSelector)).toHaveCount(3)
  await page.getByRole('button', { name: 'Themes' }).click()
  await expect(page).toHaveURL('/compare/?show=alert/0&by=theme,width&widths=320,768')
  await page.getByRole('group', { name: 'Two widths' }).getByRole('button', { name: '430 pixels' }).click()
  await expect(page).toHaveURL('/compare/?show=alert/0&by=theme,width&widths=430,768')
  await expect(page.locator(frameSelector)).toHaveCount(4)
})

test('the frames of a width that replaces another one are mirrored too', async ({ page }) => {
  await page.goto('/compare/?show=login/0&by=theme,width&widths=320,768')
  await page.getByRole('group', { name: 'Two widths' }).getByRole('button', { name: '430 pixels' }).click()
  await expect(page.locator('[data-width="430"] iframe')).toHaveCount(2)
  const userNameIn = (frameIndex: number) =>
    page.frameLocator(frameSelector).nth(frameIndex).getByRole('textbox', { name: 'Username' })
  for (const frameIndex of [0, 1, 2, 3])
    await expect(page.frameLocator(frameSelector).nth(frameIndex).locator('html[data-ready]')).toBeAttached()
  await userNameIn(0).fill('maya')
  for (const frameIndex of [1, 2, 3]) await expect(userNameIn(frameIndex)).toHaveValue('maya')
})

test('the URL contains the whole comparison, and a link leads back to the screen', async ({ page }) => {
  await page.goto('/compare/?show=alert/0')
  await page.getByRole('button', { name: 'Widths' }).click()
  await page.getByRole('button', { name: 'Platforms' }).click()
  await page.getByRole('button', { name: '768 pixels' }).click()
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('iOS')
  await expect(page).toHaveURL('/compare/?show=alert/0&by=width&widths=320,430,768&mode=ios')
  await page.reload()
  await expect(page.locator(frameSelector)).toHaveCount(3)
  await expect(page.getByRole('figure').last()).toContainText('768 px')
  await page.getByRole('link', { name: 'Back to the screen' }).click()
  await expect(page).toHaveURL('/alert/0/?mode=ios')
})

test('axe finds no violations in both themes and sizes, and the page fits 320 pixels', async ({ page }) => {
  for (const [query, width] of [
    ['theme=light&by=width', 1440],
    ['theme=dark&dir=rtl&by=mode,theme', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/compare/?show=login/0&${query}`)
    await expect(page.locator(frameSelector).nth(1)).toBeVisible()
    for (const frame of await page.locator(frameSelector).all())
      await expect(frame.contentFrame().locator('html[data-ready]')).toBeAttached()
    expect(await axeFindings(page), query).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
