import type { Locator, Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'
import { changeQuery } from './support/change-query'
import { button, open } from './support/screen-actions'
import { expect, test } from './support/test'

/** Elements that are on one side of a screen in left-to-right layouts, and on the other side in right-to-left layouts. */
const parts: {
  what: string
  path: string
  mode: Mode
  part: (page: Page) => Locator
  before?: (page: Page) => Promise<void>
  at: 'start' | 'end'
}[] = [
  {
    what: 'the error icon of a field',
    path: '/login/1/',
    mode: 'md',
    before: (page) => button(page, 'Log in').click(),
    part: (page) => page.locator('form svg.text-error').first(),
    at: 'end',
  },
  {
    what: 'the portrait beside a comment',
    path: '/comment/1/',
    mode: 'ios',
    part: (page) => page.getByRole('main').getByRole('listitem').first().locator('img'),
    at: 'start',
  },
  {
    what: 'the portrait on a card',
    path: '/google-card/0/',
    mode: 'ios',
    part: (page) => page.getByRole('main').getByRole('listitem').first().locator('picture'),
    at: 'end',
  },
  {
    what: 'the group of like, save, and share',
    path: '/expandable/0/',
    mode: 'md',
    part: (page) => button(page, 'Share Kenji Mori'),
    at: 'end',
  },
  {
    what: 'the tall picture of three',
    path: '/scrollSegment/3/',
    mode: 'ios',
    part: (page) => button(page, 'Where we turn around'),
    at: 'start',
  },
  {
    what: 'the handle of a row',
    path: '/drag-and-drop/2/',
    mode: 'md',
    part: (page) => button(page, 'Reorder Biscuit'),
    at: 'end',
  },
]

for (const { what, path, mode, part, before, at } of parts)
  test(`in right to left, ${what} is on the other side`, async ({ page }) => {
    await open(page, path, { mode, dir: 'ltr', lang: 'en' })
    await before?.(page)
    const side = async () => {
      const box = await part(page).boundingBox()
      return box && box.x + box.width / 2 < 195 ? 'left' : 'right'
    }
    expect(await side()).toBe(at === 'start' ? 'left' : 'right')
    await changeQuery(page, { dir: 'rtl' })
    await expect.poll(side).toBe(at === 'start' ? 'right' : 'left')
  })
