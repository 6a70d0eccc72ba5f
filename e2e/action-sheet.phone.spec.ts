import type { Page } from '@playwright/test'
import { answers, button, open, says } from './support/journey'
import { expect, test } from './support/test'

const sheet = (page: Page) => page.locator('[data-overlay=action-sheet]')

/** Opens the sheet once for each choice; each is answered by its sentence. */
async function choose(page: Page, kebab: string, choices: Record<string, string>) {
  for (const [choice, sentence] of Object.entries(choices))
    await test.step(`${choice}: ${sentence}`, async () => {
      await button(page, kebab).click()
      await sheet(page).getByRole('button', { name: choice, exact: true }).click()
      await says(page, sentence)
      await expect(sheet(page)).toHaveCount(0)
    })
}

test('a product can be bought, opened, and put away in four ways', async ({ page }) => {
  await open(page, '/action-sheet/0/', { mode: 'ios' })
  await answers(page, [
    ['Buy for $42.99', 'Arch One is in your cart for $42.99'],
    [/Arch One headphones/, 'Arch One, 4.8 of 5 from 212 owners'],
  ])
  await choose(page, 'More options', {
    'Add to Cart': 'Added to cart',
    'Add to Favorites': 'Added to favorites',
    'Read more info': 'More about Arch One is on its way',
    'Delete Item': 'Arch One was removed',
  })
})

test('the sheet begins with what cannot be undone, ends with Cancel, and Cancel says nothing', async ({
  page,
}) => {
  await open(page, '/action-sheet/1/', { mode: 'md' })
  await button(page, 'More options').click()
  await expect(page.getByRole('dialog', { name: 'Actions' }).getByRole('button')).toHaveText([
    'Add to Cart',
    'Add to Favorites',
    'Read more info',
    'Delete Item',
    'Cancel',
  ])
  await button(page, 'Cancel').click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('[data-overlay]')).toHaveCount(0)
  await choose(page, 'More options', {
    'Add to Cart': 'The print edition is in your cart',
    'Add to Favorites': 'Saved to your favorites',
    'Read more info': 'Three more stories by Sofia Marchetti',
    'Delete Item': 'You will not see this story again',
  })
})

test('the sheet of a card asks under a heading, and its answers name the card', async ({ page }) => {
  await open(page, '/action-sheet/2/', { mode: 'ios' })
  await answers(page, [[/^Noodles Late bowl at Kiku/, 'Late bowl at Kiku opened']])
  const kebab = 'More options for The Sunday stack'
  await choose(page, kebab, {
    'Read more': 'The whole story of The Sunday stack',
    'Add to Favorites': 'The Sunday stack added to favorites',
    'Delete Card': 'The Sunday stack deleted',
    'Disable Card': 'The Sunday stack is hidden for now',
  })
  await button(page, kebab).click()
  await expect(page.getByRole('dialog', { name: 'Choose what to do with this card?' })).toBeVisible()
})

test('Tab goes through the buttons of the sheet in both directions and not to the page (AS-06)', async ({
  page,
}) => {
  await open(page, '/action-sheet/1/', { mode: 'ios' })
  await button(page, 'More options').click()
  await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toHaveCount(1)
  const choices = ['Add to Cart', 'Add to Favorites', 'Read more info', 'Delete Item', 'Cancel']
  const focused = (name: string) =>
    expect(sheet(page).getByRole('button', { name, exact: true })).toBeFocused()
  for (const name of choices) {
    await page.keyboard.press('Tab')
    await focused(name)
  }
  await page.keyboard.press('Tab')
  await focused('Add to Cart')
  await page.keyboard.press('Shift+Tab')
  await focused('Cancel')
  await page.keyboard.press('Shift+Tab')
  await focused('Delete Item')
})

for (const mode of ['ios', 'md'] as const)
  test(`the sheet stays clear of the lower edge of the device (AS-07: ${mode})`, async ({ page }) => {
    await open(page, '/action-sheet/1/', { mode, motion: 'reduced' })
    const frame = page.locator('[data-frame]').first()
    await frame.evaluate((one: HTMLElement) => one.style.setProperty('--safe-bottom', '34px'))
    await button(page, 'More options').click()
    await expect(page.locator('[data-overlay=action-sheet][data-state=presented]')).toHaveCount(1)
    const [last, around] = [await button(page, 'Cancel').boundingBox(), await frame.boundingBox()]
    const free = (around?.y ?? 0) + (around?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
    expect(free).toBeGreaterThanOrEqual(33)
  })
