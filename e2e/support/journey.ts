import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './test'
import { at } from './urls'

/**
 * Opens a screen and waits until it answers. Motion is reduced unless a journey is about motion: what a screen says and
 * keeps does not depend on it, and nothing has to be waited for.
 */
export async function open(page: Page, path: string, keys: Record<string, string> = {}): Promise<void> {
  await page.goto(at(path, { motion: 'reduced', ...keys }))
  await hydrated(page)
}

/** A button by its whole name, or by a part of it that a pattern matches. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A message says exactly this, or what the pattern asks for. */
export const says = (page: Page, sentence: string | RegExp) =>
  expect(
    page.locator('[data-overlay=toast], [role=status]').getByText(sentence, { exact: true }),
  ).toBeVisible()

/** Taps a button, brought to the middle first: at the foot the sentence before may still stand. */
async function tap(target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await target.tap()
}

/** Taps buttons one after the other: each is answered by its sentence. For phones. */
export async function answers(page: Page, pairs: [name: string | RegExp, sentence: string | RegExp][]) {
  for (const [name, sentence] of pairs)
    await test.step(`${name}: ${sentence}`, async () => {
      await tap(button(page, name))
      await says(page, sentence)
    })
}

/** Taps a button that stays down until it is tapped again: both are said, and its state is told. For phones. */
export async function flips(page: Page, name: string | RegExp, on: string, off: string) {
  await test.step(`${name}: ${on}, ${off}`, async () => {
    const flip = button(page, name)
    await expect(flip).toHaveAttribute('aria-pressed', 'false')
    await tap(flip)
    await expect(flip).toHaveAttribute('aria-pressed', 'true')
    await says(page, on)
    await tap(flip)
    await expect(flip).toHaveAttribute('aria-pressed', 'false')
    await says(page, off)
  })
}
