import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe'
import { inside, swipe } from './support/finger'
import { boxOf, choose, expectLastLine, frame, press, turn, visitPanel } from './support/lab-panel'
import { expect, test } from './support/test'

const PANEL = '[data-menu-panel]:not([hidden])'
const menu = (page: Page) => page.locator(PANEL)
const row = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const visit = (page: Page, keys?: Record<string, string>) => visitPanel(page, 'menu', keys)
const reducedMotion = { mode: 'ios', motion: 'reduced' }

/** Opens the first menu and waits until it is open. */
async function open(page: Page) {
  await press(page, 'Open menu')
  await expectLastLine(page, /did open$/)
}

/** Returns the first and last horizontal offsets of the menu, page, and backdrop animations, px to the right; empty if not animated. */
const movements = (page: Page) =>
  page.evaluate((panel) => {
    const shiftOf = (selector: string) =>
      document
        .querySelector(selector)
        ?.getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .map(({ transform }) => Number(/translateX\((.+)px\)/.exec(String(transform))?.[1] ?? 0))
    return {
      panel: shiftOf(panel),
      page: shiftOf('.lab-device [data-stack]'),
      backdrop: shiftOf('[data-menu-backdrop]:not([hidden])'),
    }
  }, PANEL)
/** Finishes all running animations. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

/** Swipes across the frame, from one fraction of its width (0 to 1) to another. By default, the finger pauses before it is lifted. */
async function swipeAcross(page: Page, from: number, to: number, rests = true) {
  const [start, end] = [await inside(frame(page), from, 0.5), await inside(frame(page), to, 0.5)]
  await swipe(page, start, end, { rests })
}

