import { readFile } from 'node:fs/promises'
import { axeFindings } from '../support/axe'
import { expect, test, waitForHydration } from '../support/test'

const tokenSetSelector = 'main article'

test('a color in the URL becomes four sets of tokens with checked contrasts', async ({ page }) => {
  await page.goto('/tokens/?accent=ff8800&theme=light')
  await expect(page.locator(tokenSetSelector)).toHaveCount(4)
  await expect(page.getByRole('textbox', { name: 'Hex' })).toHaveValue('#ff8800')
  await expect(
    page.getByText(/^All \d+ pairs of text and background have a contrast ratio of 4.5:1 or more/),
  ).toBeVisible()
  // Each set of tokens shows the same button, in the colors of the set.
  const backgrounds = await page
    .getByRole('button', { name: 'Continue' })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(backgrounds).toHaveLength(4)
  expect(new Set(backgrounds).size).toBeGreaterThan(2)
  await expect(page.getByRole('article', { name: 'iOS 26, light' })).toContainText('darker than the seed')
})

test('the selected color is in the URL, adds no history entries, and is not stored', async ({ page }) => {
  await page.goto('/docs/')
  await page.goto('/tokens/?accent=blue')
  const hexField = page.getByRole('textbox', { name: 'Hex' })
  await expect(hexField).toHaveValue('#0b63e5')
  await page.getByRole('radio', { name: 'Green' }).check({ force: true })
  await expect(page).toHaveURL('/tokens/?accent=green')
  await hexField.fill('#f80')
  await hexField.press('Enter')
  await expect(page).toHaveURL('/tokens/?accent=ff8800')
  await page.getByLabel('Any color').fill('#123456')
  await expect(page).toHaveURL('/tokens/?accent=123456')
  await expect(hexField).toHaveValue('#123456')
  await expect(page.locator('html')).toHaveAttribute('data-accent', '123456')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await expect(page).not.toHaveURL(/accent=(blue|123456)/)
  expect(await page.evaluate(() => localStorage.getItem('patternbook:frame'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/docs/')
})

test('an invalid color in the URL or in the field shows an error', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/is not a valid accent/)
  await page.goto('/tokens/?accent=mauve')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The URL contains “mauve”, which is not a color',
  )
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  const hexField = page.getByRole('textbox', { name: 'Hex' })
  await hexField.fill('ff88')
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  await hexField.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '“ff88” is not a color. Enter six hex digits',
  )
  await expect(hexField).toHaveAttribute('aria-invalid', 'true')
  await hexField.fill('ff8800')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  await expect(page).toHaveURL('/tokens/?accent=ff8800')
})

test('the tokens can be downloaded in each format, with the values that are shown', async ({ page }) => {
  await page.goto('/tokens/?accent=ff8800')
  for (const [format, name] of [
    ['CSS variables', 'patternbook-ff8800.css'],
    ['Tailwind theme', 'patternbook-ff8800.tailwind.css'],
    ['Design tokens (W3C)', 'patternbook-ff8800.tokens.json'],
  ] as const) {
    await page.getByRole('radio', { name: format }).check({ force: true })
    const downloadPromise = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${name}` }).click()
    const download = await downloadPromise
    expect(download.suggestedFilename()).toBe(name)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toBe(await page.getByRole('region', { name }).locator('pre').textContent())
    expect(text).toContain('ff8800')
  }
})

test('the accent menu of the toolbar links here, with the current accent', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login/0/?accent=purple')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Accent: Purple' }).click()
  await page.getByRole('link', { name: 'Edit accent…' }).click()
  await expect(page).toHaveURL('/tokens/?accent=purple')
  await expect(page.getByRole('radio', { name: 'Purple' })).toBeChecked()
})

test('the components follow the direction, and a light set stays light on a dark page', async ({ page }) => {
  await page.goto('/tokens/?accent=purple&dir=rtl&theme=dark')
  const frame = page.getByRole('article', { name: 'iOS 26, light' }).locator('[data-frame]')
  await expect(frame).toHaveAttribute('dir', 'rtl')
  const thumbColor = await frame
    .getByRole('radiogroup')
    .evaluate((group) => getComputedStyle(group.firstElementChild!, '::before').backgroundColor)
  expect(thumbColor).toBe('rgb(255, 255, 255)')
})

test('axe finds no violations in both themes and sizes, and the page fits 320 pixels', async ({ page }) => {
  for (const [query, width] of [
    ['theme=light&accent=yellow', 1440],
    ['theme=dark&accent=ff8800&dir=rtl', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/tokens/?${query}`)
    await expect(page.locator(tokenSetSelector)).toHaveCount(4)
    expect(await axeFindings(page), query).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const { scrollWidth, clientWidth } = await page
    .locator('.sh-page')
    .evaluate((element) => ({ scrollWidth: element.scrollWidth, clientWidth: element.clientWidth }))
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('a set looks the same on a light page and on a dark one', async ({ page }) => {
  const readStyles = async (theme: string) => {
    await page.goto(`/tokens/?accent=blue&theme=${theme}`)
    await expect(page.locator(tokenSetSelector)).toHaveCount(4)
    await page.waitForFunction(() => document.getAnimations().length === 0)
    return page.locator(`${tokenSetSelector} [data-frame] *`).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { backgroundColor, color, borderColor, boxShadow } = getComputedStyle(element)
          return [element.localName, backgroundColor, color, borderColor, boxShadow].join(' ')
        }),
    )
  }
  const lightStyles = await readStyles('light')
  expect(lightStyles.length).toBeGreaterThan(40)
  expect(await readStyles('dark')).toEqual(lightStyles)
})
