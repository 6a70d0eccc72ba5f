import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe'
import { expect, test, waitForHydration } from './support/test'

const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
/** Returns the axe findings after the open dialog has faded in, because text that is fading in has too little contrast. */
const dialogAxeFindings = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('dialog[open]')?.getAnimations().length === 0)
  return axeFindings(page)
}
const searchField = (page: Page) => page.getByRole('combobox', { name: /^Search/ })

const openSearchFromMenu = async (page: Page) => {
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
  await expect(searchField(page)).toBeFocused()
  await expect(page.getByRole('listbox')).toBeVisible()
}
/** Returns the classes or tag name of each element of the dialog that extends beyond the left or right edge of the window. */
const overflowingElements = (page: Page) =>
  searchDialog(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -0.5 || right > innerWidth + 0.5)
      })
      .map((element) => element.className || element.tagName),
  )

test('from the menu of a phone a search result opens its screen and closes the menu', async ({ page }) => {
  await page.goto('/login/0/?mode=ios&menu=open')
  await waitForHydration(page)
  await openSearchFromMenu(page)
  await expect.poll(() => searchDialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
  await searchField(page).fill('switch')
  await page.getByRole('option', { name: /^Avatars Toggle/ }).tap()
  await expect(page).toHaveURL('/toggle/0/?mode=ios')
  await expect(searchDialog(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'closed')
})

test('closing the search leaves the menu open and restores the focus', async ({ page }) => {
  await page.goto('/login/0/?menu=open')
  await waitForHydration(page)
  await openSearchFromMenu(page)
  await page.getByRole('button', { name: 'Close search' }).tap()
  await expect(searchDialog(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open')
  await expect(page.locator('.sh-search')).toBeFocused()
})

for (const dir of ['ltr', 'rtl'])
  test(`nothing overflows a small phone, and axe finds no violations (${dir})`, { tag: '@extended' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`/login/0/?menu=open&dir=${dir}`)
    await waitForHydration(page)
    await openSearchFromMenu(page)
    for (const query of [
      '',
      'card',
      'uses every word of a very long question',
      'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
    ]) {
      await searchField(page).fill(query)
      expect(await overflowingElements(page), query).toEqual([])
    }
    await searchField(page).fill('avatar')
    expect(await dialogAxeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).tap()
    const shortcutsDialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(await shortcutsDialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    expect(await dialogAxeFindings(page)).toEqual([])
  })

test('b opens the menu and closes it again', async ({ page }) => {
  await page.goto('/items/login/?mode=ios')
  await waitForHydration(page)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.keyboard.press('b')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'closed')
  await expect(menu).toHaveCount(0)
})

test('shortcuts do nothing while the screen has an open overlay, and the search loads nothing before it opens', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  expect(requestedUrls.filter((url) => url.includes('/data/search.json'))).toEqual([])
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('m')
  await page.keyboard.press('/')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'ios')
  await expect(searchDialog(page)).toHaveCount(0)
})
