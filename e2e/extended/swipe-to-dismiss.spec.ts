import type { Locator, Page } from '@playwright/test'
import { expectMessage, openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const rows = (page: Page) => page.locator('[data-page] li')

/** Swipes a row by a distance in px; positive is to the right. Waits until the swipe has started before the mouse is released. */
async function swipeRow(page: Page, row: Locator, distance: number) {
  const box = await row.boundingBox()
  if (!box) throw new Error('there is no row to swipe')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 12 })
  await expect(row).toHaveAttribute('data-held')
  await page.mouse.move(x + distance, y + 1)
  await page.mouse.up()
}

for (const { path, side, dir, sign } of [
  { path: '/swipe-to-dismiss/1/', side: 'start', dir: 'ltr', sign: -1 },
  { path: '/swipe-to-dismiss/1/', side: 'start', dir: 'rtl', sign: 1 },
  { path: '/swipe-to-dismiss/2/', side: 'end', dir: 'rtl', sign: -1 },
] as const) {
  test(`a swipe to the ${side} shows the actions of one row at a time, and a tap closes them (${dir})`, async ({
    page,
  }) => {
    await openScreen(page, path, { mode: 'ios', dir, motion: '1' })
    await swipeRow(page, rows(page).nth(0), sign * 130)
    await expect(rows(page).nth(0)).toHaveAttribute('data-slid', 'open')
    await swipeRow(page, rows(page).nth(1), sign * 130)
    await expect(rows(page).nth(1)).toHaveAttribute('data-slid', 'open')
    await expect(rows(page).nth(0)).not.toHaveAttribute('data-slid')
    await rows(page).nth(1).click()
    await expect(rows(page).nth(1)).not.toHaveAttribute('data-slid')
    await expect(page.locator('[data-overlay="toast"]')).toHaveCount(0)
  })
}

test('a full swipe deletes; Undo restores the row in its place with the focus', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/2/', { mode: 'md', motion: '1' })
  const rowCount = await rows(page).count()
  const secondRow = rows(page).filter({ hasText: 'Swim to the second beach' })
  await swipeRow(page, secondRow, 180)
  await swipeRow(page, secondRow, 190)
  await expect(rows(page)).toHaveCount(rowCount - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows(page)).toHaveCount(rowCount)
  await expect(rows(page).nth(1)).toContainText('Swim to the second beach')
  await expect(rows(page).nth(1).getByRole('button').first()).toBeFocused()
})

test('a full swipe to the other side deletes as well', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/1/', { mode: 'ios', motion: '1' })
  const rowCount = await rows(page).count()
  const text = (await rows(page).nth(1).textContent()) ?? ''
  await swipeRow(page, rows(page).nth(1), -180)
  await swipeRow(page, rows(page).nth(1), -190)
  await expect(rows(page)).toHaveCount(rowCount - 1)
  await expect(rows(page).filter({ hasText: text })).toHaveCount(0)
})

test('the Undo action of a row only closes it', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/0/', { mode: 'ios', motion: '1' })
  const rowCount = await rows(page).count()
  await swipeRow(page, rows(page).first(), -130)
  await page.getByRole('button', { name: /^Keep/ }).first().click()
  await expectMessage(page, 'The night tram to Tromsø was kept')
  await expect(rows(page)).toHaveCount(rowCount)
})

for (const [path, distance] of [
  ['/swipe-to-dismiss/0/', -130],
  ['/swipe-to-dismiss/1/', 60],
  ['/swipe-to-dismiss/2/', -130],
] as const)
  test(`dragging a row by ${distance} px with the mouse does not open its item (${path})`, async ({
    page,
  }) => {
    await openScreen(page, path, { mode: 'md' })
    const box = await rows(page).first().boundingBox()
    if (!box) throw new Error('there is no row to drag')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.evaluate(() => {
      const countToasts = (node: Node) =>
        node instanceof Element
          ? Number(node.matches('[data-overlay="toast"]')) +
            node.querySelectorAll('[data-overlay="toast"]').length
          : 0
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes])
        document.body.dataset.toastCount = String(
          added.reduce((sum, node) => sum + countToasts(node), Number(document.body.dataset.toastCount ?? 0)),
        )
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 8 })
    await page.mouse.up()
    // A click still opens the second item. Its toast would replace a toast of the dragged row, so all added toasts are counted.
    await rows(page).nth(1).getByRole('button').first().click()
    await expect(page.locator('[data-overlay="toast"]')).toHaveCount(1)
    const title = await rows(page)
      .nth(1)
      .locator('.text-body, .text-headline, .text-title3')
      .first()
      .textContent()
    await expect(page.locator('[data-overlay="toast"]')).toContainText(title ?? '')
    await expect(page.locator('body')).toHaveAttribute('data-toast-count', '1')
  })

test('a right click on a row opens its actions as a menu, and so does the keyboard', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/1/', { mode: 'ios' })
  const rowCount = await rows(page).count()
  const row = rows(page).first()
  await row.click({ button: 'right' })
  const menu = page.getByRole('dialog', { name: 'Actions for Volcano at sunrise' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await row.getByRole('button').first().focus()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('button', { name: 'Delete Volcano at sunrise' }).click()
  await expect(rows(page)).toHaveCount(rowCount - 1)
  await expectMessage(page, 'Volcano at sunrise deleted')
})
