import { emulateSaveData } from './support/network'
import { expect, test, waitForHydration } from './support/test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the side menu shows all 31 entries beside the screen and marks the current one', async ({ page }) => {
  await page.goto('/check-boxes/1/?mode=ios')
  await waitForHydration(page)
  const menu = page.getByRole('navigation', { name: 'Patterns' })
  await expect(menu.locator('.sh-entry')).toHaveCount(31)
  await expect(menu.locator('[aria-current="page"]')).toHaveText('With Avatar')
  await expect(menu.getByRole('link', { name: /^Check Boxes/ })).toHaveAttribute('aria-current', 'true')
  const account = menu.getByRole('list', { name: 'Account', exact: true })
  await expect(account.getByRole('link')).toHaveText([
    /^Login/,
    /^Register/,
    /^Forgot Password/,
    /^New Password/,
  ])
  await menu.getByRole('link', { name: 'About this pattern' }).click()
  await expect(page).toHaveURL('/patterns/check-boxes/?mode=ios')
})

test('an entry of the menu opens its page in the same document, and the menu keeps its scroll position', async ({
  page,
}) => {
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  const list = page.locator('.sh-nav')
  await list.evaluate((element) => element.scrollTo(0, 200))
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page
    .getByRole('navigation', { name: 'Patterns' })
    .getByRole('link', { name: /^Toggle/ })
    .click()
  await expect(page).toHaveURL('/items/toggle/?mode=ios')
  await expect(page.locator('html[data-same-document]')).toHaveCount(1)
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
})

test('the toolbar changes platform, direction, theme, and accent, and the next visit restores them', async ({
  page,
}) => {
  await page.goto('/login/0/')
  await waitForHydration(page)
  const html = page.locator('html')
  await page.getByRole('button', { name: 'iOS', exact: true }).click()
  await page.getByRole('button', { name: 'RTL' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: /^Accent/ }).click()
  await page.getByRole('radio', { name: 'Purple' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Purple' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Accent: Purple' })).toBeFocused()
  await page.reload()
  await expect(html).toHaveAttribute('data-mode', 'ios')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-accent', 'purple')
  await expect(page.getByRole('button', { name: 'iOS', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('the toolbar and a key change the platform version, whose styles load before it shows', {
  tag: '@extended',
}, async ({ page }) => {
  const loadedGenerations: string[] = []
  page.on('response', (response) => {
    const [, generation] = /\.(26|18|expressive|baseline)\.css$/.exec(new URL(response.url()).pathname) ?? []
    if (generation && !loadedGenerations.includes(generation)) loadedGenerations.push(generation)
  })
  await page.goto('/settings/?mode=ios&ios=18')
  await waitForHydration(page)
  const html = page.locator('html')
  const version = page.getByRole('group', { name: 'iOS version' })
  await expect(version.getByRole('button', { name: 'iOS 18' })).toHaveAttribute('aria-pressed', 'true')
  expect(loadedGenerations).toEqual(['18'])
  await version.getByRole('button', { name: 'iOS 26' }).click()
  await expect(html).toHaveAttribute('data-generation', '26')
  expect(loadedGenerations).toEqual(['18', '26'])
  await expect(page).toHaveURL('/settings/?mode=ios&ios=26')
  await page.keyboard.press('m')
  await expect(html).toHaveAttribute('data-generation', 'expressive')
  await page.keyboard.press('g')
  await expect(html).toHaveAttribute('data-generation', 'baseline')
  expect(loadedGenerations).toEqual(['18', '26', 'expressive', 'baseline'])
  await expect(version).toBeHidden()
  await expect(
    page.getByRole('group', { name: 'Material version' }).getByRole('button', { name: 'Baseline' }),
  ).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: 'Baseline' })).toBeChecked()
  await page
    .getByRole('group', { name: 'Material version' })
    .getByRole('button', { name: 'Expressive' })
    .click()
  await expect(html).toHaveAttribute('data-generation', 'expressive')
})

test('the page of the device can continue below the status bar, and its bar begins below it', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/toggle/0/?mode=ios')
  await waitForHydration(page)
  const height = () => page.locator('[data-frame]').evaluate((frame: HTMLElement) => frame.offsetHeight)
  const initialHeight = await height()
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await page.getByRole('radio', { name: 'Edge to edge' }).check()
  await expect(page).toHaveURL(/[?&]edge=1/)
  // The frame now includes the strip behind the status bar, 44 px. On iOS, the edge-to-edge status bar is 54 px high.
  expect(await height()).toBe(initialHeight + 44)
  await expect(page.locator('[data-page-slot]:not([inert]) [data-toolbar]')).toHaveCSS('padding-top', '54px')
  await page.getByRole('radio', { name: 'Black strip' }).check()
  await expect(page).not.toHaveURL(/edge/)
  expect(await height()).toBe(initialHeight)
})

