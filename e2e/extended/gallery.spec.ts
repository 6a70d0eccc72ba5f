import { readFileSync } from 'node:fs'
import { catalogScreens } from '@/lib/site/catalog'
import { axeFindings } from '../support/axe'
import { expect, test } from '../support/test'

const { descriptions } = JSON.parse(readFileSync('data/catalog.json', 'utf8'))
const visibleCardSelector = '.gallery-card:visible'
/** Matches the links of visible cards after hydration, which adds the platform and theme of the pictures to the link URLs. */
const hydratedLinkSelector = '.gallery-card:not([hidden]) > .gallery-link[href*="mode="]'

test('the gallery shows all screens, filters them by the URL, and shows their number', async ({ page }) => {
  await page.goto('/gallery/?mode=ios&theme=light')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  await expect(page.locator(visibleCardSelector)).toHaveCount(catalogScreens.length)
  const screenCount = page.getByRole('status').filter({ hasText: 'screens' })
  await expect(screenCount).toHaveText(`${catalogScreens.length} screens`)

  await page.getByRole('button', { name: 'Overlays' }).click()
  await page.getByRole('combobox', { name: 'Component' }).selectOption('Avatar')
  await expect(page).toHaveURL('/gallery/?mode=ios&theme=light&uses=avatar&interaction=overlay')
  const visibleCount = await page.locator(visibleCardSelector).count()
  expect(visibleCount).toBeGreaterThan(1)
  expect(visibleCount).toBeLessThan(12)
  await expect(screenCount).toHaveText(`${visibleCount} of ${catalogScreens.length} screens`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Pattern' }).selectOption('Login')
  await expect(page.getByRole('heading', { name: 'No screens match all filters' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/gallery/?mode=ios&theme=light')
  await expect(page.locator(visibleCardSelector)).toHaveCount(catalogScreens.length)
})

test('a picture opens its screen in the look of the gallery, and only pictures of that look are loaded', async ({
  page,
}) => {
  const fetchedPictures: string[] = []
  page.on('request', (request) => {
    if (/\/shots\//.test(request.url())) fetchedPictures.push(request.url().replace(/^.*\/shots\//, ''))
  })
  await page.goto('/gallery/?mode=md&theme=dark&section=profile')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  await expect(page.locator(visibleCardSelector)).toHaveCount(5)
  // Pictures load when they are near the viewport. While a filter hides a card, the pictures of the card do not load.
  const picture = page.locator(visibleCardSelector).first().locator('[data-look="md-dark"]')
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  expect(fetchedPictures.filter((name) => !name.endsWith('-md-dark.webp'))).toEqual([])

  await page.getByRole('button', { name: 'iOS', exact: true }).click()
  await expect(page).toHaveURL('/gallery/?mode=ios&theme=dark&section=profile')
  const link = page.getByRole('link', { name: 'Profile Basic' })
  await expect(link).toHaveAttribute('href', '/profile/2/?mode=ios&theme=dark')
  await link.click()
  await expect(page).toHaveURL('/profile/2/?mode=ios&theme=dark')
})

test('version and direction apply to the screens that the pictures open, and a note says so', async ({
  page,
}) => {
  const note = page.getByText('The pictures show iOS 26')
  await page.goto('/gallery/?mode=ios&theme=light&new=1')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const visibleCount = await page.locator(visibleCardSelector).count()
  expect(visibleCount).toBeGreaterThan(5)
  expect(visibleCount).toBeLessThan(40)
  await expect(note).toBeHidden()
  await page.getByRole('button', { name: 'iOS 18' }).click()
  await page.getByRole('button', { name: 'RTL' }).click()
  await expect(page).toHaveURL('/gallery/?mode=ios&theme=light&new=1&ios=18&dir=rtl')
  await expect(note).toBeVisible()
  await expect(page.locator('.gallery-card[data-item=login-0] > .gallery-link')).toHaveAttribute(
    'href',
    /^\/login\/0\/\?(?=.*mode=ios)(?=.*ios=18)(?=.*dir=rtl)(?=.*theme=light)/,
  )
})

test('favorites are stored on the device, and a collection is a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/gallery/?section=login&mode=ios&theme=light')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  const favoriteButton = page.getByRole('button', { name: 'Favorite: Login: Login + logo 2' })
  await favoriteButton.focus()
  await page.keyboard.press('Enter')
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/gallery/?favorites=1&mode=ios&theme=light')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  await expect(page.locator(visibleCardSelector)).toHaveCount(1)
  await page.getByRole('button', { name: 'Copy link to these screens' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('?mode=ios&theme=light&pick=login-1')

  await page.goto(link.replace('login-1', 'login-1,profile-2,nothing-9'))
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'screens' })).toHaveText(
    `2 of ${catalogScreens.length} screens`,
  )

  await page.goto('/gallery/?favorites=1&mode=ios&theme=light')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  await favoriteButton.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(visibleCardSelector)).toHaveCount(0)
  await expect(page.locator('.gallery-select').first()).toBeFocused()
})

test('arrow keys move between the pictures, and the focus shows the other platform', async ({ page }) => {
  await page.goto('/gallery/?mode=ios&theme=light')
  await expect(page.locator(hydratedLinkSelector).first()).toBeVisible()
  const screenLinks = page.locator('.gallery-link')
  await screenLinks.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(screenLinks.nth(1)).toBeFocused()
  await expect(page.locator('.gallery-card').nth(1)).toHaveAttribute('data-previewed-look', 'md-light')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.gallery-card').nth(1)).not.toHaveAttribute('data-previewed-look')
  await page.keyboard.press('ArrowDown')
  const [firstBox, focusedBox] = await Promise.all([
    screenLinks.first().boundingBox(),
    page.locator('.gallery-link:focus').boundingBox(),
  ])
  expect(focusedBox!.x).toBeCloseTo(firstBox!.x, 0)
  expect(focusedBox!.y).toBeGreaterThan(firstBox!.y)
  await page.keyboard.press('ArrowUp')
  await expect(screenLinks.first()).toBeFocused()
  const isTopVisible = await screenLinks.first().evaluate((link) => {
    const { x, y, width } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + 8))
  })
  expect(isTopVisible, 'the filters do not cover the focused picture').toBe(true)
  await page.keyboard.press('End')
  await expect(screenLinks.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(screenLinks.first()).toBeFocused()
})

