import { DOC_GROUPS, docPages } from '@/lib/site/doc-pages'
import { axeFindings } from '../support/axe'
import { expect, test, waitForHydration } from '../support/test'

test('the documentation can be read page by page with only the keyboard', async ({ page, isMobile }) => {
  await page.goto('/docs/')
  await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/installing/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installing screens')

  if (isMobile) {
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeHidden()
    await page.locator('summary').focus()
    await page.keyboard.press('Enter')
  }
  const docNavigation = page.getByRole('navigation', { name: 'Documentation' })
  await expect(docNavigation.getByRole('link')).toHaveText(
    DOC_GROUPS.flatMap((group) => docPages.filter((doc) => doc.group === group)).map(
      ({ title, label = title }) => label,
    ),
  )
  await expect(docNavigation.locator('[aria-current=page]')).toHaveText('Installing screens')
  await docNavigation.getByRole('link', { name: 'Gestures' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/docs/gestures/')
  await expect(page).toHaveTitle('Gestures · Patternbook')
})

test('the contents of a page link to its sections, and the interface links to each of its names', async ({
  page,
}) => {
  await page.goto('/docs/overlays/alert/')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'API reference' })
    .click()
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeInViewport()
  await page.getByRole('link', { name: 'AlertOptions', exact: true }).click()
  await expect(page).toHaveURL('/docs/overlays/alert/#api-AlertOptions')
  await expect(page.getByRole('heading', { name: 'AlertOptions', exact: true })).toBeInViewport()
  await expect(page.getByRole('table', { name: 'Members of AlertOptions' })).toContainText('subHeader?')
})

test('an old link into the overlay page leads to the page of that overlay', async ({ page }) => {
  await page.goto('/docs/overlays/#api-ToastOptions')
  const link = page.getByRole('link', { name: 'ToastOptions', exact: true })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(page).toHaveURL('/docs/overlays/toast/#api-ToastOptions')
  await expect(page.getByRole('table', { name: 'Members of ToastOptions' })).toContainText('duration?')
  await page.goto('/docs/overlays/#work-in-progress')
  await expect(page.locator('#work-in-progress').getByRole('link', { name: 'Loading' })).toBeInViewport()
})

test('the page of a component has its props, its install command, and screens that use it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/docs/components/')
  await page.getByRole('main').getByRole('link', { name: 'Segmented', exact: true }).click()
  await expect(page).toHaveURL('/docs/components/segmented/')
  await expect(page).toHaveTitle('Segmented component · Patternbook')
  await expect(page.getByRole('table', { name: 'Props of Segmented' })).toContainText('options')
  await expect(page.getByText(/npx shadcn@latest add .*\/r\/segmented\.json/)).toBeVisible()
  if (!isMobile)
    await expect(
      page.getByRole('navigation', { name: 'Documentation' }).locator('[aria-current]'),
    ).toHaveText('Segmented')
  await page.locator('#screens').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/segment\/\d\//)
})

test('a live example changes with its controls', async ({ page }) => {
  await page.goto('/docs/rtl/?mode=ios')
  const example = page.locator('.docs-example')
  await example.scrollIntoViewIfNeeded()
  const screen = page.frameLocator('iframe[title$="live on iOS"]').locator('html')
  await expect(screen).toHaveAttribute('dir', 'rtl')
  await example.getByRole('radio', { name: 'Left to right' }).check()
  await expect(screen).toHaveAttribute('dir', 'ltr')
})