test('no label of the toolbar is cut off, in a narrow window and next to the inspector', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/google-card/3/?mode=md&state=empty&text=1.3')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Options: Empty, 130%' })).toBeVisible()
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const cutOffLabels = await page.evaluate(() =>
      // The hidden tooltip of a button counts toward its `scrollWidth`, so buttons with a tooltip are not checked.
      [
        ...document.querySelectorAll(
          '.sh-toolbar-row, .sh-breadcrumb :is(a, b), .sh-segments button:not([data-tooltip])',
        ),
      ]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .map((element) => element.textContent),
    )
    expect(cutOffLabels, `${width} px`).toEqual([])
  }
})

test('the options of the toolbar change state, text size, and language of the screen', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/items/login/?mode=ios')
  await waitForHydration(page)
  const optionsButton = page.getByRole('button', { name: /^Options/ })
  await optionsButton.click()
  await expect(page.getByRole('radio', { name: 'Ready' })).toBeFocused()
  await page.getByRole('radio', { name: 'Empty' }).check()
  await expect(page).toHaveURL('/items/login/?mode=ios&state=empty')
  await expect(optionsButton).toHaveAccessibleName('Options: Empty')
  await page.getByRole('radio', { name: 'Ready' }).check()
  await page.getByRole('radio', { name: '160%' }).check()
  await expect(page).toHaveURL('/items/login/?mode=ios&text=1.6')
  await page.getByRole('radio', { name: '100%' }).check()
  await expect(page).toHaveURL('/items/login/?mode=ios')
  await page.getByRole('radio', { name: 'العربية' }).check()
  await expect(page.locator('[data-frame]')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.keyboard.press('Escape')
  await expect(optionsButton).toBeFocused()
  await expect(optionsButton).toHaveAccessibleName('Options')
})

test('the breadcrumb links to the page about the pattern', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/1/?mode=ios')
  await waitForHydration(page)
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/patterns/login/?mode=ios')
})

test('Back and the Home row of the index open the front page', async ({ page }) => {
  for (const link of ['Back', /^Home/]) {
    await page.goto('/list/?mode=ios')
    await waitForHydration(page)
    await page.locator('[data-frame]').getByRole('link', { name: link }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: /Mobile UI patterns/ })).toBeVisible()
    await expect(page).toHaveURL('/home/?mode=ios')
  }
})

