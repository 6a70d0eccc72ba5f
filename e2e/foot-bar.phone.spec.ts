import type { Page } from '@playwright/test'
import { open } from './support/screen-actions'
import { expect, test } from './support/test'

const slot = '[data-page-slot]:not([inert])'
const bar = `${slot} [data-tab-bar]`

/** Presses Tab 40 times. Returns the text of each focused element of the content that was partly or fully behind the bottom bar. */
const hiddenStops = async (page: Page): Promise<string[]> => {
  const hidden: string[] = []
  await page.locator('[data-page-slot]:not([inert]) [data-content]').first().focus()
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate((selector) => {
      const at = document.activeElement
      if (!at?.closest('[data-content]')) return undefined
      const top = document.querySelector(selector)?.getBoundingClientRect().top ?? innerHeight
      return {
        name: (at.textContent ?? '').slice(0, 30),
        behind: at.getBoundingClientRect().bottom > top + 1,
      }
    }, bar)
    if (focused?.behind) hidden.push(focused.name)
  }
  return hidden
}

for (const path of ['/tab/0/tab/tab1/', '/tab/0/tab/tab2/', '/tab/1/tab/tab5/'])
  test(`the keyboard focus is never behind the bottom bar (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await open(page, path, { mode: 'ios', menu: 'closed' })
    expect(await hiddenStops(page)).toEqual([])
  })

for (const mode of ['ios', 'md'] as const)
  test(`toasts appear above every bottom bar, however high its labels make it (${mode})`, async ({
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
      await open(page, path, { mode, menu: 'closed', text })
      await page.evaluate(() => void window.patternbook?.overlays.toast({ message: 'Saved', duration: 0 }))
      await expect(page.locator('[data-overlay=toast][data-state=presented]')).toBeVisible()
      const toast = (await page.locator('[data-toast]').boundingBox())!
      const foot = (await page.locator(`${slot} :is([data-tab-bar], [data-foot])`).boundingBox())!
      expect(toast.y + toast.height, `${path} at ${text}`).toBeLessThanOrEqual(foot.y)
    }
  })

test('toasts appear above a floating action button', async ({ page }) => {
  for (const path of ['/check-boxes/0/', '/image-gallery/2/']) {
    await open(page, path, { mode: 'md', menu: 'closed' })
    await page.evaluate(() => void window.patternbook?.overlays.toast({ message: 'Saved', duration: 0 }))
    await expect(page.locator('[data-overlay=toast][data-state=presented]')).toBeVisible()
    const toast = (await page.locator('[data-toast]').boundingBox())!
    const button = (await page.getByRole('button', { name: /^Add/ }).boundingBox())!
    expect(toast.y + toast.height, path).toBeLessThanOrEqual(button.y)
  }
})

test('a bottom bar grows with its labels', async ({ page }) => {
  for (const keys of [{ mode: 'md', lang: 'ar', dir: 'rtl' }, { mode: 'ios' }, { mode: 'md' }] as Record<
    string,
    string
  >[])
    for (const path of ['/tab/0/tab/tab1/', '/scrollSegment/3/']) {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(page, path, { ...keys, text: '2', menu: 'closed' })
      const cut = await page.evaluate((selector) => {
        const foot = document.querySelector(selector)!.getBoundingClientRect()
        return [...document.querySelectorAll(`${selector} :is(a, button) > span:last-child`)].flatMap(
          (word) => {
            const { bottom } = word.getBoundingClientRect()
            return bottom > foot.bottom + 0.5 || bottom > innerHeight ? [word.textContent] : []
          },
        )
      }, bar)
      expect(cut, `${path} ${JSON.stringify(keys)}`).toEqual([])
    }
})
