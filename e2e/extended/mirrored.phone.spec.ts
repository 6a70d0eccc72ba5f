import type { Locator, Page } from '@playwright/test'
import type { Mode } from '@/lib/frame/state'
import { changeQuery } from '../support/change-query'
import { button, openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

/** Elements that are on one side of a screen in left-to-right layouts, and on the other side in right-to-left layouts. */
const mirroredElements: {
  description: string
  path: string
  mode: Mode
  locate: (page: Page) => Locator
  prepare?: (page: Page) => Promise<void>
  expectedSide: 'start' | 'end'
}[] = [
  {
    description: 'the error icon of a field',
    path: '/login/1/',
    mode: 'md',
    prepare: (page) => button(page, 'Log in').click(),
    locate: (page) => page.locator('form svg.text-error').first(),
    expectedSide: 'end',
  },
  {
    description: 'the portrait beside a comment',
    path: '/comment/1/',
    mode: 'ios',
    locate: (page) => page.getByRole('main').getByRole('listitem').first().locator('img'),
    expectedSide: 'start',
  },
  {
    description: 'the portrait on a card',
    path: '/google-card/0/',
    mode: 'ios',
    locate: (page) => page.getByRole('main').getByRole('listitem').first().locator('picture'),
    expectedSide: 'end',
  },
  {
    description: 'the group of like, save, and share',
    path: '/expandable/0/',
    mode: 'md',
    locate: (page) => button(page, 'Share Kenji Mori'),
    expectedSide: 'end',
  },
  {
    description: 'the tall picture of three',
    path: '/scrollSegment/3/',
    mode: 'ios',
    locate: (page) => button(page, 'Where we turn around'),
    expectedSide: 'start',
  },
  {
    description: 'the handle of a row',
    path: '/drag-and-drop/2/',
    mode: 'md',
    locate: (page) => button(page, 'Reorder Biscuit'),
    expectedSide: 'end',
  },
]

for (const { description, path, mode, locate, prepare, expectedSide } of mirroredElements)
  test(`in right to left, ${description} is on the other side`, async ({ page }) => {
    await openScreen(page, path, { mode, dir: 'ltr', lang: 'en' })
    await prepare?.(page)
    // 195 px is the middle of the window.
    const side = async () => {
      const box = await locate(page).boundingBox()
      return box && box.x + box.width / 2 < 195 ? 'left' : 'right'
    }
    expect(await side()).toBe(expectedSide === 'start' ? 'left' : 'right')
    await changeQuery(page, { dir: 'rtl' })
    await expect.poll(side).toBe(expectedSide === 'start' ? 'right' : 'left')
  })
