import type { Page } from '@playwright/test'
import { expectMessage, openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const rows = (page: Page) => page.locator('[data-page] li')
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Reorder ${title}` })
const announcement = (page: Page) => page.locator('[data-page] [role="status"]')

/**
 * Drags a row by its handle to just below the middle of the third row's handle, with the mouse. `from` and `to` are the titles of
 * the two rows.
 */
async function dragToThirdRow(page: Page, from: string, to: string) {
  const start = await handle(page, from).boundingBox()
  const end = await handle(page, to).boundingBox()
  if (!start || !end) throw new Error('the rows have no handles to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 8, { steps: 12 })
  await expect(announcement(page)).toContainText('moved to position 3')
  await page.mouse.up()
}

for (const mode of ['ios', 'md'] as const) {
  test(`a song is dragged to third place, and a tap on it still plays it (${mode})`, async ({ page }) => {
    await openScreen(page, '/drag-and-drop/0/', { mode, motion: '1' })
    await dragToThirdRow(page, 'Northern Line', 'Cedar Road')
    await expect(announcement(page)).toHaveText('Northern Line dropped at position 3 of 14')
    await expect(rows(page).nth(2)).toContainText('Northern Line')
    await rows(page).nth(2).getByRole('button').first().click()
    await expectMessage(page, 'Playing Northern Line')
  })
}
