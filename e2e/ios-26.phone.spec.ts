import type { Page } from '@playwright/test'
import { open } from './support/screen-actions'
import { expect, test } from './support/test'

const page = '[data-page-slot]:not([inert])'

/** Width and height of the first match on the active page, px. */
const sizeOf = (at: Page, selector: string) =>
  at
    .locator(`${page} ${selector}`)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return [width, height].map(Math.round)
    })
const styleOf = (at: Page, selector: string, name: string) =>
  at
    .locator(`${page} ${selector}`)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)

test('iOS 26 and iOS 18 each have their own sizes', async ({ page: at }) => {
  const read = async (ios: '26' | '18') => {
    await open(at, '/toggle/0/', { mode: 'ios', ios })
    const [toggle, row] = [await sizeOf(at, '[role=switch] + span'), await sizeOf(at, 'ul > li label')]
    const header = await sizeOf(at, '[data-header]')
    await open(at, '/search-bars/0/', { mode: 'ios', ios })
    const search = await sizeOf(at, '[type=search]')
    await open(at, '/range/0/', { mode: 'ios', ios })
    const thumb = await sizeOf(at, '[type=range] + span')
    return { toggle, row: row[1], header: header[1], search: search[1], thumb }
  }
  expect(await read('26')).toEqual({ toggle: [63, 28], row: 64, header: 60, search: 44, thumb: [37, 24] })
  expect(await read('18')).toEqual({ toggle: [51, 31], row: 60, header: 44, search: 36, thumb: [28, 28] })
})

test('on iOS 26 the buttons of a bar are glass: a circle for one, a capsule for a group', async ({
  page: at,
}) => {
  await open(at, '/parallax/0/', { mode: 'ios' })
  expect(await sizeOf(at, '[data-back]')).toEqual([44, 44])
  const group = '[data-toolbar] [data-bar-buttons]'
  expect(await sizeOf(at, group)).toEqual([132, 44])
  for (const part of ['[data-back]', group])
    expect(await styleOf(at, part, 'backdrop-filter'), part).toMatch(/blur/)
  // Glass inside glass would blur nothing.
  expect(await styleOf(at, `${group} button`, 'backdrop-filter')).toBe('none')
  await expect(
    at.getByRole('button', { name: /^Back/ }).or(at.getByRole('link', { name: /^Back/ })),
  ).toBeVisible()
})

test('over dark pictures the buttons of iOS 26 are white on dark glass, in the light theme too', async ({
  page: at,
}) => {
  for (const path of ['/wizard/0/', '/wizard/2/', '/profile/4/']) {
    await open(at, path, { mode: 'ios', theme: 'light' })
    expect(await styleOf(at, '[data-back]', 'color'), path).toBe('rgb(255, 255, 255)')
    expect(await styleOf(at, '[data-back]', 'background-color'), path).toBe('rgba(24, 24, 27, 0.7)')
  }
  await open(at, '/wizard/3/', { mode: 'ios', theme: 'light' })
  expect(await styleOf(at, '[data-back]', 'color')).toBe('rgb(0, 0, 0)')
})

test('the glass of iOS 26 is opaque if the visitor prefers less transparency', async ({ page: at }) => {
  const session = await at.context().newCDPSession(at)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await open(at, '/parallax/0/', { mode: 'ios' })
  expect(await styleOf(at, '[data-back]', 'backdrop-filter')).toBe('none')
  expect(await styleOf(at, '[data-back]', 'background-color')).not.toMatch(/\/ 0?\.|rgba/)
})

test('glass is opaque with an edge if the visitor prefers more contrast, and on paper', async ({
  page: at,
}) => {
  await open(at, '/parallax/0/', { mode: 'ios' })
  for (const setting of [{ contrast: 'more' }, { contrast: null, media: 'print' }] as const) {
    await at.emulateMedia(setting)
    expect(await styleOf(at, '[data-back]', 'background-color')).not.toMatch(/\/ 0?\.|rgba/)
    expect(await styleOf(at, '[data-back]', 'box-shadow')).toContain('inset')
  }
})

