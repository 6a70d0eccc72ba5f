import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const activePageSelector = '[data-page-slot]:not([inert])'

/** Returns the width and height, px, of the first element on the active page that matches the selector. */
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(`${activePageSelector} ${selector}`)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return [width, height].map(Math.round)
    })
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(`${activePageSelector} ${selector}`)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

test('iOS 26 and iOS 18 each have their own sizes', async ({ page }) => {
  const sizesIn = async (ios: '26' | '18') => {
    await openScreen(page, '/toggle/0/', { mode: 'ios', ios })
    const [toggle, row] = [await sizeOf(page, '[role=switch] + span'), await sizeOf(page, 'ul > li label')]
    const header = await sizeOf(page, '[data-header]')
    await openScreen(page, '/search-bars/0/', { mode: 'ios', ios })
    const search = await sizeOf(page, '[type=search]')
    await openScreen(page, '/range/0/', { mode: 'ios', ios })
    const thumb = await sizeOf(page, '[type=range] + span')
    return { toggle, row: row[1], header: header[1], search: search[1], thumb }
  }
  expect(await sizesIn('26')).toEqual({ toggle: [63, 28], row: 64, header: 60, search: 44, thumb: [37, 24] })
  expect(await sizesIn('18')).toEqual({ toggle: [51, 31], row: 60, header: 44, search: 36, thumb: [28, 28] })
})

test('on iOS 26 the buttons of a bar are glass: a circle for one, a capsule for a group', async ({
  page,
}) => {
  await openScreen(page, '/parallax/0/', { mode: 'ios' })
  expect(await sizeOf(page, '[data-back]')).toEqual([44, 44])
  const groupSelector = '[data-toolbar] [data-bar-buttons]'
  expect(await sizeOf(page, groupSelector)).toEqual([132, 44])
  for (const part of ['[data-back]', groupSelector])
    expect(await styleOf(page, part, 'backdrop-filter'), part).toMatch(/blur/)
  // A backdrop filter inside the filter of the group would have nothing to blur, so the buttons have none.
  expect(await styleOf(page, `${groupSelector} button`, 'backdrop-filter')).toBe('none')
  await expect(
    page.getByRole('button', { name: /^Back/ }).or(page.getByRole('link', { name: /^Back/ })),
  ).toBeVisible()
})

test('over dark pictures the buttons of iOS 26 are white on dark glass, in the light theme too', async ({
  page,
}) => {
  for (const path of ['/wizard/0/', '/wizard/2/', '/profile/4/']) {
    await openScreen(page, path, { mode: 'ios', theme: 'light' })
    expect(await styleOf(page, '[data-back]', 'color'), path).toBe('rgb(255, 255, 255)')
    expect(await styleOf(page, '[data-back]', 'background-color'), path).toBe('rgba(24, 24, 27, 0.7)')
  }
  await openScreen(page, '/wizard/3/', { mode: 'ios', theme: 'light' })
  expect(await styleOf(page, '[data-back]', 'color')).toBe('rgb(0, 0, 0)')
})

test('the glass of iOS 26 is opaque if the visitor prefers less transparency', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await openScreen(page, '/parallax/0/', { mode: 'ios' })
  expect(await styleOf(page, '[data-back]', 'backdrop-filter')).toBe('none')
  expect(await styleOf(page, '[data-back]', 'background-color')).not.toMatch(/\/ 0?\.|rgba/)
})

test('glass is opaque with an edge if the visitor prefers more contrast, and on paper', async ({ page }) => {
  await openScreen(page, '/parallax/0/', { mode: 'ios' })
  for (const mediaOptions of [{ contrast: 'more' }, { contrast: null, media: 'print' }] as const) {
    await page.emulateMedia(mediaOptions)
    expect(await styleOf(page, '[data-back]', 'background-color')).not.toMatch(/\/ 0?\.|rgba/)
    expect(await styleOf(page, '[data-back]', 'box-shadow')).toContain('inset')
  }
})

