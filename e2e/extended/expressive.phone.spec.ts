import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const activePageSelector = '[data-page-slot]:not([inert])'

const sizeOf = (page: Page, selector: string) =>
  page.locator(`${activePageSelector} ${selector}`).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    const contentWidth = width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return { width: Math.round(width), height: Math.round(height), contentWidth: Math.round(contentWidth) }
  })

test('Material 3 Expressive ends a form with a button 56 px high and as wide as the form, baseline does not', async ({
  page,
}) => {
  await openScreen(page, '/login/1/', { mode: 'md' })
  const form = await sizeOf(page, 'form')
  expect(await sizeOf(page, '[type=submit]')).toMatchObject({ width: form.contentWidth, height: 56 })
  await openScreen(page, '/login/1/', { mode: 'md', md: 'baseline' })
  const button = await sizeOf(page, '[type=submit]')
  expect(button.height).toBe(40)
  expect(button.width).toBeLessThan(form.width / 2)
})

test('Material 3 Expressive has its medium bar where iOS has a large title, baseline has the small bar', async ({
  page,
}) => {
  const title = page.locator(`${activePageSelector} [data-title]`)
  const largeTitle = page.locator(`${activePageSelector} [data-large-title]`)
  await openScreen(page, '/google-card/2/', { mode: 'md' })
  await expect(title).toHaveCSS('opacity', '0')
  await expect(largeTitle).toHaveCSS('font-size', '28px')
  expect((await largeTitle.boundingBox())?.height).toBeCloseTo(48, 0)
  await page
    .locator(`${activePageSelector} [data-content]`)
    .evaluate((content) => content.scrollTo({ top: 100 }))
  await expect(title).toHaveCSS('opacity', '1')
  await openScreen(page, '/google-card/2/', { mode: 'md', md: 'baseline' })
  await expect(title).toHaveCSS('opacity', '1')
  expect(await sizeOf(page, '[data-large-title]')).toMatchObject({ width: 1, height: 1 })
})

test('Material 3 Expressive has tabs at the bottom in a floating toolbar over the content, baseline in a bar', async ({
  page,
}) => {
  const tabListGeometry = () =>
    page.locator(`${activePageSelector} [role=tablist]`).evaluate((list) => {
      const { left, right, bottom, height } = list.getBoundingClientRect()
      const pageBox = list.closest('[data-page]')?.getBoundingClientRect() ?? new DOMRect()
      const panel = list.closest('[data-page]')?.querySelector('[role=tabpanel]')
      panel?.scrollTo({ top: panel.scrollHeight })
      const lastLineBox = [...(panel?.querySelectorAll('p, li') ?? [])].at(-1)?.getBoundingClientRect()
      return {
        margins: [left - pageBox.left, pageBox.right - right, pageBox.bottom - bottom].map(Math.round),
        height: Math.round(height),
        isOverContent: (panel?.getBoundingClientRect().bottom ?? 0) > bottom,
        isLastLineAbove:
          (lastLineBox?.bottom ?? Number.POSITIVE_INFINITY) <= list.getBoundingClientRect().top,
      }
    })
  await openScreen(page, '/scrollSegment/1/', { mode: 'md' })
  const floatingGeometry = await tabListGeometry()
  expect(Math.min(...floatingGeometry.margins)).toBeGreaterThanOrEqual(16)
  expect(floatingGeometry).toMatchObject({ height: 64, isOverContent: true, isLastLineAbove: true })
  await openScreen(page, '/scrollSegment/1/', { mode: 'md', md: 'baseline' })
  expect(await tabListGeometry()).toMatchObject({
    margins: [0, 0, 0],
    isOverContent: false,
    isLastLineAbove: true,
  })
})

test('the button that plays an animation again floats in Material 3 Expressive, else it is in the bar', async ({
  page,
}) => {
  const buttonPosition = () =>
    page.getByRole('button', { name: 'Play the animation again' }).evaluate((button) => {
      const box = button.getBoundingClientRect()
      const pageBox = button.closest('[data-page]')?.getBoundingClientRect() ?? new DOMRect()
      return {
        size: Math.round(box.width),
        leftGap: Math.round(box.left - pageBox.left),
        rightGap: Math.round(pageBox.right - box.right),
        bottomGap: Math.round(pageBox.bottom - box.bottom),
        isInBar: box.bottom < pageBox.top + 130,
      }
    })
  const floatingPosition = { size: 56, bottomGap: 16, isInBar: false }
  await openScreen(page, '/animation/5/', { mode: 'md', motion: '1' })
  expect(await buttonPosition()).toMatchObject({ ...floatingPosition, rightGap: 16 })
  await openScreen(page, '/animation/5/', { mode: 'md', dir: 'rtl', motion: '1', lang: 'en' })
  expect(await buttonPosition()).toMatchObject({ ...floatingPosition, leftGap: 16 })
  await openScreen(page, '/animation/5/', { mode: 'md', md: 'baseline', motion: '1' })
  expect(await buttonPosition()).toMatchObject({ size: 48, isInBar: true })
})

test('in a button group the pressed button is 15 % wider, and its neighbor makes room', async ({ page }) => {
  await openScreen(page, '/profile/0/', { mode: 'md' })
  const widthOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => button.offsetWidth)
  const before = await widthOf('Follow')
  expect(await widthOf('Message')).toBeCloseTo(before, 0)
  await page.getByRole('button', { name: 'Follow', exact: true }).hover()
  await page.mouse.down()
  await expect.poll(() => widthOf('Follow')).toBeGreaterThan(before * 1.13)
  expect(await widthOf('Message')).toBeLessThan(before)
  await page.mouse.up()
})

test('icon buttons of a bar are narrow or wide in Material 3 Expressive, in a target of at least 48 px', async ({
  page,
}) => {
  const buttonWidths = (name: string) =>
    page
      .locator(activePageSelector)
      .getByRole('button', { name })
      .first()
      .evaluate((element) => ({
        visibleWidth: Number.parseFloat(getComputedStyle(element, '::before').width),
        targetWidth: element.getBoundingClientRect().width,
      }))
  await openScreen(page, '/action-sheet/0/', { mode: 'md' })
  expect(await buttonWidths('More')).toEqual({ visibleWidth: 32, targetWidth: 48 })
  await openScreen(page, '/profile/2/', { mode: 'md' })
  expect(await buttonWidths('Share')).toEqual({ visibleWidth: 52, targetWidth: 60 })
})

test('an icon is a Material Symbol in Material 3 Expressive, and strokes in baseline and on iOS', async ({
  page,
}) => {
  const displayedIcon = () =>
    page
      .locator(`${activePageSelector} [data-tab-bar] svg`)
      .first()
      .evaluate((icon) => ({
        symbol: getComputedStyle(icon.children[1] as Element).display !== 'none',
        strokes: getComputedStyle(icon.firstElementChild as Element).display !== 'none',
      }))
  await openScreen(page, '/tab/0/tab/tab1/', { mode: 'md' })
  expect(await displayedIcon()).toEqual({ symbol: true, strokes: false })
  await openScreen(page, '/tab/0/tab/tab1/', { mode: 'md', md: 'baseline' })
  expect(await displayedIcon()).toEqual({ symbol: false, strokes: true })
  await openScreen(page, '/tab/0/tab/tab1/', { mode: 'ios' })
  expect(await displayedIcon()).toEqual({ symbol: false, strokes: true })
})