test('the example of a component changes its look on both platforms', async ({ page }) => {
  await page.goto('/docs/components/button/?mode=ios')
  for (const platform of ['iOS', 'Material']) {
    const frame = page.getByRole('figure', { name: platform }).locator('[data-frame]')
    await expect(frame.getByRole('button', { name: 'Continue' })).toBeVisible()
  }
  await page.getByRole('radio', { name: 'Previous' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const materialFrame = page.getByRole('figure', { name: 'Material' }).locator('[data-frame]')
  await expect(materialFrame).toHaveAttribute('data-generation', 'baseline')
  await expect(materialFrame).toHaveAttribute('data-theme', 'dark')
  // 40 px is the height in Material 3 Baseline. The styles of Baseline have loaded, although the page itself is in iOS mode.
  await expect(materialFrame.getByRole('button', { name: 'Continue' })).toHaveCSS('min-height', '40px')
})

test('a sample is copied unchanged', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/installing/')
  await page.getByRole('button', { name: 'Copy code' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  const copiedText = await page.evaluate(() => navigator.clipboard.readText())
  expect(copiedText).toMatch(/^npx shadcn@latest add https?:\/\/\S+\/r\/login-0\.json$/)
})

test('the inspector shows notes about the pattern in the preview', async ({ page, isMobile }) => {
  await page.goto('/alert/0/')
  await waitForHydration(page)
  if (isMobile) await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  await page.getByRole('tab', { name: 'Notes' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Notes' })
  await expect(panel.getByRole('heading')).toHaveText([
    'When to use',
    'When not to use',
    'On each platform',
    'Accessibility',
    'Also known as',
  ])
  await expect(panel.getByRole('link', { name: 'alerts' })).toHaveAttribute(
    'href',
    'https://developer.apple.com/design/human-interface-guidelines/alerts',
  )
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await axeFindings(page), theme).toEqual([])
  }
})

test('a note that fails to load shows an error, and Try again loads it', async ({
  page,
  consoleGuard,
  isMobile,
}) => {
  consoleGuard.allow(/notes\/alert|ERR_FAILED|Failed to fetch/)
  await page.route('**/notes/alert.json', (route) => route.abort())
  await page.goto('/alert/0/')
  await waitForHydration(page)
  if (isMobile) await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
  await page.getByRole('tab', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { name: 'This content could not be loaded' })).toBeVisible()
  await page.unroute('**/notes/alert.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'When to use' })).toBeVisible()
})

test('a printed page contains all of its text in dark ink, without navigation', async ({ page }) => {
  for (const path of ['/docs/installing/', '/tokens/']) {
    await page.goto(`${path}?theme=dark`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 24, 29)')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    // The samples on the tokens page are rendered after their code has loaded, so the page may still be growing.
    const measureHeights = () =>
      page.evaluate(() => ({
        documentHeight: document.documentElement.scrollHeight,
        mainHeight: document.querySelector('main')?.scrollHeight ?? 0,
      }))
    await expect.poll(async () => (await measureHeights()).mainHeight, path).toBeGreaterThan(1000)
    const { documentHeight, mainHeight } = await measureHeights()
    expect(documentHeight, path).toBeGreaterThanOrEqual(mainHeight)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the bar marks the current part of the site, and one press sets the dark theme for all parts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/docs/theming/')
  // The search button gets this attribute after hydration, when the code of the shortcuts has loaded.
  await expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', /K/)
  const siteNavigation = page.getByRole('navigation', { name: 'Site' })
  await expect(siteNavigation.locator('[aria-current]')).toHaveText('Docs')
  const darkThemeButton = page.getByRole('button', { name: 'Dark theme' })
  await expect(darkThemeButton).toHaveAttribute('aria-pressed', 'false')
  await darkThemeButton.click()
  await expect(darkThemeButton).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await siteNavigation.getByRole('link', { name: 'Tokens' }).click()
  await expect(page).toHaveURL(/\/tokens\//)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const path of ['/docs/overlays/', '/tokens/', '/lab/'])
  test(`the text of ${path} grows with the font size of the browser`, async ({ page }) => {
    await page.goto(path)
    const textElements = page.locator('h1, main p').filter({ visible: true })
    await expect(textElements.nth(1)).toBeVisible()
    // Measures before and after the change in one call, because /tokens/ may add elements between two calls.
    const growthFactors = await textElements.evaluateAll((elements) => {
      const sizes = () =>
        elements
          .filter((element) => element.isConnected)
          .slice(0, 4)
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const before = sizes()
      document.documentElement.style.fontSize = '20px'
      return sizes().map((size, index) => size / (before[index] ?? 0))
    })
    expect(growthFactors.length).toBeGreaterThan(1)
    for (const factor of growthFactors) expect(factor).toBeCloseTo(1.25)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