test('dragging the indicator of the tab bar opens the tab where it is released', async ({ page }) => {
  await openScreen(page, '/tab/0/tab/tab1/', { mode: 'ios' })
  const bar = page.locator(`${activePageSelector} [data-tab-bar] ul`)
  expect((await sizeOf(page, '[data-tab-bar] ul'))[1]).toBe(62)
  const box = (await bar.boundingBox())!
  const [y, tabWidth] = [box.y + box.height / 2, box.width / 3]
  // The code for dragging loads when the browser is idle, so the drag is repeated until it has an effect.
  await expect(async () => {
    await page.mouse.move(box.x + tabWidth / 2, y)
    await page.mouse.down()
    await page.mouse.move(box.x + tabWidth * 1.4, y, { steps: 6 })
    await expect(bar).toHaveAttribute('data-held', '', { timeout: 500 })
  }).toPass()
  await page.mouse.move(box.x + tabWidth * 2.5, y, { steps: 6 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/tab\/0\/tab\/tab3\//)
})

test('the tab bar shrinks to a circle while the content is scrolled down, and a press expands it', async ({
  page,
}) => {
  await openScreen(page, '/tab/0/tab/tab2/', { mode: 'ios' })
  const bar = page.locator(`${activePageSelector} [data-tab-bar] ul`)
  const fullWidth = (await sizeOf(page, '[data-tab-bar] ul'))[0]!
  const scrollContentTo = (top: number) =>
    page
      .locator(`${activePageSelector} [data-content]`)
      .evaluate((content, top) => content.scrollTo(0, top), top)
  // The code that shrinks the tab bar loads when the browser is idle, so the test scrolls until it has an effect.
  await expect(async () => {
    await scrollContentTo(0)
    await scrollContentTo(200)
    await expect(bar).toHaveAttribute('data-tab-bar-size', 'small', { timeout: 500 })
  }).toPass()
  await expect.poll(async () => (await sizeOf(page, '[data-tab-bar] ul'))[0]).toBe(50)
  await bar.click()
  await expect.poll(async () => (await sizeOf(page, '[data-tab-bar] ul'))[0]).toBe(fullWidth)
  await expect(page).toHaveURL(/\/tab\/0\/tab\/tab2\//)
})

test('the tab bar of iOS 26 is dark while a dark picture is below it', async ({ page }) => {
  await openScreen(page, '/tab/1/tab/tab4/', { mode: 'ios', theme: 'light' })
  const tabBar = page.locator(`${activePageSelector} [data-tab-bar]`)
  const row = page.getByRole('navigation', { name: 'Likes, comments, and dedications' }).getByRole('list')
  /** Scrolls until the lower part of the cover of an album, or the text below the cover, is behind the middle of the tab bar. */
  const scrollBehindBar = (part: 'cover' | 'text') =>
    page.getByRole('button', { name: /^Static, softly/ }).evaluate((album, part) => {
      const content = album.closest('[data-content]')!
      const bar = content.parentElement!.querySelector('[data-tab-bar] ul')!.getBoundingClientRect()
      const { bottom } = album.querySelector('picture')!.getBoundingClientRect()
      content.scrollBy(0, bottom + (part === 'cover' ? -20 : 20) - (bar.top + bar.bottom) / 2)
    }, part)
  await scrollBehindBar('cover')
  await expect(tabBar).toHaveAttribute('data-tone', 'dark')
  await expect(row).toHaveCSS('background-color', 'rgba(24, 24, 27, 0.7)')
  await expect(row).toHaveCSS('color', 'rgb(255, 255, 255)')
  await scrollBehindBar('text')
  await expect(tabBar).not.toHaveAttribute('data-tone')
  await expect(row).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.62)')
  await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('small glass refracts what is below its edge, and not if the visitor prefers less transparency', async ({
  page,
}) => {
  await openScreen(page, '/parallax/0/', { mode: 'ios' })
  const backButton = page.locator(`${activePageSelector} [data-back]`)
  // The code for refraction loads last, so the timeout is longer.
  await expect(backButton).toHaveAttribute('data-refraction-size', '44x44', { timeout: 20_000 })
  await expect(backButton).toHaveCSS('backdrop-filter', /url/)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await expect(backButton).toHaveCSS('backdrop-filter', 'none')
})
