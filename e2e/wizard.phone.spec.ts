import type { Page } from '@playwright/test'
import { button, expectMessage, open } from './support/screen-actions'
import { expect, test } from './support/test'

/** Returns the dots below the slides. Together, they are one slider for screen readers. */
const dots = (page: Page) => page.getByRole('slider')
const expectSlide = (page: Page, number: number) =>
  expect(dots(page)).toHaveAttribute('aria-valuetext', new RegExp(`^(Slide|Picture) ${number} of 3$`))

for (const { path, mode, skipped, finished } of [
  {
    path: '/wizard/0/',
    mode: 'md',
    skipped: 'Skipped. You can come back at any time.',
    finished: 'You are all set',
  },
  {
    path: '/wizard/1/',
    mode: 'ios',
    skipped: 'Skipped. Have a good trip.',
    finished: 'Have a good trip',
  },
  {
    path: '/wizard/2/',
    mode: 'ios',
    skipped: 'Skipped. Here are the walks.',
    finished: 'Your first walk is waiting',
  },
  {
    path: '/wizard/3/',
    mode: 'md',
    skipped: 'Skipped. The plan is in your booking.',
    finished: 'You are ready for Saturday',
  },
])
  test(`three steps can be moved through, finished, or skipped (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    await expect(button(page, 'Previous')).toHaveCount(0)
    await button(page, 'Skip').click()
    await expectMessage(page, skipped)
    await expectSlide(page, 1)

    await button(page, 'Next').click()
    await expectSlide(page, 2)
    await button(page, 'Previous').click()
    await expectSlide(page, 1)
    await dots(page).press('End')
    await expectSlide(page, 3)
    await expect(button(page, 'Skip')).toHaveCount(0)
    await expect(button(page, 'Next')).toHaveCount(0)

    await button(page, 'Finish').click()
    await expectMessage(page, finished)
    await expectSlide(page, 3)
    await expect(page).toHaveURL(new RegExp(path))
  })

for (const { dir, away } of [
  { dir: 'ltr', away: -1 },
  { dir: 'rtl', away: 1 },
])
  test(`a swipe toward the start shows the next slide (${dir})`, async ({ page }) => {
    await open(page, '/wizard/0/', { mode: 'ios', dir, lang: 'en', motion: '1' })
    const swipe = async (way: number) => {
      // The swipe covers more than half of the width, so that the slide changes even on a slow machine.
      await page.mouse.move(195 - way * 130, 300)
      await page.mouse.down()
      await page.mouse.move(195 + way * 130, 300, { steps: 5 })
      await page.mouse.up()
    }
    await swipe(away)
    await expectSlide(page, 2)
    await expect(page.getByRole('heading', { name: 'Find it again' })).toBeInViewport({ ratio: 1 })
    await swipe(-away)
    await expectSlide(page, 1)
  })
