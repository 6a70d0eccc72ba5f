import type { Page } from '@playwright/test'
import type { EngineDriver } from '../support/engine-driver'
import { engineTests } from '../support/engine-tests'
import { test } from '../support/test'

/** Returns a driver with which the engine tests control a Playwright page. */
const driverOf = (page: Page): EngineDriver => ({
  goto: async (path) => void (await page.goto(path)),
  evaluate: (script, argument = '') => page.evaluate(script, argument),
  waitUntil: async (script, argument = '') =>
    void (await page.waitForFunction(script, argument, { timeout: 20_000 })),
  click: (xpath) => page.locator(`xpath=${xpath}`).click(),
  press: (key) => page.keyboard.press(key),
})

for (const { title, run } of engineTests)
  test(`Firefox: ${title}`, async ({ page }) => {
    test.setTimeout(90_000)
    await run(driverOf(page))
  })
