import type { Page } from '@playwright/test'
import { countRetainedObjects, startMemorySession } from '../support/retained-objects'
import { expect, test, waitForHydration } from '../support/test'

const cycleCount = 200

/** Opens and closes the given number of alerts, one after the other. */
const openAndClose = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const overlays = window.patternbook?.overlays
    if (!overlays) throw new Error('the overlays are not loaded')
    for (let cycle = 0; cycle < count; cycle++) {
      const alert = overlays.alert({
        header: 'Hold this room?',
        inputs: [{ type: 'text', name: 'a' }],
        buttons: ['Ok'],
      })
      await alert.presented
      await alert.dismiss()
    }
  }, times)

test(`${cycleCount} alerts leave no nodes and no listeners behind`, async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto('/alert/0/?mode=ios&motion=reduced')
  await waitForHydration(page)
  const session = await startMemorySession(page)
  // The first alerts load the code and fill the caches.
  await openAndClose(page, 20)
  const before = await countRetainedObjects(session)
  await openAndClose(page, cycleCount)
  await expect(page.locator('[data-overlay]')).toHaveCount(0)
  await expect
    .poll(() => countRetainedObjects(session), { message: 'as many nodes and listeners as before' })
    .toEqual(before)
})
