import { open, says } from './support/journey'
import { expect, test } from './support/test'

for (const { path, mode, group, chosen, other, sentence, next } of [
  {
    path: '/radio-button/0/',
    mode: 'md',
    group: 'Your country',
    chosen: 'Canada',
    other: 'Lebanon',
    sentence: 'Your country is now Lebanon',
    next: ['India', 'Your country is now India'],
  },
  {
    path: '/radio-button/1/',
    mode: 'ios',
    group: 'Following',
    chosen: /Kenji Mori/,
    other: /Freya Holm/,
    sentence: 'Freya Holm comes first in your feed',
    next: [/Zuri Mbeki/, 'Zuri Mbeki comes first in your feed'],
  },
  {
    path: '/radio-button/2/',
    mode: 'ios',
    group: 'Locations',
    chosen: 'Bryggen, Bergen',
    other: 'Gion, Kyoto',
    sentence: 'Showing places near Gion, Kyoto',
    next: ['Almadies, Dakar', 'Showing places near Almadies, Dakar'],
  },
] as const)
  test(`one is chosen from the start, a tap on a row chooses another, an arrow key the next (${path})`, async ({
    page,
  }) => {
    await open(page, path, { mode })
    const choices = page.getByRole('radiogroup', { name: group })
    const radio = (name: string | RegExp) => page.getByRole('radio', { name, exact: true })
    await expect(radio(chosen)).toBeChecked()
    await choices
      .getByRole('listitem')
      .filter({ has: radio(other) })
      .click()
    await expect(radio(other)).toBeChecked()
    await expect(radio(chosen)).not.toBeChecked()
    await says(page, sentence)
    await radio(other).press('ArrowDown')
    await expect(radio(next[0])).toBeChecked()
    await expect(radio(next[0])).toBeFocused()
    await says(page, next[1])
  })