test.describe('a menu', () => {
  for (const [side, dir] of [
    ['start', 'ltr'],
    ['end', 'ltr'],
    ['start', 'rtl'],
    ['end', 'rtl'],
  ] as const)
    test(`opens at its edge of the frame (${side}, ${dir})`, async ({ page }) => {
      await visit(page, { ...reducedMotion, dir, lang: 'en' })
      await choose(page, 'Menu side', side)
      await open(page)
      const [panel, around] = [await boxOf(page, PANEL), await boxOf(page, '[data-frame]')]
      const edge = (side === 'start') === (dir === 'ltr') ? 'left' : 'right'
      expect(panel[edge]).toBe(around[edge])
      expect(panel.right - panel.left).toBe(304)
    })

  for (const type of ['overlay', 'push', 'reveal'] as const)
    for (const dir of ['ltr', 'rtl'] as const)
      test(`at the end side, ${type}: menu, page, and backdrop move between the right positions (${dir})`, async ({
        page,
      }) => {
        await visit(page, { mode: 'ios', motion: '0.05', dir, lang: 'en' })
        await choose(page, 'Menu type', type)
        await choose(page, 'Menu side', 'end')
        await press(page, 'Open menu')
        // In left to right, the end side is the right side of the screen: the menu enters from the right, and the page moves to the left.
        const out = dir === 'ltr' ? 1 : -1
        const beside = type === 'overlay' ? 0 : -304 * out
        const outside = { overlay: 312, push: 304, reveal: 0 }[type] * out + 0
        await expect
          .poll(() => movements(page))
          .toEqual({
            panel: [outside, 0],
            page: beside === 0 ? [] : [0, beside],
            backdrop: [0, beside],
          })
        await finishAnimations(page)
        await expectLastLine(page, /did open$/)
        const [panel, around, stack] = [
          await boxOf(page, PANEL),
          await boxOf(page, '[data-frame]'),
          await boxOf(page, '[data-stack]'),
        ]
        const edge = dir === 'ltr' ? 'right' : 'left'
        expect([panel[edge], panel.right - panel.left]).toEqual([around[edge], 304])
        expect(stack.left - around.left).toBe(beside)
        // Nothing covers the rows, so they can be pressed.
        const seen = await row(page, 'Inbox').evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        })
        expect(seen).toBe(true)
        await page.keyboard.press('Escape')
        await expect
          .poll(() => movements(page))
          .toEqual({
            panel: [0, outside],
            page: beside === 0 ? [] : [beside, 0],
            backdrop: [beside, 0],
          })
        await finishAnimations(page)
        await expectLastLine(page, /did close \(backdrop\)$/)
        expect((await boxOf(page, '[data-stack]')).left).toBe(around.left)
      })

  test('opens by its name, and reports its lifecycle events', async ({ page }) => {
    await visit(page)
    await open(page)
    await row(page, 'Sent').click()
    await expectLastLine(page, 'Menu: will open, did open, will close (Sent), did close (Sent)')
    await expect(menu(page)).toHaveCount(0)
  })

  test('moves focus to its first entry and restores it', async ({ page }) => {
    await visit(page, reducedMotion)
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'Inbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    await expectLastLine(page, /will close \(backdrop\), did close \(backdrop\)$/)
  })

  test('makes the page behind it inert while it is open', async ({ page }) => {
    await visit(page, reducedMotion)
    await open(page)
    await expect(frame(page).locator('[data-stack]')).toHaveAttribute('inert', '')
    for (let times = 0; times < 7; times += 1) await page.keyboard.press('Tab')
    await expect(row(page, 'Ask a question')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(frame(page).locator('[data-stack] :focus')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(frame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
  })

  test('closes by a tap outside, and without a role by the back button of a native wrapper', async ({
    page,
  }) => {
    await visit(page, reducedMotion)
    await open(page)
    const { x, y } = await inside(frame(page), 0.95, 0.6)
    await page.touchscreen.tap(x, y)
    await expectLastLine(page, /did close \(backdrop\)$/)
    await open(page)
    await page.evaluate(() => document.dispatchEvent(new Event('backbutton', { cancelable: true })))
    await expectLastLine(page, /will close, did close$/)
  })

  test('keeps the scroll position of the page', async ({ page }) => {
    await visit(page, reducedMotion)
    const scroller = frame(page).locator('[data-content]').first()
    await scroller.evaluate((element) => element.scrollTo(0, 300))
    for (const type of ['overlay', 'push', 'reveal']) {
      await choose(page, 'Menu type', type)
      await open(page)
      await page.keyboard.press('Escape')
      await expectLastLine(page, /did close \(backdrop\)$/)
      expect(await scroller.evaluate((element) => element.scrollTop)).toBe(300)
    }
  })

  test('changes sides while it is open', async ({ page }) => {
    await visit(page, reducedMotion)
    await choose(page, 'Menu type', 'push')
    await open(page)
    const around = await boxOf(page, '[data-frame]')
    expect((await boxOf(page, '[data-stack]')).left).toBe(around.left + 304)
    await row(page, 'Other side').click()
    await expect.poll(async () => (await boxOf(page, PANEL)).right).toBe(around.right)
    expect((await boxOf(page, '[data-stack]')).left).toBe(around.left - 304)
    await page.keyboard.press('Escape')
    await expectLastLine(page, /did close \(backdrop\)$/)
    expect((await boxOf(page, '[data-stack]')).left).toBe(around.left)
  })

  test('follows the direction of the document while it is open', async ({ page }) => {
    await visit(page, reducedMotion)
    await choose(page, 'Menu type', 'reveal')
    await open(page)
    const around = await boxOf(page, '[data-frame]')
    expect((await boxOf(page, PANEL)).left).toBe(around.left)
    await page.getByRole('button', { name: 'RTL' }).click()
    await expect.poll(async () => (await boxOf(page, PANEL)).right).toBe(around.right)
    await expect.poll(async () => (await boxOf(page, '[data-stack]')).left).toBe(around.left - 304)
  })

  test('closes when it is disabled, and opens again only after it is enabled', async ({ page }) => {
    await visit(page, reducedMotion)
    await open(page)
    await row(page, 'Turn off').click()
    await expect(menu(page)).toHaveCount(0)
    await expectLastLine(page, /will close, did close$/)
    await press(page, 'Open menu')
    await expect(menu(page)).toHaveCount(0)
    await turn(page, 'Menu disabled', false)
    await open(page)
  })

  test('closes when it is disabled while it opens', async ({ page }) => {
    await visit(page, { mode: 'ios', motion: '0.05' })
    await press(page, 'Open menu')
    await expect(menu(page)).toHaveCount(1)
    await turn(page, 'Menu disabled', true)
    await expect(menu(page)).toHaveCount(0)
    await expect(frame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
    await expectLastLine(page, 'Menu: will open, will close, did close')
  })

  test('an alert above it takes the focus, and returns it to the menu', async ({ page }) => {
    await visit(page, reducedMotion)
    await open(page)
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
    await expect(frame(page).locator('[data-stack]')).not.toHaveAttribute('inert')
  })

  test('a second menu closes the first one at once', async ({ page }) => {
    await visit(page)
    await open(page)
    await row(page, 'Second menu').click()
    await expect(menu(page)).toHaveAccessibleName('Filters')
    await expectLastLine(page, 'Menu: will open, did open, will close, did close')
    await expect(row(page, 'Unread')).toBeFocused()
  })

  test('a controlled menu is open while its owner sets it open', async ({ page }) => {
    await visit(page, reducedMotion)
    await turn(page, 'Menu as a controlled component', true)
    await open(page)
    await row(page, 'Inbox').click()
    await expectLastLine(page, /did close \(Inbox\)$/)
    await open(page)
  })

  for (const mode of ['ios', 'md'])
    test(`is a named landmark, and axe finds no violations in it (${mode})`, async ({ page }) => {
      await visit(page, { mode, motion: 'reduced' })
      await open(page)
      await expect(page.getByRole('navigation', { name: 'Folders' })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    })
})

test.describe('a swipe on a menu', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await turn(page, 'Menu swipe', true)
    await frame(page).scrollIntoViewIfNeeded()
  })

  test('opens it from the edge and closes it again', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.75)
    await expectLastLine(page, 'Menu: will open, did open')
    await swipeAcross(page, 0.7, 0.05)
    await expectLastLine(page, /will close \(gesture\), did close \(gesture\)$/)
    await expect(menu(page)).toHaveCount(0)
  })

  test('that stops early leaves it closed and reports no events', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.3)
    await expect(menu(page)).toHaveCount(0)
    await expectLastLine(page, 'Menu: nothing yet')
  })

  test('that is a short flick opens it', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.3, false)
    await expectLastLine(page, 'Menu: will open, did open')
  })

  test('away from the edge does nothing', async ({ page }) => {
    await swipeAcross(page, 0.5, 0.95)
    await expectLastLine(page, 'Menu: nothing yet')
  })

  test('works again after an overlay has been open', async ({ page }) => {
    await swipeAcross(page, 0.02, 0.75)
    await expectLastLine(page, /did open$/)
    await row(page, 'Ask a question').click()
    await swipeAcross(page, 0.7, 0.05)
    await expect(menu(page)).toHaveCount(1)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.locator('[data-overlay]')).toHaveCount(0)
    await swipeAcross(page, 0.7, 0.05)
    await expectLastLine(page, /did close \(gesture\)$/)
    await swipeAcross(page, 0.02, 0.75)
    await expectLastLine(page, /did open$/)
  })

  test('opens it from the other edge in right to left', async ({ page }) => {
    await page.getByRole('button', { name: 'RTL' }).click()
    await swipeAcross(page, 0.98, 0.25)
    await expectLastLine(page, 'Menu: will open, did open')
  })
})
