import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test, waitForHydration } from '../support/test'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const isFocusInside = (page: Page, selector: string) =>
  page.evaluate((ancestorSelector) => document.activeElement?.closest(ancestorSelector) !== null, selector)

test('the skip links of a screen lead to the screen and to the menu', async ({ page }) => {
  await openScreen(page, '/login/0/', { mode: 'ios', menu: 'closed' })
  const [screenLink, menuLink] = [link(page, 'Skip to the screen'), link(page, 'Skip to the menu')]
  await expect(screenLink).toHaveCSS('clip-path', 'inset(50%)')
  await page.keyboard.press('Tab')
  await expect(screenLink).toBeFocused()
  await expect(screenLink).toHaveCSS('clip-path', 'none')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await isFocusInside(page, '[data-page]')).toBe(true)
  await menuLink.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocusInside(page, '.sh-menu')).toBe(true)
  expect(new URL(page.url()).hash).toBe('')
})

for (const [path, name] of [
  ['/docs/', 'Skip to content'],
  ['/lab/', 'Skip to content'],
  ['/tokens/', 'Skip to content'],
  ['/compare/?show=login/0', 'Skip to the screens'],
] as const)
  test(`the skip link of ${path} leads past its header`, async ({ page }) => {
    await page.goto(path)
    if (path === '/lab/') await waitForHydration(page)
    await expect(page.getByRole('main')).toBeAttached()
    // Waits until React has hydrated the link: React then adds a key that starts with `__reactProps` to the element.
    await page.waitForFunction(
      () =>
        document.querySelector('.sh-skip') &&
        Object.keys(document.querySelector('.sh-skip') as Element).some((key) =>
          key.startsWith('__reactProps'),
        ),
    )
    await page.keyboard.press('Tab')
    await expect(link(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

test('an embed has no skip links, because its host page has its own', async ({ page }) => {
  await openScreen(page, '/login/0/', { embed: '1' })
  await expect(link(page, 'Skip to the screen')).toHaveCount(0)
})
