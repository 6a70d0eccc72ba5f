import { STORAGE_KEYS } from '@/lib/storage/types'
import { axeFindings } from '../support/axe'
import { expect, test, waitForHydration } from '../support/test'

const frontPageHeading = { name: 'Mobile UI patterns, live and ready to install', level: 1 }

test('a wide window shows the front page: description, stack, license, and three links', async ({ page }) => {
  for (const path of ['/', '/home/']) {
    await page.goto(path)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frontPageHeading.name)
    await expect(page).toHaveURL('/home/')
  }
  await expect(page.getByText('complete app screens for designers and developers')).toBeVisible()
  await expect(page.getByText('React, Tailwind CSS, shadcn CLI')).toBeVisible()
  await expect(page.getByText(/under the MIT license/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Patterns' })).toBeHidden()
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Browse the screens', '/gallery/'],
    ['Install a screen', '/docs/installing/'],
    ['Read the docs', '/docs/'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('the phone on the front page shows a live screen, and a button pauses the slideshow', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home/')
  const screen = page.frameLocator('iframe[title="Profile, live"]')
  await expect(screen.getByRole('heading', { name: 'Omar Haddad' })).toBeVisible()
  const caption = page.locator('figcaption').getByRole('link')
  await expect(caption).toHaveText('Profile on iOS, light')
  await page.getByRole('button', { name: 'Play the slideshow' }).click()
  // Each step of the slideshow takes 3.5 s. The first step starts only when its screen is ready, so the timeout is long.
  await expect(caption).toHaveText('Profile on Material, light', { timeout: 20_000 })
  await expect(screen.locator('html')).toHaveAttribute('data-mode', 'md')
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
})

test('a picture on the front page leads to its screen, and the logo in the menu leads back', async ({
  page,
}) => {
  await page.goto('/home/')
  await page.getByRole('link', { name: /^Payment/ }).click()
  await expect(page).toHaveURL(/\/payment\/0\/\?mode=(ios|md)$/)
  await waitForHydration(page)
  await expect(page.locator('[data-frame]')).toBeVisible()
  await page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: 'Patternbook' }).click()
  await expect(page.getByRole('heading', frontPageHeading)).toBeVisible()
  await expect(page).toHaveURL(/\/home\//)
})

test('the search opens a screen in the same document, and Back shows the front page again', async ({
  page,
}) => {
  await page.goto('/home/')
  await waitForHydration(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('settings')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL('/settings/')
  await expect(page.locator('[data-frame]')).toBeVisible()
  await expect(page.getByRole('heading', frontPageHeading)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Toolbar' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', frontPageHeading)).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
})

test('the introduction is shown in the preview when its URL is opened', async ({ page }) => {
  await page.goto('/home/?intro=1')
  await waitForHydration(page)
  await expect(page.getByRole('dialog', { name: 'Introduction to Patternbook' })).toBeVisible()
  await expect(page.getByRole('heading', frontPageHeading)).toBeHidden()
})

test('a narrower window shows the home screen in the same document, and a wider one shows the front page again', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.introSeen)
  await page.setViewportSize({ width: 1023, height: 800 })
  await page.goto('/home/?menu=closed')
  await waitForHydration(page)
  const homeHeading = page.getByRole('heading', { name: 'Save hours of designing.' })
  await expect(homeHeading).toBeVisible()
  await expect(page.getByRole('heading', frontPageHeading)).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(page.getByRole('heading', frontPageHeading)).toBeVisible()
  await expect(homeHeading).toBeHidden()
})

test('the front page loads without layout shifts and without the pictures that are hidden', async ({
  page,
}) => {
  const requestedShotUrls: string[] = []
  page.on('request', (request) => {
    if (/\/shots\//.test(request.url())) requestedShotUrls.push(request.url())
  })
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, {
          layoutShift: (window as unknown as { layoutShift: number }).layoutShift + entry.value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/home/?theme=light')
  await expect(page.locator('.front-screen iframe[data-shown]')).toBeAttached()
  // The limit is above 0, because the text of the header moves by a few pixels when its font loads.
  expect(await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)).toBeLessThan(
    0.001,
  )
  expect(requestedShotUrls.length).toBeGreaterThan(0)
  // Each screen has pictures for both themes. Only those for the theme of the site are loaded.
  expect(requestedShotUrls.filter((url) => url.includes('-dark'))).toEqual([])
})

test('axe finds no violations on the front page, in both themes and directions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [theme, dir] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    await page.goto(`/home/?theme=${theme}&dir=${dir}`)
    await waitForHydration(page)
    await expect(page.locator('.front-screen iframe[data-shown]')).toBeAttached()
    expect(await axeFindings(page), `${theme} ${dir}`).toEqual([])
    expect(
      await page
        .locator('.front-page .sh-page')
        .evaluate((element) => element.scrollWidth - element.clientWidth),
      dir,
    ).toBe(0)
  }
})
