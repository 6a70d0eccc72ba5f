import type { Page } from '@playwright/test'
import { catalogScreens } from '@/lib/site/catalog'
import { axeFindings } from './support/axe'
import { expect, test, waitForHydration } from './support/test'

const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
/** Returns the axe findings after the open dialog has faded in, because text that is fading in has too little contrast. */
const dialogAxeFindings = async (page: Page) => {
  await page.waitForFunction(() => document.querySelector('dialog[open]')?.getAnimations().length === 0)
  return axeFindings(page)
}
const searchField = (page: Page) => page.getByRole('combobox', { name: /^Search/ })
const option = (page: Page, name: RegExp) => page.getByRole('option', { name }).first()
const shortcutsDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('a synonym finds the pattern, whose page opens in the same look', async ({ page }) => {
  await page.goto('/login/0/?mode=ios&theme=dark')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await expect(searchField(page)).toBeFocused()
  await expect(page.getByRole('listbox')).toBeVisible()
  await searchField(page).fill('share sheet')
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    /^Action Sheet also called share sheet/,
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/patterns/action-sheet/?mode=ios&theme=dark')
  await expect(page.getByRole('heading', { level: 1, name: 'Action Sheet' })).toBeVisible()
})

test('a query can name a look, in which the screen opens', async ({ page }) => {
  await page.goto('/alert/0/?theme=light')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('listbox')).toBeVisible()
  await searchField(page).fill('login dark')
  await expect(searchDialog(page).getByText('Screens open with: Dark theme')).toBeVisible()
  await option(page, /^Login \+ logo 1/).click()
  await expect(page).toHaveURL('/login/0/?theme=dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('Ctrl+K opens the search, arrow keys select, and the last choice is first the next time', async ({
  page,
}) => {
  await page.goto('/alert/0/')
  await waitForHydration(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('listbox')).toBeVisible()
  await searchField(page).fill('login')
  await page.keyboard.press('ArrowDown')
  const selectedOption = page.getByRole('option', { selected: true })
  await expect(selectedOption).toHaveText(/^Login \+ logo 1 Login/)
  await expect(searchDialog(page).locator('.search-preview img')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login/0/')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    /^Login \+ logo 1 Login/,
  ])
})

test('Escape and Back close the search on the same page, and restore the focus', async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.click()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchDialog(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.getByRole('link', { name: 'Login + logo 2' }).click()
  await expect(page).toHaveURL('/login/1/?mode=ios')
  await page.keyboard.press('Control+k')
  await expect(searchField(page)).toBeFocused()
  await page.goBack()
  await expect(searchDialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/login/1/?mode=ios')
})

test('a typo is corrected, and nonsense shows that nothing was found', async ({ page }) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('listbox')).toBeVisible()
  await searchField(page).fill('acordion')
  await expect(option(page, /^Expandable/)).toBeVisible()
  await searchField(page).fill('qqqqqq xyzzy')
  await expect(searchDialog(page).getByText('Nothing found for “qqqqqq xyzzy”')).toBeVisible()
  await page.getByRole('button', { name: 'onboarding' }).click()
  await expect(option(page, /^Wizard/)).toBeVisible()
})

test('without the network the search shows an error, and Retry loads it', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|search index/)
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  let isOffline = true
  await page.route('**/data/search.json', (route) => (isOffline ? route.abort() : route.continue()))
  await page.goto('/login/0/')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await expect(searchDialog(page).getByRole('alert')).toContainText('could not be loaded')
  expect(messages.filter((line) => !line.includes('ERR_FAILED'))).toEqual([
    'Patternbook: the search index /data/search.json could not be loaded (Failed to fetch), so search does not work. Check your connection and try again.',
  ])
  isOffline = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('single-key shortcuts do what the toolbar does, but not while typing', async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const html = page.locator('html')
  await page.keyboard.press('m')
  await expect(html).toHaveAttribute('data-mode', 'md')
  await expect(page).toHaveURL('/login/0/?mode=md')
  await page.keyboard.press('r')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('r')
  await page.keyboard.press('t')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('f')
  await expect(page).toHaveURL('/login/0/?mode=md&full=1')
  await page.keyboard.press('f')
  await expect(page).toHaveURL('/login/0/?mode=md')
  await page.locator('[data-page] input').first().fill('')
  await page.keyboard.type('mrt')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-mode', 'md')
})

