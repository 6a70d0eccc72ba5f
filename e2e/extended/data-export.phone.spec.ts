import { readFile } from 'node:fs/promises'
import { databaseTree } from '@/scripts/generate/database'
import { expect, test, waitForHydration } from '../support/test'

test('the settings download the sample data of all screens in the format of a database import', async ({
  page,
}) => {
  await page.goto('/settings/?mode=ios')
  await waitForHydration(page)
  const downloadPromise = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download the sample data/ }).click()
  const download = await downloadPromise
  expect(download.suggestedFilename()).toBe('patternbook-data.json')
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(databaseTree())
  await expect(page.locator('[data-overlay=toast]').getByText('Saved as patternbook-data.json')).toBeVisible()
})

test('a failed download shows a message in the language of the screen, and can be retried', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/patternbook-data|Failed to load resource/)
  await page.route('**/patternbook-data.json', (route) => route.abort())
  await page.goto('/settings/?mode=md&dir=rtl')
  await waitForHydration(page)
  const row = page.getByRole('button', { name: /تنزيل بيانات العيّنة/ })
  await row.click()
  await expect(page.locator('[data-overlay=toast]').getByText('تعذّر جلب الملف')).toBeVisible()
  await expect(row).toBeEnabled()
})
