import {
  button,
  expectMessage,
  openScreen,
  tapAndExpectMessages,
  toggleAndExpectMessages,
} from './support/screen-actions'
import { expect, test } from './support/test'

test('the first group is open, several can be open at once, and the albums in them play', async ({
  page,
}) => {
  await openScreen(page, '/expandable/0/', { mode: 'ios', motion: '1' })
  const zuri = button(page, 'Zuri Mbeki')
  const kenji = button(page, 'Kenji Mori')
  const album = (name: string) => button(page, new RegExp(`^Play ${name}`))
  await expect(album('Low Sun')).toBeVisible()
  await expect(kenji).toHaveAttribute('aria-expanded', 'false')
  await expect(album('Tape Nine')).toHaveCount(0)
  await kenji.click()
  await expect(zuri).toHaveAttribute('aria-expanded', 'true')
  await expect(kenji).toHaveAttribute('aria-expanded', 'true')
  await album('Kitchen Antenna').click()
  await expectMessage(page, 'Playing Kitchen Antenna')
  await zuri.click()
  await expect(album('Low Sun')).toHaveCount(0)
  await expect(album('Tape Nine')).toBeVisible()
})

test('like, save, and share show their messages and leave the group closed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openScreen(page, '/expandable/0/', { mode: 'md' })
  await toggleAndExpectMessages(
    page,
    'Like Kenji Mori',
    'You like Kenji Mori',
    'You no longer like Kenji Mori',
  )
  await toggleAndExpectMessages(page, 'Save Kenji Mori', 'Kenji Mori saved', 'Kenji Mori is no longer saved')
  await tapAndExpectMessages(page, [['Share Kenji Mori', 'Link copied']])
  await expect(button(page, 'Kenji Mori')).toHaveAttribute('aria-expanded', 'false')
})

test('only the button opens the payment options', async ({ page }) => {
  await openScreen(page, '/expandable/1/', { mode: 'ios' })
  await expect(button(page, 'Pay for Boucle lounge chair, $348.00')).toHaveAttribute('aria-expanded', 'true')
  const payButton = button(page, 'Pay for Morel table lamp, $64.00')
  await page.getByRole('heading', { name: 'Morel table lamp' }).click()
  await expect(payButton).toHaveAttribute('aria-expanded', 'false')
  await button(page, 'Pay for Boucle lounge chair, $348.00').click()
  await expect(button(page, 'Pay with PayPal')).toHaveCount(0)
  await payButton.click()
  await tapAndExpectMessages(page, [
    ['Pay with PayPal', 'Paying for Morel table lamp with PayPal'],
    ['Pay with Visa ending in 8021', 'Paying for Morel table lamp with Visa ending in 8021'],
    ['Pay with a gift card', 'Paying for Morel table lamp with a gift card'],
  ])
})

test('the tips for a town open under their heading, and close again', async ({ page }) => {
  await openScreen(page, '/expandable/2/', { mode: 'md' })
  const eatButton = button(page, 'Where to eat 4 ideas')
  await eatButton.click()
  await tapAndExpectMessages(page, [['Cake at Nonna Pia', 'Cake at Nonna Pia is on your list']])
  await eatButton.click()
  await expect(button(page, 'Cake at Nonna Pia')).toHaveCount(0)
})
