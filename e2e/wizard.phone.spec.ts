import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

/** Returns the dots below the slides. Together, they are one slider for screen readers. */
const dots = (page: Page) => page.getByRole('slider')
const expectSlide = (page: Page, number: number) =>
  expect(dots(page)).toHaveAttribute('aria-valuetext', new RegExp(`^(Slide|Picture) ${number} of 3$`))

for (const { path, mode, skippedMessage, finishedMessage } of [
  {
    path: '/wizard/0/',
    mode: 'md',
    skippedMessage: 'Skipped. You can come back at any time.',
    finishedMessage: 'You are all set',
  },
  {
    path: '/wizard/1/',
    mode: 'ios',
    skippedMessage: 'Skipped. Have a good trip.',
    finishedMessage: 'Have a good trip',
  },
  {
    path: '/wizard/2/',
    mode: 'ios',
    skippedMessage: 'Skipped. Here are the walks.',
    finishedMessage: 'Your first walk is waiting',
  },
  {
    path: '/wizard/3/',
    mode: 'md',
    skippedMessage: 'Skipped. The plan is in your booking.',
    finishedMessage: 'You are ready for Saturday',
  },
])
  test(`three steps can be moved through, finished, or skipped (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    await expect(button(page, 'Previous')).toHaveCount(0)
    await button(page, 'Skip').click()
    await expectMessage(page, skippedMessage)
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
    await expectMessage(page, finishedMessage)
    await expectSlide(page, 3)
    await expect(page).toHaveURL(new RegExp(path))
  })

for (const { dir, forwardSign } of [
  { dir: 'ltr', forwardSign: -1 },
  { dir: 'rtl', forwardSign: 1 },
])
  test(`a swipe toward the start shows the next slide (${dir})`, {
    tag: dir === 'rtl' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/wizard/0/', { mode: 'ios', dir, lang: 'en', motion: '1' })
    const swipeSlide = async (sign: number) => {
      // The swipe covers more than half of the width, so that the slide changes even on a slow machine.
      await page.mouse.move(195 - sign * 130, 300)
      await page.mouse.down()
      await page.mouse.move(195 + sign * 130, 300, { steps: 5 })
      await page.mouse.up()
    }
    await swipeSlide(forwardSign)
    await expectSlide(page, 2)
    await expect(page.getByRole('heading', { name: 'Find it again' })).toBeInViewport({ ratio: 1 })
    await swipeSlide(-forwardSign)
    await expectSlide(page, 1)
  })
