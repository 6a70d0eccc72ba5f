import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { emulateSaveData, OFFLINE_MESSAGE_PATTERN } from '../support/network'
import { expect, test, waitForHydration } from '../support/test'

const searchButton = (page: Page) => page.getByRole('button', { name: /^Search( the site)?$/ })
const searchField = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
const shortcutsDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const selectedOption = (page: Page) => results(page).getByRole('option', { selected: true })
/** Waits until the code of the keyboard shortcuts has loaded or, on the comparison page, until an iframe exists. */
const waitForShortcuts = async (page: Page) => {
  if (page.url().includes('/compare/')) await expect(page.locator('main iframe').first()).toBeAttached()
  else await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts')
}
const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForShortcuts(page)
}
/** Returns the axe findings after the open dialog has faded in, because text that is fading in has too little contrast. */
const dialogAxeFindings = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('dialog[open]')?.getAnimations().length === 0)
  return axeFindings(page)
}

for (const path of ['/docs/overlays/', '/lab/', '/tokens/', '/compare/?show=login/0']) {
  test(`from ${path} the search leads to a page of the documentation, and to a screen`, async ({ page }) => {
    await visit(page, path)
    await searchButton(page).click()
    await expect(searchField(page)).toBeFocused()
    await expect(results(page).getByRole('group').first()).toHaveAccessibleName(
      path.startsWith('/docs/') ? 'Documentation' : 'Patterns',
    )
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()

    await page.keyboard.press('Control+k')
    await searchField(page).fill('swipe back')
    await expect(selectedOption(page)).toContainText('Page transitions')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/transitions/')

    await waitForShortcuts(page)
    await page.keyboard.press('/')
    await searchField(page).fill('AlertOptions')
    await expect(selectedOption(page)).toContainText('Alert overlay covers AlertOptions')
    await searchField(page).fill('login + logo 2')
    await results(page).getByRole('option').first().click()
    await expect(page).toHaveURL('/login/1/')
  })
}

test('the search opens a heading from a screen, from another page, and on the same page', async ({
  page,
}) => {
  const search = async (query: string) => {
    await page.keyboard.press('Control+k')
    await searchField(page).fill(query)
    await expect(selectedOption(page)).toContainText(query)
    await page.keyboard.press('Enter')
  }
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  await search('Order, focus, back')
  await expect(page).toHaveURL('/docs/overlays/#order-focus-back')
  await expect(heading('Order, focus, back')).toBeInViewport()

  await waitForShortcuts(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await search('Setting up')
  await expect(page).toHaveURL('/docs/overlays/#setting-up')
  await expect(heading('Setting up')).toBeInViewport()
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)

  await search('Who gets the pointer')
  await expect(page).toHaveURL('/docs/gestures/#who-gets-the-pointer')
  await expect(heading('Who gets the pointer')).toBeInViewport()
})

test('the list of shortcuts shows those of the page, and each of them works', async ({ page }) => {
  await visit(page, '/docs/rtl/?theme=light')
  await page.keyboard.press('?')
  await expect(shortcutsDialog(page).getByRole('term')).toHaveText([
    'Next page',
    'Previous page',
    'Light or dark',
    'Search',
    'Keyboard shortcuts',
    'Search',
    'Move focus to the newest toast and back',
    'Close',
  ])
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/\/docs\/accessibility\//)
  await waitForShortcuts(page)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/docs\/rtl\//)

  await visit(page, '/lab/?mode=ios')
  await page.keyboard.press('m')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
  await page.keyboard.press('?')
  await expect(shortcutsDialog(page).getByRole('heading', { name: 'Device' })).toBeVisible()
  await expect(shortcutsDialog(page).getByText('Next page')).toHaveCount(0)
})

test('n and p do the same as j and k, in the documentation and in the comparison', async ({ page }) => {
  await visit(page, '/docs/rtl/')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/docs\/accessibility\//)
  await waitForShortcuts(page)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/docs\/rtl\//)
  await visit(page, '/compare/?show=login/1')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/show=register\/0/)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/show=login\/1/)
})

test('in the lab r and t switch direction and theme', async ({ page }) => {
  await visit(page, '/lab/?mode=ios&theme=light')
  await page.keyboard.press('r')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const path of ['/docs/rtl/', '/lab/', '/tokens/?theme=light', '/compare/?show=login/0'])
  test(`on ${path} / opens the search, ? the list of shortcuts, and t switches the theme where available`, async ({
    page,
  }) => {
    await visit(page, path)
    await page.keyboard.press('/')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(shortcutsDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcutsDialog(page)).toHaveCount(0)
    if (!path.startsWith('/tokens/')) return
    await page.keyboard.press('t')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

test('in the comparison j and k move through the screens, and s returns to the screen', async ({ page }) => {
  await visit(page, '/compare/?show=login/1&dir=rtl')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/show=register\/0&/)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/show=login\/1&/)
  await page.keyboard.press('s')
  await expect(page).toHaveURL('/login/1/?dir=rtl')
})

test('without its code the search shows an error, and Retry opens it', async ({
  page,
  consoleGuard,
  context,
}) => {
  consoleGuard.allow(OFFLINE_MESSAGE_PATTERN)
  // With Save-Data, the code of the search loads only when the search is opened.
  await emulateSaveData(page)
  await visit(page, '/docs/')
  await context.setOffline(true)
  await searchButton(page).click()
  const notice = page.getByRole('alert').getByRole('paragraph')
  await expect(notice).toContainText('Search could not be loaded')
  await expect(notice).toBeInViewport()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(searchField(page)).toBeFocused()
})

test('the search fits 320 pixels, and axe finds no violations, light or dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const theme of ['light', 'dark']) {
    for (const path of ['/docs/', '/tokens/']) {
      await visit(page, `${path}?theme=${theme}`)
      const { x, width } = (await searchButton(page).boundingBox())!
      expect(Math.round(x + width), path).toBeLessThanOrEqual(320)
      expect(Math.round(width), path).toBeGreaterThanOrEqual(44)
    }
    await searchButton(page).click()
    await expect(results(page)).toBeVisible()
    expect(await dialogAxeFindings(page), theme).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(shortcutsDialog(page)).toBeVisible()
    expect(await dialogAxeFindings(page), `keys, ${theme}`).toEqual([])
  }
})
