import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './support/test'
import { urlWithQuery } from './support/urls'

const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')
const title = (page: Page) => activePage(page).getByRole('heading', { level: 1 })
const photo = (page: Page) => activePage(page).locator('[data-shared-photo]')

test('a tile opens its album, a photo opens in full screen, and Escape returns to the album', async ({
  page,
}) => {
  await page.goto(urlWithQuery('/image-gallery/0/', { mode: 'ios' }))
  await waitForHydration(page)
  await page.getByRole('link', { name: /^Open Dawn and dusk/ }).click()
  await expect(page).toHaveURL(/image-gallery-subgallery\/\?.*gallery=0\.2(&|$)/)
  await expect(title(page)).toHaveText('Dawn and dusk')
  await activePage(page).getByRole('link', { name: 'Open Watching the sun go down' }).click()
  await expect(page).toHaveURL(/full-image-gallery\/\?.*gallery=0\.2\.3(&|$)/)
  await expect(title(page)).toHaveText('Watching the sun go down')
  await expect(page).toHaveURL(/mode=ios/)
  await expect(photo(page)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(title(page)).toHaveText('Dawn and dusk')
  await expect(activePage(page).getByRole('link', { name: 'Open Watching the sun go down' })).toBeVisible()
})

for (const { dir, nextKey } of [
  { dir: 'ltr', nextKey: 'ArrowRight' },
  { dir: 'rtl', nextKey: 'ArrowLeft' },
] as const) {
  test(`arrow keys change the photo and the URL (${dir})`, { tag: dir === 'rtl' ? '@extended' : [] }, async ({
    page,
  }) => {
    await page.goto(urlWithQuery('/full-image-gallery/', { mode: 'md', dir, gallery: '1.3' }))
    await waitForHydration(page)
    await page.keyboard.press(nextKey)
    await expect(page).toHaveURL(/gallery=1\.4/)
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/gallery=1\.8/)
    await page.reload()
    await waitForHydration(page)
    await expect(photo(page)).toBeInViewport()
    await expect(page).toHaveURL(/gallery=1\.8/)
  })
}

test('a double tap and + zoom in, Escape zooms out, and a zoomed photo has its initial size after the visitor leaves it and returns', async ({
  page,
}) => {
  await page.goto('/full-image-gallery/?gallery=2.1.1')
  await waitForHydration(page)
  const width = async () => (await photo(page).boundingBox())?.width ?? 0
  const initialWidth = await width()
  await photo(page).dblclick()
  await expect.poll(width).toBeCloseTo(initialWidth * 2.5, 0)
  await page.keyboard.press('Escape')
  await expect.poll(width).toBeCloseTo(initialWidth, 0)
  await page.keyboard.press('+')
  await expect.poll(width).toBeCloseTo(initialWidth * 1.5, 0)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/gallery=2\.1\.2/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(width).toBeCloseTo(initialWidth, 0)
})

test('a URL without a gallery opens the first one, and an invalid one also shows a note', {
  tag: '@extended',
}, async ({ page }) => {
  for (const [path, name] of [
    ['/image-gallery-subgallery/', 'Far from roads'],
    ['/full-image-gallery/', 'Still water'],
  ] as const)
    for (const [query, noticeCount] of [
      ['', 0],
      ['?gallery=0.99', 1],
    ] as const) {
      await page.goto(path + query)
      await waitForHydration(page)
      await expect(title(page)).toHaveText(name)
      await expect(activePage(page).getByText('The first gallery is shown instead')).toHaveCount(noticeCount)
    }
})

test('a heart toggles the favorite and opens nothing', async ({ page }) => {
  await page.goto('/image-gallery/2/')
  await waitForHydration(page)
  const favoriteButton = page.getByRole('button', { name: 'Favorite: Biscuit, corgi' })
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true')
  await favoriteButton.click()
  await expect(favoriteButton).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(/image-gallery\/2\//)
})

for (const mode of ['ios', 'md'] as const)
  test(`the toolbar of the viewer marks each photo as a favorite and shows its description (${mode})`, {
    tag: '@extended',
  }, async ({ page }) => {
    await page.goto(urlWithQuery('/full-image-gallery/', { mode, motion: 'reduced', gallery: '0.1.1' }))
    await waitForHydration(page)
    const toolbar = activePage(page).getByRole('toolbar')
    const favoriteButton = toolbar.getByRole('button', { name: /^Favorite:/ })
    await favoriteButton.click()
    await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true')
    const description = activePage(page).getByText(/^Snow-dusted peaks/)
    await expect(description).toHaveCount(0)
    await toolbar.getByRole('button', { name: 'Description' }).click()
    await expect(description).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(activePage(page).getByText(/^A conifer forest in warm mist/)).toBeVisible()
    await expect(favoriteButton).toHaveAccessibleName('Favorite: The foggy mile')
    await expect(favoriteButton).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('ArrowLeft')
    await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true')
  })

test('the viewer of the older generations has no toolbar', { tag: '@extended' }, async ({ page }) => {
  await page.goto(urlWithQuery('/full-image-gallery/', { mode: 'ios', ios: '18' }))
  await waitForHydration(page)
  await expect(activePage(page).getByRole('toolbar')).toHaveCount(0)
})
