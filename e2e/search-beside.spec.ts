import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe'
import { emulateSaveData, OFFLINE } from './support/save-data'
import { expect, hydrated, test } from './support/test'

const button = (page: Page) => page.getByRole('button', { name: /^Search( the site)?$/ })
const field = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })
const chosen = (page: Page) => results(page).getByRole('option', { selected: true })
/** The keys of a page come after it. */
const awake = async (page: Page) => {
  if (page.url().includes('/compare/')) await expect(page.locator('main iframe').first()).toBeAttached()
  else await expect(button(page)).toHaveAttribute('aria-keyshortcuts')
}
const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await awake(page)
}
/** What axe finds once the dialog has come in: words that are fading in have no contrast yet. */
const findings = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('dialog[open]')?.getAnimations().length === 0)
  return axeFindings(page)
}

for (const path of ['/docs/overlays/', '/lab/', '/tokens/', '/compare/?show=login/0']) {
  test(`from ${path} the search leads to a page of the documentation, and to a screen`, async ({ page }) => {
    await visit(page, path)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await expect(results(page).getByRole('group').first()).toHaveAccessibleName(
      path.startsWith('/docs/') ? 'Documentation' : 'Patterns',
    )
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()

    await page.keyboard.press('Control+k')
    await field(page).fill('swipe back')
    await expect(chosen(page)).toContainText('Page transitions')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/transitions/')

    await awake(page)
    await page.keyboard.press('/')
    await field(page).fill('AlertOptions')
    await expect(chosen(page)).toContainText('Alert overlay covers AlertOptions')
    await field(page).fill('login + logo 2')
    await results(page).getByRole('option').first().click()
    await expect(page).toHaveURL('/login/1/')
  })
}

test('a heading that was found is led to: from the book, from another page, and on its own page', async ({
  page,
}) => {
  const ask = async (query: string) => {
    await page.keyboard.press('Control+k')
    await field(page).fill(query)
    await expect(chosen(page)).toContainText(query)
    await page.keyboard.press('Enter')
  }
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await page.goto('/login/0/?mode=ios')
  await hydrated(page)
  await ask('Order, focus, back')
  await expect(page).toHaveURL('/docs/overlays/#order-focus-back')
  await expect(heading('Order, focus, back')).toBeInViewport()

  await awake(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await ask('Setting up')
  await expect(page).toHaveURL('/docs/overlays/#setting-up')
  await expect(heading('Setting up')).toBeInViewport()
  await expect(page.locator('html[data-same]')).toHaveCount(1)

  await ask('Who gets the pointer')
  await expect(page).toHaveURL('/docs/gestures/#who-gets-the-pointer')
  await expect(heading('Who gets the pointer')).toBeInViewport()
})

test('the list of the keys shows what the page has, and each of them does it', async ({ page }) => {
  await visit(page, '/docs/rtl/?theme=light')
  await page.keyboard.press('?')
  await expect(keys(page).getByRole('term')).toHaveText([
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
  await awake(page)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/docs\/rtl\//)

  await visit(page, '/lab/?mode=ios')
  await page.keyboard.press('m')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'md')
  await page.keyboard.press('?')
  await expect(keys(page).getByRole('heading', { name: 'Device' })).toBeVisible()
  await expect(keys(page).getByText('Next page')).toHaveCount(0)
})

test('n and p do what j and k do, in the documentation and side by side', async ({ page }) => {
  await visit(page, '/docs/rtl/')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/docs\/accessibility\//)
  await awake(page)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/docs\/rtl\//)
  await visit(page, '/compare/?show=login/1')
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/show=register\/0/)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/show=login\/1/)
})

test('in the lab r and t turn direction and theme', async ({ page }) => {
  await visit(page, '/lab/?mode=ios&theme=light')
  await page.keyboard.press('r')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const path of ['/docs/rtl/', '/lab/', '/tokens/?theme=light', '/compare/?show=login/0'])
  test(`on ${path} / opens the search, ? the list of the keys, and t the other theme where it is a key`, async ({
    page,
  }) => {
    await visit(page, path)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(keys(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(keys(page)).toHaveCount(0)
    if (!path.startsWith('/tokens/')) return
    await page.keyboard.press('t')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

test('j and k lead through the book side by side, and s back to the screen', async ({ page }) => {
  await visit(page, '/compare/?show=login/1&dir=rtl')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/show=register\/0&/)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/show=login\/1&/)
  await page.keyboard.press('s')
  await expect(page).toHaveURL('/login/1/?dir=rtl')
})

test('without the code of the search the page says so, and comes with another try', async ({
  page,
  quiet,
  context,
}) => {
  quiet.except(OFFLINE)
  // A connection that is to be spared fetches the search with the press only.
  await emulateSaveData(page)
  await visit(page, '/docs/')
  await context.setOffline(true)
  await button(page).click()
  const notice = page.getByRole('alert').getByRole('paragraph')
  await expect(notice).toContainText('Search could not be loaded')
  await expect(notice).toBeInViewport()
  await context.setOffline(false)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(field(page)).toBeFocused()
})

test('it fits 320 pixels, and accessibility has nothing to say against it, light or dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const theme of ['light', 'dark']) {
    for (const path of ['/docs/', '/tokens/']) {
      await visit(page, `${path}?theme=${theme}`)
      const { x, width } = (await button(page).boundingBox())!
      expect(Math.round(x + width), path).toBeLessThanOrEqual(320)
      expect(Math.round(width), path).toBeGreaterThanOrEqual(44)
    }
    await button(page).click()
    await expect(results(page)).toBeVisible()
    expect(await findings(page), theme).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(keys(page)).toBeVisible()
    expect(await findings(page), `keys, ${theme}`).toEqual([])
  }
})

test('without a network the theme still changes and is kept, and nothing is said about it', async ({
  page,
  context,
}) => {
  await visit(page, '/docs/rtl/?theme=light')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  await context.setOffline(true)
  await page.keyboard.press('t')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('patternbook:frame'))).toContain('dark')
})
