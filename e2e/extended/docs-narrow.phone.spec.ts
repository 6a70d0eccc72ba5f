import { docPages } from '@/lib/site/doc-pages'
import { expect, test, waitForHydration } from '../support/test'

test('the documentation and its links fit on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/docs/')
  const link = page.getByRole('link', { name: 'Docs', exact: true })
  const box = (await link.boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(320)
  await expect(page.getByRole('link', { name: 'Patternbook' }).first()).toBeVisible()
})

test('no page of the documentation is wider than the narrowest phone', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const componentDocPaths = ['header', 'map', 'range'].map((name) => `/docs/components/${name}/`)
  for (const path of [...docPages.map((doc) => doc.path), ...componentDocPaths]) {
    await page.goto(path)
    const { scrollWidth, clientWidth } = await page
      .locator('.sh-page')
      .evaluate((element) => ({ scrollWidth: element.scrollWidth, clientWidth: element.clientWidth }))
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
    const clippedTables = await page
      .locator('.sh-table')
      .evaluateAll((tables) =>
        tables.filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.textContent),
      )
    expect(clippedTables, path).toEqual([])
  }
})

test('notes fit into the sheet on the narrowest phones, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const dir of ['ltr', 'rtl']) {
    await page.goto(`/range/0/?dir=${dir}`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Inspector: code and sharing' }).tap()
    await page.getByRole('tab', { name: 'Notes' }).tap()
    await expect(page.getByRole('heading', { name: 'Also known as' })).toBeVisible()
    const overflow = await page
      .locator('.inspector-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth)
    expect(overflow, dir).toBe(0)
  }
})