test('j and k move between screens', async ({ page }) => {
  await page.goto('/login/1/?mode=ios')
  await waitForHydration(page)
  await page.keyboard.press('j')
  await expect(page).toHaveURL('/register/0/?mode=ios')
  await page.keyboard.press('k')
  await expect(page).toHaveURL('/login/1/?mode=ios')
})

test('pressing j quickly moves on by as many screens, and stops at the last one', {
  tag: '@extended',
}, async ({ page }) => {
  const ids = catalogScreens.filter(({ ready }) => ready).map(({ id }) => id)
  await page.goto(`/${ids[0]}/`)
  await waitForHydration(page)
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('j')
  await expect(page).toHaveURL(`/${ids[25]}/`)
  const lastIndex = ids.length - 1
  await page.goto(`/${ids[lastIndex - 3]}/`)
  await waitForHydration(page)
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('j')
  await expect(page).toHaveURL(`/${ids[lastIndex]}/`)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('k')
  await expect(page).toHaveURL(`/${ids[lastIndex - 4]}/`)
})

test('n and p do the same, and b moves the focus to the current pattern in the menu', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/login/1/?mode=ios')
  await waitForHydration(page)
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/register/0/?mode=ios')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/login/1/?mode=ios')
  await page.keyboard.press('b')
  const focusedElement = page.locator('.sh-nav :focus')
  await expect(focusedElement).toHaveAttribute('aria-current', 'true')
  await expect(focusedElement).toHaveAttribute('href', /\/items\/login\//)
})

test('c shows the code, i closes the inspector, s shows both platforms', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/login/0/?theme=dark')
  await waitForHydration(page)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(page.getByRole('region', { name: /login-0\.tsx$/ })).toBeVisible()
  await tab('Share').click()
  await page.keyboard.press('c')
  await expect(tab('Code')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('i')
  await expect(page.getByRole('complementary', { name: 'Inspector' })).toBeHidden()
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/\/compare\/\?show=login\/0&.*theme=dark/)
})

test('the search shortcut works in the list of shortcuts', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  await page.keyboard.press('?')
  await expect(shortcutsDialog(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toBeVisible()
  await expect(shortcutsDialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toHaveCount(0)
})

test('a switch in the list of shortcuts turns off single-key shortcuts, also for the next visit', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  await page.keyboard.press('?')
  await shortcutsDialog(page).getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(shortcutsDialog(page)).toHaveCount(0)
  await page.reload()
  await waitForHydration(page)
  await page.keyboard.press('m')
  await page.keyboard.press('Control+k')
  await expect(searchDialog(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'ios')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(shortcutsDialog(page).getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})

test('axe finds no violations in the search, light or dark', { tag: '@extended' }, async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await page.goto(`/login/0/?mode=ios&theme=${theme}`)
    await waitForHydration(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('listbox')).toBeVisible()
    for (const query of ['', 'card', 'qqqqqq xyzzy']) {
      await searchField(page).fill(query)
      expect(await dialogAxeFindings(page), `“${query}”, ${theme}`).toEqual([])
    }
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(shortcutsDialog(page)).toBeVisible()
    expect(await dialogAxeFindings(page), `keys, ${theme}`).toEqual([])
  }
})

test('an Arabic search finds the Arabic title and opens the screen', async ({ page }) => {
  await page.goto('/alert/0/?dir=rtl')
  await waitForHydration(page)
  await page.keyboard.press('Control+k')
  await searchField(page).fill('الاعدادات')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Settings الإعدادات/)
  await searchField(page).fill('تسجيل الدخول شعار ٢')
  const selectedOption = page.getByRole('option', { selected: true })
  await expect(selectedOption).toHaveText(/^Login \+ logo 2 Login تسجيل الدخول/)
  expect(await dialogAxeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login/1/?dir=rtl')
})
