import { open, says } from './support/journey'
import { expect, test } from './support/test'

for (const { path, mode, total, on, off, sentences } of [
  {
    path: '/toggle/0/',
    mode: 'ios',
    total: [13, 5],
    on: /^Kenji Mori/,
    off: /^Lucas Jansen/,
    sentences: ['Kenji Mori is muted', 'You will hear from Lucas Jansen'],
  },
  {
    path: '/toggle/1/',
    mode: 'md',
    total: [9, 2],
    on: /Aiko$/,
    off: /Noah$/,
    sentences: ['Aiko can no longer see the album', 'Noah can see the album'],
  },
  {
    path: '/toggle/2/',
    mode: 'ios',
    total: [13, 4],
    on: 'Portugal',
    off: 'Italy',
    sentences: ['Shipping to Portugal is off', 'Shipping to Italy is on'],
  },
] as const)
  test(`a switch is thrown from its whole row and says what it does now (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    const toggle = (name: string | RegExp) => page.getByRole('switch', { name, exact: true })
    await expect(page.getByRole('switch')).toHaveCount(total[0])
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(total[1])
    await page
      .getByRole('listitem')
      .filter({ has: toggle(on) })
      .click()
    await expect(toggle(on)).not.toBeChecked()
    await says(page, sentences[0])
    await toggle(off).press('Space')
    await expect(toggle(off)).toBeChecked()
    await says(page, sentences[1])
  })
