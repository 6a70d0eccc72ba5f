import type { Page } from '@playwright/test'
import { open } from './support/journey'
import { expect, test } from './support/test'

/** Colors by which two states of a control, or a control and its ground, differ. */
const ground = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo)

for (const mode of ['ios', 'md'] as const) {
  test.describe(mode, () => {
    test.use({ contextOptions: { forcedColors: 'active' } })

    test('in forced colors a switch shows its knob and its state', async ({ page }) => {
      await open(page, '/toggle/0/', { mode, menu: 'closed' })
      const on = '[role=switch]:checked + span'
      const off = '[role=switch]:not(:checked) + span'
      expect(await ground(page, on)).not.toBe(await ground(page, off))
      for (const state of [on, off])
        expect(await ground(page, state, '::after')).not.toBe(await ground(page, state))
    })

    test('in forced colors the chosen one of several stands out', async ({ page }) => {
      await open(page, '/settings/', { mode, menu: 'closed' })
      const label = '[data-frame-key=mode] label'
      expect(await ground(page, `${label}:has(:checked)`)).not.toBe(
        await ground(page, `${label}:not(:has(:checked))`),
      )
      if (mode === 'ios') return
      await open(page, '/radio-button/0/', { mode, menu: 'closed' })
      expect(await ground(page, '[type=radio]:checked + span', '::after')).not.toBe(
        await ground(page, '[type=radio]:checked + span'),
      )
    })

    test('in forced colors a slider shows its track, and how far it is filled', async ({ page }) => {
      await open(page, '/range/0/', { mode, menu: 'closed' })
      const canvas = await ground(page, 'body')
      const [on, off] = [await ground(page, '.rail-on'), await ground(page, '.rail-off')]
      expect(on).not.toBe(off)
      for (const rail of [on, off]) expect(rail).not.toBe(canvas)
    })

    test('in forced colors a button has a rim', async ({ page }) => {
      await open(page, '/textview/', { mode, menu: 'closed' })
      const rims = await page
        .locator('[data-content] button.rounded-button')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)))
      expect(rims.length).toBeGreaterThan(2)
      expect(Math.min(...rims)).toBeGreaterThanOrEqual(1)
    })
  })
}
