import type { Page } from '@playwright/test'
import { expect, waitForHydration } from './test'
import { urlWithQuery } from './urls'

/** Opens the lab with one of its tabs and waits for the panel of the tab. */
export async function openLabPanel(page: Page, tab: string, query: Record<string, string> = { mode: 'ios' }) {
  await page.goto(`${urlWithQuery('/lab/', query)}#${tab}`)
  await waitForHydration(page)
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

/** Selects an option of a radio group in the panel. */
export const chooseOption = (page: Page, label: string, option: string) =>
  page
    .getByRole('radiogroup', { name: label, exact: true })
    .getByRole('radio', { name: option, exact: true })
    .check()

/** Turns a switch in the panel on or off. */
export const setSwitch = (page: Page, label: string, isOn: boolean) =>
  page.getByRole('tabpanel').getByRole('switch', { name: label }).setChecked(isOn)

/** Clicks a button in the panel. */
export const clickButton = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click()

/** Returns the frame in the device of the lab. */
export const labFrame = (page: Page) => page.locator('.lab-device [data-frame]')

/** Waits until the result in the panel (its `status` element) equals a string or matches a pattern. */
export const expectResult = (page: Page, expectedText: string | RegExp) =>
  expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(expectedText)

/** Returns the box of an element, in px, rounded to integers. */
export async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} has no box`)
  const [left, top] = [Math.round(box.x), Math.round(box.y)]
  return { left, top, right: Math.round(box.x + box.width), bottom: Math.round(box.y + box.height) }
}
