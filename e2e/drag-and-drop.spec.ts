import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'
import { at } from './support/urls'

const rows = (page: Page) => page.locator('[data-page] li')
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Reorder ${title}` })
const said = (page: Page) => page.locator('[data-page] [role="status"]')

/** Moves the mouse from the middle of one thing to the middle of another, in steps that a finger would make. */
async function drag(page: Page, from: string, to: string) {
  const start = await handle(page, from).boundingBox()
  const end = await handle(page, to).boundingBox()
  if (!start || !end) throw new Error('there is nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2 + 8, { steps: 12 })
  await expect(said(page)).toContainText('moved to position 3')
  await page.mouse.up()
}

for (const mode of ['ios', 'md'] as const) {
  test(`a song is dragged to third place, and its toast still opens (${mode})`, async ({ page }) => {
    await page.goto(at('/drag-and-drop/0/', { mode }))
    await hydrated(page)
    await drag(page, 'Northern Line', 'Cedar Road')
    await expect(said(page)).toHaveText('Northern Line dropped at position 3 of 14')
    await expect(rows(page).nth(2)).toContainText('Northern Line')
    await rows(page).nth(2).getByRole('button').first().click()
    await expect(page.getByText('Playing Northern Line')).toBeVisible()
  })
}

test('the keyboard picks a row up, moves it, drops it, and takes another one back', async ({ page }) => {
  await page.goto('/drag-and-drop/2/')
  await hydrated(page)
  const [first = '', second = ''] = await rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('.text-body')?.textContent ?? ''),
  )
  await handle(page, first).focus()
  await page.keyboard.press('Space')
  await expect(said(page)).toHaveText(`${first} picked up, at position 1 of 16`)
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toHaveText(`${first} moved to position 2 of 16`)
  await page.keyboard.press('Space')
  await expect(said(page)).toHaveText(`${first} dropped at position 2 of 16`)
  await expect(rows(page).first()).toContainText(second)
  await expect(handle(page, first)).toBeFocused()

  await page.keyboard.press('Space')
  await expect(said(page)).toContainText('picked up')
  await page.keyboard.press('ArrowUp')
  await expect(said(page)).toContainText('moved to position 1')
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveText(`${first} is back at position 2 of 16`)
  await expect(rows(page).nth(1)).toContainText(first)
})

test('in Arabic it is said in Arabic, with Arabic digits', async ({ page }) => {
  await page.goto(at('/drag-and-drop/1/', { mode: 'ios', dir: 'rtl' }))
  await hydrated(page)
  await rows(page).first().getByRole('button').last().focus()
  await page.keyboard.press('Space')
  await expect(said(page)).toContainText('١')
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toContainText('٢')
  await page.keyboard.press('Space')
  await expect(rows(page).nth(1).getByRole('button').last()).toBeFocused()
})
