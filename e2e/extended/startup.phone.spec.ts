import type { Page } from '@playwright/test'
import { emulateSaveData } from '../support/network'
import { expect, test, waitForHydration } from '../support/test'

const scriptGlob = '**/_next/static/**/*.js'
const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')

test.describe('before hydration', () => {
  test.beforeEach(async ({ page, consoleGuard }) => {
    consoleGuard.allow(/_next\/static|code for this page could not be loaded/)
    await page.route(scriptGlob, (route) => route.abort())
  })

  test('the settings show the current choices', async ({ page }) => {
    await page.goto('/settings/?mode=ios&dir=rtl&lang=en&theme=dark&accent=green&menu=closed')
    await expect(page.getByRole('switch', { name: 'Right-to-left layout' })).toBeChecked()
    for (const name of ['Dark', 'iOS', 'English', 'Green'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    await expect(page.getByText(/^Blue: /)).toBeHidden()
  })

  test('a picture that fails to load shows its background and no broken image', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/media/)
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort())
    await page.goto('/alert/0/?mode=ios')
    const image = page.locator('[data-content] picture img').first()
    await expect(image).toHaveAttribute('data-failed')
    await expect(image).toHaveCSS('opacity', '0')
  })

  test('only photos of the album in the URL appear', async ({ page }) => {
    await page.goto('/image-gallery-subgallery/?mode=ios&gallery=2.1')
    await expect(page.getByText('Please wait…')).toBeVisible()
    await expect(page.locator('[data-large-title]')).toBeHidden()
    await expect(page.locator('[data-photo]').first()).toBeHidden()
    await page.goto('/full-image-gallery/?mode=md&gallery=2.1.2')
    await expect(page.getByText('Please wait…')).toBeVisible()
    await expect(page.locator('[data-shared-photo]')).toBeHidden()
    await page.goto('/image-gallery-subgallery/?mode=ios')
    await expect(page.locator('[data-large-title]')).toHaveText('Far from roads')
    await expect(page.locator('[data-photo]').first()).toBeVisible()
  })

  test('only the Arabic data of the gallery in the URL is requested', async ({ page }) => {
    const requestedFiles: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/data/ar/')) requestedFiles.push(request.url().replace(/.*\/ar\//, ''))
    })
    await page.goto('/full-image-gallery/?dir=rtl&gallery=2.1.2')
    await expect.poll(() => requestedFiles).toEqual(['imageGallery/layout3.json'])
  })
})

test('a page enters when its Arabic data has loaded, and its back button has an Arabic name', async ({
  page,
}) => {
  let releaseData = () => {}
  const dataReleased = new Promise<void>((resolve) => {
    releaseData = resolve
  })
  await page.route('**/data/ar/login/layout1.json', async (route) => {
    await dataReleased
    await route.continue()
  })
  await page.goto('/items/login/?mode=ios&dir=rtl&menu=closed')
  await waitForHydration(page)
  await page.locator('a[href*="/login/0/"]:visible').first().click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(activePage(page).locator('[data-large-title]')).toHaveText('تسجيل الدخول')
  releaseData()
  await expect(page).toHaveURL(/\/login\/0\//)
  await expect(activePage(page).locator('h1')).toHaveText(/[\u0600-\u06ff]/)
  await expect(activePage(page).locator('[data-back]')).toHaveAccessibleName('رجوع تسجيل الدخول')
})

test('a page whose Arabic data fails to load enters in English and shows a notice', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/data\/ar\/login\/layout2|could not be read|net::ERR_FAILED/)
  await page.route('**/data/ar/login/layout2.json', (route) => route.abort())
  await page.goto('/items/login/?mode=md&dir=rtl&menu=closed')
  await waitForHydration(page)
  await page.locator('a[href*="/login/1/"]:visible').first().click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page.locator('[data-overlay=toast]').getByText('بالإنجليزية')).toBeVisible()
  await expect(activePage(page).locator('h1')).toHaveText(/^[A-Za-z]/)
  // `lang` makes screen readers speak English, and `unicode-bidi` puts periods at the end of the English sentences.
  await expect(activePage(page).locator('[data-content]')).toHaveAttribute('lang', 'en')
  await expect(activePage(page).locator('h1')).toHaveCSS('unicode-bidi', 'plaintext')
  await expect(activePage(page).locator('[data-content] button').first()).toHaveCSS('direction', 'rtl')
})

test('a URL whose Arabic data fails to load opens in English and shows a notice', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/data\/ar\/login\/layout2|could not be read|net::ERR_FAILED/)
  await page.route('**/data/ar/login/layout2.json', (route) => route.abort())
  await page.goto('/login/1/?mode=ios&dir=rtl&menu=closed')
  await expect(page.locator('[data-overlay=toast]').getByText('بالإنجليزية')).toBeVisible()
  await expect(activePage(page).locator('h1')).toHaveText(/^[A-Za-z]/)
})

test('for a visitor who saves data, the first swipe loads the menu and opens it', async ({ page }) => {
  await emulateSaveData(page)
  await page.goto('/login/0/?mode=md&menu=closed')
  await waitForHydration(page)
  await page.mouse.move(12, 500)
  await page.mouse.down()
  await page.mouse.move(80, 500, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open')
})

test.describe('input before hydration', () => {
  /** Lets the requests for the scripts of the page continue. */
  let releaseScripts: () => void
  test.beforeEach(async ({ page }) => {
    const scriptsReleased = new Promise<void>((resolve) => {
      releaseScripts = resolve
    })
    await page.route(scriptGlob, async (route) => {
      await scriptsReleased
      await route.continue()
    })
  })

  test('typed text remains, and the form validates it', async ({ page }) => {
    await page.goto('/login/0/?mode=ios&lang=en', { waitUntil: 'commit' })
    const field = page.locator('[data-content] input').first()
    await field.fill('maya')
    releaseScripts()
    await waitForHydration(page)
    await expect(field).toHaveValue('maya')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText("Field can't be empty.")).toHaveCount(1)
  })

  test('checked rows stay checked', async ({ page }) => {
    await page.goto('/check-boxes/0/?mode=md&lang=en', { waitUntil: 'commit' })
    const checkboxes = page.locator('[data-content] input[type=checkbox]')
    const before = await checkboxes.nth(1).isChecked()
    await checkboxes.nth(1).setChecked(!before, { force: true })
    releaseScripts()
    await waitForHydration(page)
    await expect(checkboxes.nth(1)).toBeChecked({ checked: !before })
    await checkboxes.nth(1).setChecked(before, { force: true })
    await expect(checkboxes.nth(1)).toBeChecked({ checked: before })
  })

  test('a card that is tapped three times opens one alert', async ({ page }) => {
    await page.goto('/alert/0/?mode=ios&lang=en', { waitUntil: 'commit' })
    const card = page.locator('[data-content] button').first()
    for (let tap = 0; tap < 3; tap++) await card.tap()
    releaseScripts()
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('a choice in the settings is applied', async ({ page }) => {
    await page.goto('/settings/?mode=ios&lang=en&menu=closed', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Green', exact: true }).check({ force: true })
    releaseScripts()
    await waitForHydration(page)
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'green')
  })
})
