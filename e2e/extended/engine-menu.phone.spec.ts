import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import {
  boxOf,
  chooseOption,
  clickButton,
  expectResult,
  labFrame,
  openLabPanel,
  setSwitch,
} from '../support/lab-panel'
import { pointInside, swipe } from '../support/swipe'
import { expect, test } from '../support/test'

const MENU_PANEL_SELECTOR = '[data-menu-panel]:not([hidden])'
const menu = (page: Page) => page.locator(MENU_PANEL_SELECTOR)
const row = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const openMenuPanel = (page: Page, query?: Record<string, string>) => openLabPanel(page, 'menu', query)
const reducedMotionQuery = { mode: 'ios', motion: 'reduced' }

/** Opens the first menu and waits until it is open. */
async function openMenu(page: Page) {
  await clickButton(page, 'Open menu')
  await expectResult(page, /did open$/)
}

/** Returns the horizontal offsets in the keyframes of the menu, page, and backdrop, px to the right; empty if not animated. */
const animatedOffsets = (page: Page) =>
  page.evaluate((panel) => {
    const offsetsOf = (selector: string) =>
      document
        .querySelector(selector)
        ?.getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .map(({ transform }) => Number(/translateX\((.+)px\)/.exec(String(transform))?.[1] ?? 0))
    return {
      panel: offsetsOf(panel),
      page: offsetsOf('.lab-device [data-stack]'),
      backdrop: offsetsOf('[data-menu-backdrop]:not([hidden])'),
    }
  }, MENU_PANEL_SELECTOR)
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

/** Swipes across the frame between two fractions of its width (0–1). By default, the finger pauses before it is lifted. */
async function swipeAcross(page: Page, from: number, to: number, shouldPauseBeforeLift = true) {
  const [start, end] = [
    await pointInside(labFrame(page), from, 0.5),
    await pointInside(labFrame(page), to, 0.5),
  ]
  await swipe(page, start, end, { shouldPauseBeforeLift })
}

