import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

const code = '**/_next/static/**/*.js'
const shown = (page: Page) => page.locator('[data-page-slot]:not([inert])')

test.describe('before React is there', () => {
  test.beforeEach(async ({ page, quiet }) => {
    quiet.except(/_next\/static/)
    await page.route(code, (route) => route.abort())
  })

  test('the settings show what is chosen', async ({ page }) => {
    await page.goto('/settings/?mode=ios&dir=rtl&lang=en&theme=dark&accent=green&menu=closed')
    await expect(page.getByRole('switch', { name: 'Right-to-left layout' })).toBeChecked()
    for (const name of ['Dark', 'iOS', 'English', 'Green'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
    await expect(page.getByText(/^Blue: /)).toBeHidden()
  })

  test('a picture that cannot be loaded leaves its ground and no broken mark', async ({ page, quiet }) => {
    quiet.except(/media/)
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort())
    await page.goto('/alert/0/?mode=ios')
    const image = page.locator('[data-content] picture img').first()
    await expect(image).toHaveAttribute('data-failed')
    await expect(image).toHaveCSS('opacity', '0')
  })

  test('no photo of another album than the one in the address is seen', async ({ page }) => {
    await page.goto('/image-gallery-subgallery/?mode=ios&gallery=2.1')
    await expect(page.getByText('Please wait…')).toBeVisible()
    await expect(page.locator('[data-large-title]')).toBeHidden()
    await expect(page.locator('[data-photo]').first()).toBeHidden()
    await page.goto('/full-image-gallery/?mode=md&gallery=2.1.2')
    await expect(page.getByText('Please wait…')).toBeVisible()
    await expect(page.locator('[data-flying]')).toBeHidden()
    await page.goto('/image-gallery-subgallery/?mode=ios')
    await expect(page.locator('[data-large-title]')).toHaveText('Far from roads')
    await expect(page.locator('[data-photo]').first()).toBeVisible()
  })

  test('the Arabic of the gallery in the address is on its way, and no other', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/data/ar/')) asked.push(request.url().replace(/.*\/ar\//, ''))
    })
    await page.goto('/full-image-gallery/?dir=rtl&gallery=2.1.2')
    await expect.poll(() => asked).toEqual(['imageGallery/layout3.json'])
  })
})

test('a page comes in when its Arabic is there, and its way back is named in Arabic', async ({ page }) => {
  let arrive = () => {}
  const there = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/data/ar/login/layout1.json', async (route) => {
    await there
    await route.continue()
  })
  await page.goto('/items/login/?mode=ios&dir=rtl&menu=closed')
  await hydrated(page)
  await page.locator('a[href*="/login/0/"]:visible').first().click()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible()
  await expect(shown(page).locator('[data-large-title]')).toHaveText('تسجيل الدخول')
  arrive()
  await expect(page).toHaveURL(/\/login\/0\//)
  await expect(shown(page).locator('h1')).toHaveText(/[\u0600-\u06ff]/)
  await expect(shown(page).locator('[data-back]')).toHaveAccessibleName('رجوع تسجيل الدخول')
})

test('a page whose Arabic cannot be fetched comes in English and says so', async ({ page, quiet }) => {
  quiet.except(/data\/ar\/login\/layout2|could not be read|net::ERR_FAILED/)
  await page.route('**/data/ar/login/layout2.json', (route) => route.abort())
  await page.goto('/items/login/?mode=md&dir=rtl&menu=closed')
  await hydrated(page)
  await page.locator('a[href*="/login/1/"]:visible').first().click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page.locator('[data-overlay=toast]').getByText('بالإنجليزية')).toBeVisible()
  await expect(shown(page).locator('h1')).toHaveText(/^[A-Za-z]/)
  // Read aloud as English, and its full stops at the end of its sentences.
  await expect(shown(page).locator('[data-content]')).toHaveAttribute('lang', 'en')
  await expect(shown(page).locator('h1')).toHaveCSS('unicode-bidi', 'plaintext')
  await expect(shown(page).locator('[data-content] button').first()).toHaveCSS('direction', 'rtl')
})

test('an address whose Arabic cannot be fetched opens in English and says so', async ({ page, quiet }) => {
  quiet.except(/data\/ar\/login\/layout2|could not be read|net::ERR_FAILED/)
  await page.route('**/data/ar/login/layout2.json', (route) => route.abort())
  await page.goto('/login/1/?mode=ios&dir=rtl&menu=closed')
  await expect(page.locator('[data-overlay=toast]').getByText('بالإنجليزية')).toBeVisible()
  await expect(shown(page).locator('h1')).toHaveText(/^[A-Za-z]/)
})

test('on a connection to be spared, the first swipe fetches the menu and opens it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/login/0/?mode=md&menu=closed')
  await hydrated(page)
  await page.mouse.move(12, 500)
  await page.mouse.down()
  await page.mouse.move(80, 500, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open')
})

test.describe('what is done before React is there', () => {
  /** Lets the scripts of the page come only when it is called. */
  let letCome: () => void
  test.beforeEach(async ({ page }) => {
    const come = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route(code, async (route) => {
      await come
      await route.continue()
    })
  })

  test('words that are typed stay, and the form knows them', async ({ page }) => {
    await page.goto('/login/0/?mode=ios&lang=en', { waitUntil: 'commit' })
    const field = page.locator('[data-content] input').first()
    await field.fill('maya')
    letCome()
    await hydrated(page)
    await expect(field).toHaveValue('maya')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText("Field can't be empty.")).toHaveCount(1)
  })

  test('rows that are ticked stay ticked', async ({ page }) => {
    await page.goto('/check-boxes/0/?mode=md&lang=en', { waitUntil: 'commit' })
    const boxes = page.locator('[data-content] input[type=checkbox]')
    const before = await boxes.nth(1).isChecked()
    await boxes.nth(1).setChecked(!before, { force: true })
    letCome()
    await hydrated(page)
    await expect(boxes.nth(1)).toBeChecked({ checked: !before })
    await boxes.nth(1).setChecked(before, { force: true })
    await expect(boxes.nth(1)).toBeChecked({ checked: before })
  })

  test('a card that is tapped three times opens its alert once', async ({ page }) => {
    await page.goto('/alert/0/?mode=ios&lang=en', { waitUntil: 'commit' })
    const card = page.locator('[data-content] button').first()
    for (let tap = 0; tap < 3; tap++) await card.tap()
    letCome()
    await expect(page.getByRole('alertdialog')).toHaveCount(1)
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('a choice of the settings is taken', async ({ page }) => {
    await page.goto('/settings/?mode=ios&lang=en&menu=closed', { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Green', exact: true }).check({ force: true })
    letCome()
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'green')
  })
})
