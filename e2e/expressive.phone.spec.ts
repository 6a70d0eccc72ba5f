import type { Page } from '@playwright/test'
import { open } from './support/journey'
import { expect, test } from './support/test'

const page = '[data-page-slot]:not([inert])'

const sizeOf = (at: Page, selector: string) =>
  at.locator(`${page} ${selector}`).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return { width: Math.round(width), height: Math.round(height) }
  })

test('Material 3 Expressive ends a form with a button 56 px high and as wide as the form, baseline does not', async ({
  page: at,
}) => {
  await open(at, '/login/1/', { mode: 'md' })
  const form = await sizeOf(at, 'form')
  expect(await sizeOf(at, '[type=submit]')).toEqual({ width: form.width, height: 56 })
  await open(at, '/login/1/', { mode: 'md', md: 'baseline' })
  const button = await sizeOf(at, '[type=submit]')
  expect(button.height).toBe(40)
  expect(button.width).toBeLessThan(form.width / 2)
})

test('Material 3 Expressive has its medium bar where iOS has a large title, baseline has the small bar', async ({
  page: at,
}) => {
  const title = at.locator(`${page} [data-title]`)
  const below = at.locator(`${page} [data-large-title]`)
  await open(at, '/alert/0/', { mode: 'md' })
  await expect(title).toHaveCSS('opacity', '0')
  await expect(below).toHaveCSS('font-size', '28px')
  expect((await below.boundingBox())?.height).toBeCloseTo(48, 0)
  await at.locator(`${page} [data-content]`).evaluate((content) => content.scrollTo({ top: 100 }))
  await expect(title).toHaveCSS('opacity', '1')
  await open(at, '/alert/0/', { mode: 'md', md: 'baseline' })
  await expect(title).toHaveCSS('opacity', '1')
  expect(await sizeOf(at, '[data-large-title]')).toEqual({ width: 1, height: 1 })
})
