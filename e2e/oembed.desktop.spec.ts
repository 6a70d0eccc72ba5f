import { extract } from '@extractus/oembed-extractor'
import { test as file } from '@playwright/test'
import { absolute, SITE } from '@/lib/site/site'
import { expect, test } from './support/test'

/** Asks the export that is being tested, wherever the build says that it will stand. */
const visitor = (baseURL: string | undefined) => (address: string) =>
  fetch(address.replace(SITE, (baseURL ?? '').replace(/\/$/, '')))

file(
  'a client of oEmbed finds its way from the address of a screen to the live screen',
  async ({ baseURL }) => {
    const found = await extract(absolute('/alert/2/'), { maxwidth: 400 }, visitor(baseURL))
    expect(found).toMatchObject({
      method: 'auto-discovery',
      type: 'rich',
      version: '1.0',
      provider_name: 'Patternbook',
      width: 390,
      height: 800,
    })
    expect(found.title).toContain('Alert')
    expect(String(found.html)).toContain(`src="${absolute('/alert/2/?embed=1')}"`)
    expect((await visitor(baseURL)(found.thumbnail_url ?? '')).status).toBe(200)
  },
)

test('what the client is given shows the screen in a page of somebody else', async ({ page, baseURL }) => {
  const { html } = await extract(absolute('/login/0/'), {}, visitor(baseURL))
  await page.goto('/robots.txt')
  await page.setContent(String(html).replaceAll(SITE, (baseURL ?? '').replace(/\/$/, '')))
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

file('a page without a screen to embed says so to the client', async ({ baseURL }) => {
  await expect(extract(absolute('/list/'), {}, visitor(baseURL))).rejects.toThrow('No oEmbed link found')
})
