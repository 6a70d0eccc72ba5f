import { extract } from '@extractus/oembed-extractor'
import { test as baseTest } from '@playwright/test'
import { absoluteUrl, SITE_URL } from '@/lib/site/absolute-url'
import { expect, test } from '../support/test'

/** Returns a function that fetches URLs of the published site from the test server. */
const fetchFrom = (baseURL: string | undefined) => (url: string) =>
  fetch(url.replace(SITE_URL, (baseURL ?? '').replace(/\/$/, '')))

baseTest('an oEmbed client discovers the live screen from the URL of a screen', async ({ baseURL }) => {
  const embed = await extract(absoluteUrl('/alert/2/'), { maxwidth: 400 }, fetchFrom(baseURL))
  expect(embed).toMatchObject({
    method: 'auto-discovery',
    type: 'rich',
    version: '1.0',
    provider_name: 'Patternbook',
    width: 390,
    height: 800,
  })
  expect(embed.title).toContain('Alert')
  expect(String(embed.html)).toContain(`src="${absoluteUrl('/alert/2/?embed=1')}"`)
  expect((await fetchFrom(baseURL)(embed.thumbnail_url ?? '')).status).toBe(200)
})

test('the HTML for an oEmbed client shows the screen in another page', async ({ page, baseURL }) => {
  const { html } = await extract(absoluteUrl('/login/0/'), {}, fetchFrom(baseURL))
  await page.goto('/robots.txt')
  await page.setContent(String(html).replaceAll(SITE_URL, (baseURL ?? '').replace(/\/$/, '')))
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Username' })).toBeVisible()
})

baseTest('a page without a screen to embed has no oEmbed link', async ({ baseURL }) => {
  await expect(extract(absoluteUrl('/list/'), {}, fetchFrom(baseURL))).rejects.toThrow('No oEmbed link found')
})
