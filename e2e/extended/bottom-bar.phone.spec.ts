import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const activePageSelector = '[data-page-slot]:not([inert])'
const bottomBarSelector = `${activePageSelector} [data-tab-bar]`

/** Presses Tab 40 times. Returns the texts of the focused elements of the content that the bottom bar covered, even in part. */
const findCoveredFocusStops = async (page: Page): Promise<string[]> => {
  const coveredTexts: string[] = []
  await page.locator('[data-page-slot]:not([inert]) [data-content]').first().focus()
  for (let pressCount = 0; pressCount < 40; pressCount++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate((selector) => {
      const focusedElement = document.activeElement
      if (!focusedElement?.closest('[data-content]')) return undefined
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? innerHeight
      return {
        name: (focusedElement.textContent ?? '').slice(0, 30),
        isCovered: focusedElement.getBoundingClientRect().bottom > top + 1,
      }
    }, bottomBarSelector)
    if (focused?.isCovered) coveredTexts.push(focused.name)
  }
  return coveredTexts
}

for (const path of ['/tab/0/tab/tab1/', '/tab/0/tab/tab2/', '/tab/1/tab/tab5/'])
  test(`the keyboard focus is never behind the bottom bar (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await openScreen(page, path, { mode: 'ios', menu: 'closed' })
    expect(await findCoveredFocusStops(page)).toEqual([])
  })

for (const mode of ['ios', 'md'] as const)
  test(`toasts appear above every bottom bar, however tall its labels make it (${mode})`, async ({
    page,
  }) => {
    for (const [path, text] of [
      ['/scrollSegment/1/', '1'],
      ['/scrollSegment/3/', '1'],
      ['/scrollSegment/3/', '2'],
      ['/tab/0/tab/tab2/', '2'],
      ['/check-boxes/2/', '1'],
      ['/toggle/1/', '1'],
      ['/comment/0/', '1'],
    ] as const) {
      await openScreen(page, path, { mode, menu: 'closed', text })
      await page.evaluate(() => void window.patternbook?.overlays.toast({ message: 'Saved', duration: 0 }))
      await expect(page.locator('[data-overlay=toast][data-state=presented]')).toBeVisible()
      const toastBox = (await page.locator('[data-toast]').boundingBox())!
      const barBox = (await page
        .locator(`${activePageSelector} :is([data-tab-bar], [data-bottom-bar])`)
        .boundingBox())!
      expect(toastBox.y + toastBox.height, `${path} at ${text}`).toBeLessThanOrEqual(barBox.y)
    }
  })

test('toasts appear above a floating action button', async ({ page }) => {
  for (const path of ['/check-boxes/0/', '/image-gallery/2/']) {
    await openScreen(page, path, { mode: 'md', menu: 'closed' })
    await page.evaluate(() => void window.patternbook?.overlays.toast({ message: 'Saved', duration: 0 }))
    await expect(page.locator('[data-overlay=toast][data-state=presented]')).toBeVisible()
    const toastBox = (await page.locator('[data-toast]').boundingBox())!
    const buttonBox = (await page.getByRole('button', { name: /^Add/ }).boundingBox())!
    expect(toastBox.y + toastBox.height, path).toBeLessThanOrEqual(buttonBox.y)
  }
})

test('a bottom bar grows with its labels', async ({ page }) => {
  for (const query of [{ mode: 'md', lang: 'ar', dir: 'rtl' }, { mode: 'ios' }, { mode: 'md' }] as Record<
    string,
    string
  >[])
    for (const path of ['/tab/0/tab/tab1/', '/scrollSegment/3/']) {
      await page.setViewportSize({ width: 320, height: 640 })
      await openScreen(page, path, { ...query, text: '2', menu: 'closed' })
      const cutOffLabels = await page.evaluate((selector) => {
        const barBox = document.querySelector(selector)!.getBoundingClientRect()
        return [...document.querySelectorAll(`${selector} :is(a, button) > span:last-child`)].flatMap(
          (label) => {
            const { bottom } = label.getBoundingClientRect()
            return bottom > barBox.bottom + 0.5 || bottom > innerHeight ? [label.textContent] : []
          },
        )
      }, bottomBarSelector)
      expect(cutOffLabels, `${path} ${JSON.stringify(query)}`).toEqual([])
    }
})
