import type { Page } from '@playwright/test'
import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

const dialog = (page: Page) => page.getByRole('alertdialog')
const dialogButton = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

test('Hold room holds the room, and Cancel and Escape do not', async ({ page }) => {
  await openScreen(page, '/alert/0/', { mode: 'ios' })
  const openAlert = () => button(page, /The Arch Room/).click()
  await openAlert()
  await expect(dialog(page)).toHaveAccessibleName('Hold The Arch Room?')
  await expect(dialog(page)).toHaveAccessibleDescription(/We will hold the room for you until 6:00.PM today/)
  await dialogButton(page, 'Hold room').click()
  await expectMessage(page, 'The Arch Room is yours until 6:00\u00a0PM')
  await openAlert()
  await dialogButton(page, 'Cancel').click()
  await expectMessage(page, 'The room was not held')
  await expect(page.locator('[data-overlay]')).toHaveCount(0)
  await openAlert()
  await page.keyboard.press('Escape')
  await expectMessage(page, 'The room was not held')
})

test('a warning names the hike and has only OK; likes and comments count without a dialog', async ({
  page,
}) => {
  await openScreen(page, '/alert/1/', { mode: 'md' })
  await test.step('likes and comments go one up and one down, and open nothing', async () => {
    for (const [before, after] of [
      ['46 likes', '47 likes'],
      ['7 comments', '8 comments'],
    ] as const) {
      await button(page, before).click()
      await expect(button(page, after)).toHaveAttribute('aria-pressed', 'true')
      await button(page, after).click()
      await expect(button(page, before)).toHaveAttribute('aria-pressed', 'false')
    }
    await expect(dialog(page)).toHaveCount(0)
  })
  await button(page, /Alta Via, stage 4/).click()
  await expect(dialog(page)).toHaveAccessibleName('Weather warning')
  await expect(dialog(page).getByRole('button')).toHaveText(['Got it'])
  await dialogButton(page, 'Got it').click()
  await expect(page.locator('[data-overlay]')).toHaveCount(0)
})

test('a visitor can subscribe to the newsletter with an email address, without one, or cancel', async ({
  page,
}) => {
  await openScreen(page, '/alert/2/', { mode: 'ios' })
  const openOffer = () => button(page, /One roll, one week/).click()
  await openOffer()
  await expect(dialog(page)).toHaveAccessibleName('Field Notes, every Sunday')
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill('freya@fjord.example')
  await dialogButton(page, 'Subscribe').click()
  await expectMessage(page, 'Thank you. We will send the next issue to freya@fjord.example.')
  await openOffer()
  await expect(dialog(page).getByRole('textbox', { name: 'Email' })).toHaveValue('')
  await dialogButton(page, 'Subscribe').click()
  await expectMessage(page, 'Thank you. You can add your email at any time.')
  await openOffer()
  await dialogButton(page, 'Cancel').click()
  await expectMessage(page, 'You did not subscribe')
})

test('iOS 26 aligns the text to the start and has capsule buttons, iOS 18 centers the text above divided buttons', {
  tag: '@extended',
}, async ({ page }) => {
  for (const [ios, align, radius, buttonGap, width] of [
    ['26', 'start', '24px', 8, 320],
    ['18', 'center', '0px', -1, 270],
  ] as const)
    await test.step(`iOS ${ios}`, async () => {
      await openScreen(page, '/alert/0/', { mode: 'ios', ios })
      await button(page, /The Arch Room/).click()
      await expect(page.locator('[data-overlay=alert][data-state=presented]')).toHaveCount(1)
      await expect(dialog(page).getByRole('heading')).toHaveCSS('text-align', align)
      const [cancelBox, confirmBox] = [
        await dialogButton(page, 'Cancel').boundingBox(),
        await dialogButton(page, 'Hold room').boundingBox(),
      ]
      expect(cancelBox?.y).toBe(confirmBox?.y)
      expect((confirmBox?.x ?? 0) - (cancelBox?.x ?? 0) - (cancelBox?.width ?? 0)).toBeCloseTo(buttonGap, 0)
      await expect(dialogButton(page, 'Hold room')).toHaveCSS('border-radius', radius)
      expect((await dialog(page).boundingBox())?.width).toBe(width)
    })
})

test('the confirming button is filled with the accent in iOS 26 and Expressive, and Cancel is not', {
  tag: '@extended',
}, async ({ page }) => {
  for (const query of [{ mode: 'ios' }, { mode: 'md' }] as const)
    await test.step(query.mode, async () => {
      await openScreen(page, '/alert/0/', query)
      await button(page, /The Arch Room/).click()
      await expect(page.locator('[data-overlay=alert][data-state=presented]')).toHaveCount(1)
      const backgroundOf = (name: string) =>
        dialogButton(page, name).evaluate((element) => getComputedStyle(element).backgroundColor)
      const accent = await page
        .locator('[data-frame]')
        .first()
        .evaluate((frame) => {
          const probe = frame.appendChild(document.createElement('i'))
          probe.style.background = 'var(--pb-tint-fill)'
          const { backgroundColor } = getComputedStyle(probe)
          probe.remove()
          return backgroundColor
        })
      expect(await backgroundOf('Hold room')).toBe(accent)
      expect(await backgroundOf('Cancel')).not.toBe(accent)
    })
})

test('English sentences of an alert in a right-to-left layout end with their period', {
  tag: '@extended',
}, async ({ page }) => {
  await openScreen(page, '/alert/0/', { mode: 'ios', dir: 'rtl', lang: 'en' })
  await button(page, /The Arch Room/).click()
  await expect(dialog(page)).toHaveCSS('direction', 'rtl')
  await expect(dialog(page).getByText(/We will hold the room/)).toHaveCSS('unicode-bidi', 'plaintext')
})
