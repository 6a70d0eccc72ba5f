import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { emulateSaveData, OFFLINE_MESSAGE_PATTERN } from '../support/network'
import { findOverflow } from '../support/overflow'
import { expect, test, waitForHydration } from '../support/test'
import { lookName, looks, urlWithQuery } from '../support/urls'

/** Opens the lab with one of its parts and waits until the panel of the part has loaded. */
async function openLabPart(page: Page, query: Record<string, string> = {}, part = 'alert') {
  await page.goto(`${urlWithQuery('/lab/', query)}#${part}`)
  await waitForHydration(page)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

const eventLog = (page: Page) => page.getByRole('log', { name: 'Events' })
/** Returns one line for each event in the event log: the name of the event and its details. */
const loggedLines = (page: Page) =>
  eventLog(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map(
        (item) =>
          `${item.querySelector('b')?.textContent} ${item.querySelector('.event-log-details')?.textContent}`,
      ),
    )
const overlay = (page: Page) => page.locator('[data-frame] [data-overlay]')

test('the event log shows an alert from opening to closing, with its role and data', async ({ page }) => {
  await openLabPart(page)
  await page.getByRole('button', { name: 'Open alert' }).click()
  await page.locator('[data-overlay=alert]').getByRole('button', { name: 'Hold' }).click()
  await expect(overlay(page)).toHaveCount(0)
  await expect(eventLog(page).locator('[data-event=did-dismiss]')).toHaveCount(1)
  const events = await loggedLines(page)
  expect(events.map((line) => line.split(' ')[0])).toEqual([
    'will-present',
    'did-present',
    'will-dismiss',
    'did-dismiss',
  ])
  expect(events.at(-1)).toContain('role hold')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(eventLog(page)).toHaveText('No events yet.')
})

test('the panel stays usable while an overlay is open in the device', async ({ page }) => {
  await openLabPart(page)
  await page.getByRole('button', { name: 'Open alert' }).click()
  await expect(page.locator('[data-overlay=alert]')).toBeVisible()
  await page.getByRole('tab', { name: 'Action sheet' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Action sheet' })).toBeVisible()
  await page.locator('[data-overlay=alert]').getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay(page)).toHaveCount(0)
})

test('a page opens and closes, the event log shows both, and the URL does not change', async ({ page }) => {
  await openLabPart(page, { mode: 'ios' })
  const activePage = page.locator('[data-frame] [data-page-slot]:not([inert])')
  await activePage.getByRole('textbox').fill('kept')
  await activePage.getByRole('button', { name: 'Next page' }).click()
  await expect(activePage.getByRole('heading', { name: 'Page 2' })).toBeVisible()
  // The test waits for the end of the transition, because going back earlier would reverse it.
  await expect(eventLog(page).locator('[data-event=end]')).toHaveCount(1)
  await activePage.getByRole('link', { name: /Back/ }).click()
  await expect(activePage.getByRole('textbox')).toHaveValue('kept')
  await expect(eventLog(page).locator('[data-event=end]')).toHaveCount(2)
  const names = (await loggedLines(page)).map((line) => line.split(' ')[0])
  const transitionEvents = ['will-leave', 'will-enter', 'start', 'did-enter', 'did-leave', 'end']
  expect(names).toEqual([...transitionEvents, ...transitionEvents])
  await expect(page).toHaveURL(/\/lab\/\?mode=ios#alert$/)
})

test('a part has its own URL, and arrow keys move between the parts', async ({ page }) => {
  await openLabPart(page, {}, 'toast')
  const selectedTab = page.getByRole('tab', { selected: true })
  await expect(selectedTab).toHaveText('Toast')
  await selectedTab.focus()
  await page.keyboard.press('Home')
  await expect(selectedTab).toBeFocused()
  await expect(page).toHaveURL(
    new RegExp(`#${(await selectedTab.getAttribute('id'))?.replace('lab-tab-', '')}$`),
  )
})

test('the lab itself is in English and left to right, whatever the direction of the device', async ({
  page,
}) => {
  await openLabPart(page, { dir: 'rtl' }, 'alert')
  await expect(page.locator('.lab-device [data-frame]')).toHaveCSS('direction', 'rtl')
  await expect(page.getByRole('tabpanel')).toHaveCSS('direction', 'ltr')
  await expect(eventLog(page)).toHaveCSS('direction', 'ltr')
  const selectedTab = page.getByRole('tab', { selected: true })
  await selectedTab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(selectedTab).toHaveText('Action sheet')
  await expect(selectedTab).toBeInViewport()
})

test('platform, direction, theme, and motion change in the device and in the URL', async ({ page }) => {
  await openLabPart(page, { mode: 'ios', motion: 'reduced' })
  const root = page.locator('html')
  for (const [name, attribute, value] of [
    ['Material', 'data-mode', 'md'],
    ['RTL', 'dir', 'rtl'],
    ['Dark', 'data-theme', 'dark'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(root).toHaveAttribute(attribute, value)
  }
  await page.getByRole('button', { name: '1×', exact: true }).first().click()
  await expect(root).not.toHaveAttribute('data-reduced-motion')
  await expect(page).toHaveURL(/mode=md/)
  await expect(page).toHaveURL(/motion=1/)
})

test('axe finds no violations in the lab in four looks, and no content overflows', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  // The phone project checks four of the eight looks, and the desktop project checks the other four.
  for (const look of looks.filter(({ mode, dir }) => isMobile === ((mode === 'ios') === (dir === 'ltr'))))
    await test.step(lookName(look), async () => {
      await openLabPart(page, look)
      expect.soft(await axeFindings(page), lookName(look)).toEqual([])
      expect.soft(await findOverflow(page), lookName(look)).toEqual([])
      await page.getByRole('button', { name: 'Open alert' }).click()
      await expect(page.locator('[data-overlay=alert][data-state=presented]')).toBeVisible()
      expect.soft(await axeFindings(page), `${lookName(look)} with an alert`).toEqual([])
    })
})

test('axe finds no violations in any of the panels', async ({ page }) => {
  test.setTimeout(120_000)
  await openLabPart(page)
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('tabpanel').locator(':is(button, input)').first()).toBeAttached()
    expect
      .soft(await axeFindings(page, 'all', '[role=tabpanel]'), (await tab.textContent()) ?? '')
      .toEqual([])
  }
})

test('everything can be reached on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openLabPart(page, { mode: 'ios' })
  expect(await findOverflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Open alert' }).click()
  await expect(page.locator('[data-overlay=alert]').getByRole('button', { name: 'Hold' })).toBeInViewport()
})

test('a part that fails to load shows an error, the lab still works, and the part opens when the network is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(OFFLINE_MESSAGE_PATTERN)
  await emulateSaveData(page)
  await openLabPart(page)
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Toast' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('alert')).toContainText('Toast could not be loaded')
  await page.getByRole('tab', { name: 'Alert', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Open alert' })).toBeVisible()
  await page.getByRole('tab', { name: 'Toast' }).click()
  // Selecting the tab has requested the code of the part again, and the request has failed again.
  await expect(panel.getByRole('alert')).toContainText('Toast could not be loaded')
  await context.setOffline(false)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Open toast' })).toBeVisible()
})
