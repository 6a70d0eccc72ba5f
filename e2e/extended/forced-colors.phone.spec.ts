import type { Page } from '@playwright/test'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

/** Returns the background color of the first element that matches the selector, or of its pseudo-element. */
const backgroundOf = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, pseudoElement) => getComputedStyle(element, pseudoElement).backgroundColor, pseudo)

for (const mode of ['ios', 'md'] as const) {
  test.describe(mode, () => {
    test.use({ contextOptions: { forcedColors: 'active' } })

    test('in forced colors a switch shows its thumb and its state', async ({ page }) => {
      await openScreen(page, '/toggle/0/', { mode, menu: 'closed' })
      const onTrackSelector = '[role=switch]:checked + span'
      const offTrackSelector = '[role=switch]:not(:checked) + span'
      expect(await backgroundOf(page, onTrackSelector)).not.toBe(await backgroundOf(page, offTrackSelector))
      for (const state of [onTrackSelector, offTrackSelector])
        expect(await backgroundOf(page, state, '::after')).not.toBe(await backgroundOf(page, state))
    })

    test('in forced colors the selected option differs from the others', async ({ page }) => {
      await openScreen(page, '/settings/', { mode, menu: 'closed' })
      const labelSelector = '[data-frame-key=mode] label'
      expect(await backgroundOf(page, `${labelSelector}:has(:checked)`)).not.toBe(
        await backgroundOf(page, `${labelSelector}:not(:has(:checked))`),
      )
      if (mode === 'ios') return
      await openScreen(page, '/radio-button/0/', { mode, menu: 'closed' })
      expect(await backgroundOf(page, '[type=radio]:checked + span', '::after')).not.toBe(
        await backgroundOf(page, '[type=radio]:checked + span'),
      )
    })

    test('in forced colors a slider shows its track and its value', async ({ page }) => {
      await openScreen(page, '/range/0/', { mode, menu: 'closed' })
      const pageBackground = await backgroundOf(page, 'body')
      const [filledColor, unfilledColor] = [
        await backgroundOf(page, '.slider-filled'),
        await backgroundOf(page, '.slider-unfilled'),
      ]
      expect(filledColor).not.toBe(unfilledColor)
      for (const color of [filledColor, unfilledColor]) expect(color).not.toBe(pageBackground)
    })

    test('in forced colors a button has a border', async ({ page }) => {
      await openScreen(page, '/textview/', { mode, menu: 'closed' })
      const borderWidths = await page
        .locator('[data-content] button.rounded-button')
        .evaluateAll((buttons) =>
          buttons.map((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
        )
      expect(borderWidths.length).toBeGreaterThan(2)
      expect(Math.min(...borderWidths)).toBeGreaterThanOrEqual(1)
    })
  })
}