test('the copied link contains the whole look', { tag: '@extended' }, async ({ page, baseURL }) => {
  await page.goto('/login/1/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'iOS', exact: true }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${baseURL}/login/1/?mode=ios&ios=26&dir=ltr&theme=dark&accent=blue`)
})

test('Escape in a panel of the toolbar closes the panel, and not the overlay in the frame', {
  tag: '@extended',
}, async ({ page }) => {
  await page.goto('/alert/0/?mode=ios')
  await waitForHydration(page)
  await page.getByRole('button', { name: /The Copper Kitchen/ }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toBeVisible()
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  const panel = page.getByRole('group', { name: 'Text size' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(alert).toBeVisible()
})

test('full screen shows only the screen, and Escape returns to the preview', async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const frame = page.locator('[data-frame]')
  await page.getByRole('link', { name: 'Open full screen' }).click()
  await expect(page).toHaveURL('/login/0/?mode=ios&full=1')
  expect(await frame.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/login/0/?mode=ios')
  await expect(page.getByRole('navigation', { name: 'Patterns' })).toBeVisible()
})

test('an embed shows only the screen, and adds no history entries', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/items/login/?mode=ios&embed=1')
  await waitForHydration(page)
  await expect(page.getByRole('navigation', { name: 'Patterns' })).toBeHidden()
  expect(await page.locator('[data-frame]').boundingBox()).toMatchObject({ width: 1440, height: 900 })
  const before = await page.evaluate(() => history.length)
  await page.getByRole('link', { name: /Login \+ logo 1/ }).click()
  await expect(page.locator('[data-page-slot]:not([inert]) form').first()).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before)
  await expect(page).toHaveURL('/items/login/?mode=ios&embed=1')
})

test('F6 moves the focus between the screen and the tools', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  const expectFocusIn = (selector: string) =>
    expect.poll(() => page.evaluate((inside) => Boolean(document.activeElement?.closest(inside)), selector))
  await page.keyboard.press('F6')
  await expectFocusIn('.sh-screen').toBe(true)
  await page.keyboard.press('F6')
  await expectFocusIn('.sh-menu').toBe(true)
  await page.keyboard.press('F6')
  await expectFocusIn('.sh-screen').toBe(true)
})

test('the menu button of a screen moves the focus to the menu beside it', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/items/alert/?mode=ios')
  await waitForHydration(page)
  await page.locator('[data-page-slot]:not([inert]) .menu-button').click()
  await expect(
    page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: /^Alert \d/ }),
  ).toBeFocused()
})

test('a page that fails to load shows an error, does not open, and Retry opens it', async ({
  page,
  consoleGuard,
}) => {
  // With Save-Data, the first press also loads the code of the inspector, which fails here, too.
  consoleGuard.allow(/ERR_FAILED|could not be loaded|ChunkLoadError/)
  // With Save-Data, nothing is preloaded, so the code of the next page is requested after the click.
  await emulateSaveData(page)
  let isOffline = false
  await page.route('**/_next/static/chunks/**', (route) => (isOffline ? route.abort() : route.continue()))
  await page.goto('/login/0/?mode=ios')
  await waitForHydration(page)
  isOffline = true
  await page.getByRole('navigation', { name: 'Patterns' }).getByRole('link', { name: 'Settings' }).click()
  const notice = page.getByText('This page could not be loaded.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL('/login/0/?mode=ios')
  isOffline = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL('/settings/?mode=ios')
  await expect(notice).toBeHidden()
})

test('the device fits every window with a height of 600 px or more', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/login/0/')
  for (const [width, height] of [
    [1024, 600],
    [1024, 700],
    [1280, 720],
    [1440, 900],
    [1920, 1200],
  ] as const) {
    await page.setViewportSize({ width, height })
    const deviceBox = await page.locator('.sh-device').boundingBox()
    // The header of the window is 44 px high, and the toolbar is 76 px high.
    expect(deviceBox?.y).toBeGreaterThan(44 + 76)
    expect((deviceBox?.y ?? 0) + (deviceBox?.height ?? 0)).toBeLessThan(height - 8)
    expect(deviceBox?.width).toBeGreaterThan(270)
  }
})

test('a mistyped URL offers the page with the most similar URL', { tag: '@extended' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/)
  await page.goto('/logn/0/')
  await expect(page).toHaveTitle('Page not found · Patternbook')
  await page.getByRole('region', { name: 'Similar pages' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/login/0/')
})

test('the documentation links to the screens', { tag: '@extended' }, async ({ page }) => {
  await page.goto('/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started')
  await page.getByRole('link', { name: 'Browse the screens' }).click()
  await expect(page).toHaveURL('/gallery/')
})

test('a page has the same title after navigation and after a reload', { tag: '@extended' }, async ({
  page,
}) => {
  await page.goto('/items/toggle/?mode=ios')
  await waitForHydration(page)
  await page.locator('[data-content]').getByRole('link').first().click()
  await page.waitForURL('**/toggle/0/**')
  const title = await page.title()
  expect(title).toMatch(/Toggle · Patternbook$/)
  await page.reload()
  await expect(page).toHaveTitle(title)
})
