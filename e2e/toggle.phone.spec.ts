import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, switchCounts, onName, offName, messages } of [
  {
    path: '/toggle/0/',
    mode: 'ios',
    switchCounts: [5, 4],
    onName: /^Leo Lindqvist/,
    offName: /^Lucas Jansen/,
    messages: ['Leo Lindqvist is hidden', 'Lucas Jansen is on the map'],
  },
  {
    path: '/toggle/1/',
    mode: 'md',
    switchCounts: [5, 1],
    onName: /^Notifications/,
    offName: /^Camera/,
    messages: ['Notifications: off', 'Camera: on'],
  },
  {
    path: '/toggle/2/',
    mode: 'ios',
    switchCounts: [7, 5],
    onName: /^Speaker/,
    offName: /^Sunshade/,
    messages: ['Speaker is off', 'Sunshade is on'],
  },
] as const)
  test(`a tap on a row toggles its switch and shows a message (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    const switchNamed = (name: string | RegExp) => page.getByRole('switch', { name, exact: true })
    await expect(page.getByRole('switch')).toHaveCount(switchCounts[0])
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(switchCounts[1])
    await page
      .getByRole('listitem')
      .filter({ has: switchNamed(onName) })
      .click()
    await expect(switchNamed(onName)).not.toBeChecked()
    await expectMessage(page, messages[0])
    await switchNamed(offName).press('Space')
    await expect(switchNamed(offName)).toBeChecked()
    await expectMessage(page, messages[1])
  })

test('each permission shows its effect, and the app continues with those that are granted', async ({
  page,
}) => {
  await openScreen(page, '/toggle/1/', { mode: 'ios' })
  await page.getByRole('switch', { name: /^Location/ }).check()
  await expect(page.getByText('Shows the nearest pier first')).toBeVisible()
  await page.getByRole('switch', { name: /^Location/ }).uncheck()
  await expect(page.getByText('Select the pier yourself')).toBeVisible()
  await button(page, 'Continue').click()
  await expectMessage(page, 'All set. Have a good trip.')
})

test('a device that is on shows its value, which can be changed, and the room counts its active devices', async ({
  page,
}) => {
  await openScreen(page, '/toggle/2/', { mode: 'md' })
  const temperatureSlider = page.getByRole('slider', { name: 'Temperature' })
  await expect(page.getByText('5 devices are on')).toBeVisible()
  await temperatureSlider.press('ArrowRight')
  await expect(page.getByText('Heating to 22 °C')).toBeVisible()
  await page.getByRole('switch', { name: /^Heating/ }).uncheck()
  await expect(temperatureSlider).toHaveCount(0)
  await expect(page.getByText('4 devices are on')).toBeVisible()
})

for (const mode of ['ios', 'md'] as const)
  test(`the time of the timer can be changed, and the timer can be turned off (${mode})`, {
    tag: mode === 'md' ? '@extended' : [],
  }, async ({ page }) => {
    await openScreen(page, '/toggle/2/', { mode })
    await expect(page.getByText('All off at 10:45 PM')).toBeVisible()
    if (mode === 'ios') await page.getByRole('listbox', { name: 'Minute' }).press('ArrowDown')
    else await page.getByRole('combobox', { name: 'Minute' }).selectOption('50')
    await expect(page.getByText('All off at 10:50 PM')).toBeVisible()
    await page.getByRole('switch', { name: /^Night timer/ }).uncheck()
    await expect(page.getByText('Devices stay on')).toBeVisible()
  })
