import type { Page } from '@playwright/test'
import { overflowing } from './support/overflow'
import { expect, hydrated, test } from './support/test'

const rows = (page: Page) => page.locator('[data-page] .entrance')
const replay = (page: Page) => page.getByRole('button', { name: 'Play the animation again' })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

/** The key frames of what is played on the first row. */
const played = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) =>
      row
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap(({ transform }) => (transform === undefined ? [] : [String(transform)])),
    )

test.describe('rows that come in', () => {
  test('are all there when they have been seen, and leave no style behind', async ({ page }) => {
    await open(page, '/animation/0/?mode=ios')
    await replay(page).click()
    const first = rows(page).first()
    await expect(first).toHaveAttribute('data-entrance', 'in')
    await expect(first).toHaveCSS('opacity', '1')
    await expect(first).not.toHaveAttribute('style', /\S/)
    const last = rows(page).last()
    await expect(last).toHaveAttribute('data-entrance', 'waiting')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveCSS('opacity', '1')
  })

  test('come in again when asked to', async ({ page }) => {
    await open(page, '/animation/5/?mode=md')
    await expect(rows(page).first()).toHaveCSS('opacity', '1')
    await replay(page).click()
    await expect(rows(page).first()).toHaveCSS('opacity', '0')
    await expect(rows(page).first()).toHaveCSS('opacity', '1')
  })

  for (const { dir, side } of [
    { dir: 'ltr', side: '-3000px' },
    { dir: 'rtl', side: '3000px' },
  ])
    test(`fly in from the start side in ${dir}, and never make the page wider`, async ({ page }) => {
      await open(page, `/animation/4/?mode=md&lang=en&dir=${dir}&motion=0.05`)
      await replay(page).click()
      await expect(rows(page).first()).toHaveAttribute('data-entrance', 'in')
      expect((await played(page))[0]).toBe(`translateX(${side})`)
      expect(await overflowing(page)).toEqual([])
    })

  test('are there at once for the keyboard', async ({ page }) => {
    await open(page, '/animation/0/?mode=md&motion=0.05')
    await replay(page).click()
    const third = page.getByRole('checkbox').nth(2)
    await third.focus()
    await expect(rows(page).nth(2)).toHaveCSS('opacity', '1')
    await page.keyboard.press('Space')
    await expect(third).toBeChecked()
  })

  test('stand in their places where motion is reduced, and nothing offers to play them', async ({ page }) => {
    await open(page, '/animation/6/?mode=ios&motion=reduced')
    for (const row of await rows(page).all()) await expect(row).toHaveCSS('opacity', '1')
    await expect(replay(page)).toBeHidden()
  })

  test('are not held back without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/animation/0/')
    await expect(rows(page).first()).toHaveCSS('opacity', '1')
    await context.close()
  })
})