test('dragging the indicator of the tab bar opens the tab where it is released', async ({ page: at }) => {
  await open(at, '/tab/0/tab/tab1/', { mode: 'ios' })
  const bar = at.locator(`${page} [data-tab-bar] ul`)
  expect((await sizeOf(at, '[data-tab-bar] ul'))[1]).toBe(62)
  const box = (await bar.boundingBox())!
  const [y, step] = [box.y + box.height / 2, box.width / 3]
  // This code loads when the browser is idle.
  await expect(async () => {
    await at.mouse.move(box.x + step / 2, y)
    await at.mouse.down()
    await at.mouse.move(box.x + step * 1.4, y, { steps: 6 })
    await expect(bar).toHaveAttribute('data-held', '', { timeout: 500 })
  }).toPass()
  await at.mouse.move(box.x + step * 2.5, y, { steps: 6 })
  await at.mouse.up()
  await expect(at).toHaveURL(/\/tab\/0\/tab\/tab3\//)
})

test('the tab bar shrinks to a circle while the content is scrolled down, and a press expands it', async ({
  page: at,
}) => {
  await open(at, '/tab/0/tab/tab2/', { mode: 'ios' })
  const bar = at.locator(`${page} [data-tab-bar] ul`)
  const fullWidth = (await sizeOf(at, '[data-tab-bar] ul'))[0]!
  const scroll = (top: number) =>
    at.locator(`${page} [data-content]`).evaluate((content, top) => content.scrollTo(0, top), top)
  // This code loads when the browser is idle.
  await expect(async () => {
    await scroll(0)
    await scroll(200)
    await expect(bar).toHaveAttribute('data-tabs', 'small', { timeout: 500 })
  }).toPass()
  await expect.poll(async () => (await sizeOf(at, '[data-tab-bar] ul'))[0]).toBe(50)
  await bar.click()
  await expect.poll(async () => (await sizeOf(at, '[data-tab-bar] ul'))[0]).toBe(fullWidth)
  await expect(at).toHaveURL(/\/tab\/0\/tab\/tab2\//)
})

test('the tab bar of iOS 26 is dark while a dark picture is below it', async ({ page: at }) => {
  await open(at, '/tab/1/tab/tab4/', { mode: 'ios', theme: 'light' })
  const foot = at.locator(`${page} [data-tab-bar]`)
  const row = at.getByRole('navigation', { name: 'Likes, comments, and sending' }).getByRole('list')
  /** Scrolls the lower part of a cover, or the text below it, to the middle of the bar. */
  const putBelow = (part: 'cover' | 'text') =>
    at.getByRole('button', { name: /^Static, softly/ }).evaluate((album, part) => {
      const content = album.closest('[data-content]')!
      const bar = content.parentElement!.querySelector('[data-tab-bar] ul')!.getBoundingClientRect()
      const { bottom } = album.querySelector('picture')!.getBoundingClientRect()
      content.scrollBy(0, bottom + (part === 'cover' ? -20 : 20) - (bar.top + bar.bottom) / 2)
    }, part)
  await putBelow('cover')
  await expect(foot).toHaveAttribute('data-tone', 'dark')
  await expect(row).toHaveCSS('background-color', 'rgba(24, 24, 27, 0.7)')
  await expect(row).toHaveCSS('color', 'rgb(255, 255, 255)')
  await putBelow('text')
  await expect(foot).not.toHaveAttribute('data-tone')
  await expect(row).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.62)')
  await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('small glass refracts what is below its edge, and not if the visitor prefers less transparency', async ({
  page: at,
}) => {
  await open(at, '/parallax/0/', { mode: 'ios' })
  const back = at.locator(`${page} [data-back]`)
  // This code loads after everything else.
  await expect(back).toHaveAttribute('data-lens', '44x44', { timeout: 20_000 })
  await expect(back).toHaveCSS('backdrop-filter', /url/)
  const session = await at.context().newCDPSession(at)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await expect(back).toHaveCSS('backdrop-filter', 'none')
})