test('the page of a pattern has its screens, a live one on each platform, its note and its commands', async ({
  page,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/patterns/radio-button/?mode=md&theme=light')
  await expect(page).toHaveTitle('Radio Button pattern · Patternbook')
  await expect(page.locator(hydratedLinkSelector)).toHaveCount(3)
  await page.getByRole('heading', { name: 'On each platform' }).scrollIntoViewIfNeeded()
  const liveScreen = page.frameLocator('iframe[title$="Material"]')
  await page.locator('.pattern-live-screen:visible').last().scrollIntoViewIfNeeded()
  await expect(liveScreen.getByRole('radio').first()).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(isMobile ? 1 : 2)
  await expect(page.getByRole('heading', { name: 'When to use' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy code' }).nth(1).click()
  const copiedText = await page.evaluate(() => navigator.clipboard.readText())
  expect(copiedText).toMatch(/^npx shadcn@latest add https?:\/\/\S+\/r\/radio-button-1\.json$/)
  await page.getByRole('link', { name: 'Radio group' }).click()
  await expect(page).toHaveURL('/gallery/?uses=radio-group')
  await expect(page.locator(visibleCardSelector)).toHaveCount(3)
})

test('the page of an overlay embeds its part of the lab, which opens it', async ({ page }) => {
  await page.goto('/patterns/toast/?mode=md&theme=light')
  const lab = page.frameLocator('iframe')
  await lab.getByRole('button', { name: 'Open toast' }).click()
  await expect(lab.locator('[data-overlay=toast][data-state=presented]')).toBeVisible()
  await expect(lab.getByRole('banner')).toBeHidden()
  await expect(page.locator('pre')).toContainText('overlays.toast(')
})

for (const path of [
  '/gallery/?pick=login-0,profile-2,wizard-1',
  '/gallery/?uses=nothing',
  '/patterns/login/',
  '/patterns/modal/',
])
  test(`axe finds no violations on ${path}, light or dark, and it fits the narrowest phone in both directions`, async ({
    page,
  }) => {
    for (const theme of ['light', 'dark'] as const) {
      const dir = theme === 'light' ? 'ltr' : 'rtl'
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}mode=ios&theme=${theme}&dir=${dir}`)
      await expect(
        page
          .locator('.gallery-main .sh-segments button[aria-pressed=true]')
          .first()
          .or(page.locator('iframe'))
          .first(),
      ).toBeVisible()
      expect(await axeFindings(page), theme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ consoleGuard }) => {
    // If JavaScript is disabled, Chromium reports every script as a failed request with the error `csp`.
    consoleGuard.allow(/^csp: .*\.js$/)
  })
  test('the gallery has its pictures and links, and the page of a pattern has its text', async ({ page }) => {
    await page.goto('/gallery/')
    await expect(page.locator(visibleCardSelector)).toHaveCount(catalogScreens.length)
    const link = page.getByRole('link', { name: 'Login Login + logo 1' })
    await expect(link).toHaveAttribute('href', '/login/0/')
    await expect(page.getByRole('group', { name: 'Filters' })).toBeHidden()
    await page.goto('/patterns/login/')
    await expect(page.getByRole('heading', { name: 'When to use' })).toBeVisible()
    await expect(page.locator('code', { hasText: 'login-0.json' })).toBeVisible()
    await expect(page.getByRole('link', { name: descriptions['login/0'] })).toBeVisible()
  })
})