test.describe('a menu', () => {
  for (const [side, dir] of [
    ['start', 'ltr'],
    ['end', 'ltr'],
    ['start', 'rtl'],
    ['end', 'rtl'],
  ] as const)
    test(`opens at its edge of the frame (${side}, ${dir})`, async ({ page }) => {
      await openMenuPanel(page, { ...reducedMotionQuery, dir, lang: 'en' })
      await chooseOption(page, 'Menu side', side)
      await openMenu(page)
      const [panel, frameBox] = [await boxOf(page, MENU_PANEL_SELECTOR), await boxOf(page, '[data-frame]')]
      const edge = (side === 'start') === (dir === 'ltr') ? 'left' : 'right'
      expect(panel[edge]).toBe(frameBox[edge])
      expect(panel.right - panel.left).toBe(304)
    })

  for (const type of ['overlay', 'push', 'reveal'] as const)
    for (const dir of ['ltr', 'rtl'] as const)
      test(`at the end side, ${type}: menu, page, and backdrop move between the right positions (${dir})`, async ({
        page,
      }) => {
        await openMenuPanel(page, { mode: 'ios', motion: '0.05', dir, lang: 'en' })
        await chooseOption(page, 'Menu type', type)
        await chooseOption(page, 'Menu side', 'end')
        await clickButton(page, 'Open menu')
        // In a left-to-right layout, the end side is the right: an overlay or push menu enters from the right, and a push or
        // reveal menu moves the page to the left. The menu is 304 px wide. A closed overlay menu is 8 px farther out, so that its
        // shadow is outside the frame too.
        const endDirection = dir === 'ltr' ? 1 : -1
        const pageOffset = type === 'overlay' ? 0 : -304 * endDirection
        const closedOffset = { overlay: 312, push: 304, reveal: 0 }[type] * endDirection + 0
        await expect
          .poll(() => animatedOffsets(page))
          .toEqual({
            panel: [closedOffset, 0],
            page: pageOffset === 0 ? [] : [0, pageOffset],
            backdrop: [0, pageOffset],
          })
        await finishAnimations(page)
        await expectResult(page, /did open$/)
        const [panel, frameBox, stackBox] = [
          await boxOf(page, MENU_PANEL_SELECTOR),
          await boxOf(page, '[data-frame]'),
          await boxOf(page, '[data-stack]'),
        ]
        const edge = dir === 'ltr' ? 'right' : 'left'
        expect([panel[edge], panel.right - panel.left]).toEqual([frameBox[edge], 304])
        expect(stackBox.left - frameBox.left).toBe(pageOffset)
        // Nothing covers the row, so it can be pressed.
        const isReachable = await row(page, 'Inbox').evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        })
        expect(isReachable).toBe(true)
        await page.keyboard.press('Escape')
        await expect
          .poll(() => animatedOffsets(page))
          .toEqual({
            panel: [0, closedOffset],
            page: pageOffset === 0 ? [] : [pageOffset, 0],
            backdrop: [pageOffset, 0],
          })
        await finishAnimations(page)
        await expectResult(page, /did close \(backdrop\)$/)
        expect((await boxOf(page, '[data-stack]')).left).toBe(frameBox.left)
      })

  test('opens by its name, and reports its lifecycle events', async ({ page }) => {
    await openMenuPanel(page)
    await openMenu(page)
    await row(page, 'Sent').click()
    await expectResult(page, 'Menu: will open, did open, will close (Sent), did close (Sent)')
    await expect(menu(page)).toHaveCount(0)
  })

  test('moves focus to its first entry and restores it', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'Inbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await expectResult(page, /will close \(backdrop\), did close \(backdrop\)$/)
  })

  test('makes the page behind it inert while it is open', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await openMenu(page)
    await expect(labFrame(page).locator('[data-stack]')).toHaveAttribute('inert', '')
    for (let i = 0; i < 7; i += 1) await page.keyboard.press('Tab')
    await expect(row(page, 'Ask a question')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(labFrame(page).locator('[data-stack] :focus')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(labFrame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
  })

  test('closes by a tap outside, and without a role by the back button of a native wrapper', async ({
    page,
  }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await openMenu(page)
    const { x, y } = await pointInside(labFrame(page), 0.95, 0.6)
    await page.touchscreen.tap(x, y)
    await expectResult(page, /did close \(backdrop\)$/)
    await openMenu(page)
    await page.evaluate(() => document.dispatchEvent(new Event('backbutton', { cancelable: true })))
    await expectResult(page, /will close, did close$/)
  })

  test('keeps the scroll position of the page', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    const scroller = labFrame(page).locator('[data-content]').first()
    await scroller.evaluate((element) => element.scrollTo(0, 300))
    for (const type of ['overlay', 'push', 'reveal']) {
      await chooseOption(page, 'Menu type', type)
      await openMenu(page)
      await page.keyboard.press('Escape')
      await expectResult(page, /did close \(backdrop\)$/)
      expect(await scroller.evaluate((element) => element.scrollTop)).toBe(300)
    }
  })

  test('changes sides while it is open', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Menu type', 'push')
    await openMenu(page)
    const frameBox = await boxOf(page, '[data-frame]')
    expect((await boxOf(page, '[data-stack]')).left).toBe(frameBox.left + 304)
    await row(page, 'Other side').click()
    await expect.poll(async () => (await boxOf(page, MENU_PANEL_SELECTOR)).right).toBe(frameBox.right)
    expect((await boxOf(page, '[data-stack]')).left).toBe(frameBox.left - 304)
    await page.keyboard.press('Escape')
    await expectResult(page, /did close \(backdrop\)$/)
    expect((await boxOf(page, '[data-stack]')).left).toBe(frameBox.left)
  })

  test('follows the direction of the document while it is open', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await chooseOption(page, 'Menu type', 'reveal')
    await openMenu(page)
    const frameBox = await boxOf(page, '[data-frame]')
    expect((await boxOf(page, MENU_PANEL_SELECTOR)).left).toBe(frameBox.left)
    await page.getByRole('button', { name: 'RTL' }).click()
    await expect.poll(async () => (await boxOf(page, MENU_PANEL_SELECTOR)).right).toBe(frameBox.right)
    await expect.poll(async () => (await boxOf(page, '[data-stack]')).left).toBe(frameBox.left - 304)
  })

  test('closes when it is disabled, and opens again only after it is enabled', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await openMenu(page)
    await row(page, 'Turn off').click()
    await expect(menu(page)).toHaveCount(0)
    await expectResult(page, /will close, did close$/)
    await clickButton(page, 'Open menu')
    await expect(menu(page)).toHaveCount(0)
    await setSwitch(page, 'Menu disabled', false)
    await openMenu(page)
  })

  test('closes when it is disabled while it opens', async ({ page }) => {
    await openMenuPanel(page, { mode: 'ios', motion: '0.05' })
    await clickButton(page, 'Open menu')
    await expect(menu(page)).toHaveCount(1)
    await setSwitch(page, 'Menu disabled', true)
    await expect(menu(page)).toHaveCount(0)
    await expect(labFrame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
    await expectResult(page, 'Menu: will open, will close, did close')
  })

  test('an alert above it takes the focus, and returns it to the menu', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await openMenu(page)
    await row(page, 'Ask a question').click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(alert.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(alert).toHaveCount(0)
    await expect(row(page, 'Ask a question')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(labFrame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
  })

  test('a second menu closes the first one at once', async ({ page }) => {
    await openMenuPanel(page)
    await openMenu(page)
    await row(page, 'Second menu').click()
    await expect(menu(page)).toHaveAccessibleName('Filters')
    await expectResult(page, 'Menu: will open, did open, will close, did close')
    await expect(row(page, 'Unread')).toBeFocused()
  })

  test('a controlled menu is open while its owner sets it open', async ({ page }) => {
    await openMenuPanel(page, reducedMotionQuery)
    await setSwitch(page, 'Menu as a controlled component', true)
    await openMenu(page)
    await row(page, 'Inbox').click()
    await expectResult(page, /did close \(Inbox\)$/)
    await openMenu(page)
  })

  for (const mode of ['ios', 'md'])
    test(`is a named landmark, and axe finds no violations in it (${mode})`, async ({ page }) => {
      await openMenuPanel(page, { mode, motion: 'reduced' })
      await openMenu(page)
      await expect(page.getByRole('navigation', { name: 'Folders' })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })
})

test.describe('a swipe on a menu', () => {
  test.beforeEach(async ({ page }) => {
    await openMenuPanel(page)
    await setSwitch(page, 'Menu swipe', true)
    await labFrame(page).scrollIntoViewIfNeeded()
  })

  test('opens it from the edge and closes it again', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.75)
    await expectResult(page, 'Menu: will open, did open')
    await swipeAcross(page, 0.7, 0.05)
    await expectResult(page, /will close \(gesture\), did close \(gesture\)$/)
    await expect(menu(page)).toHaveCount(0)
  })

  test('that stops early leaves it closed and reports no events', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.3)
    await expect(menu(page)).toHaveCount(0)
    await expectResult(page, 'Menu: nothing yet')
  })

  test('that is a short flick opens it', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.3, false)
    await expectResult(page, 'Menu: will open, did open')
  })

  test('away from the edge does nothing', async ({ page }) => {
    await swipeAcross(page, 0.5, 0.95)
    await expectResult(page, 'Menu: nothing yet')
  })

  test('works again after an overlay has been open', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.75)
    await expectResult(page, /did open$/)
    await row(page, 'Ask a question').click()
    await swipeAcross(page, 0.7, 0.05)
    await expect(menu(page)).toHaveCount(1)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.locator('[data-overlay]')).toHaveCount(0)
    await swipeAcross(page, 0.7, 0.05)
    await expectResult(page, /did close \(gesture\)$/)
    await swipeAcross(page, 0.02, 0.75)
    await expectResult(page, /did open$/)
  })

  test('opens it from the other edge in right to left', async ({ page }) => {
    await page.getByRole('button', { name: 'RTL' }).click()
    await swipeAcross(page, 0.98, 0.25)
    await expectResult(page, 'Menu: will open, did open')
  })
})
