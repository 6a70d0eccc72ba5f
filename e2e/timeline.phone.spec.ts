import { openScreen, tapAndExpectMessages } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, entryCount, entryName, message } of [
  {
    path: '/timeline/0/',
    mode: 'md',
    entryCount: 4,
    entryName: /^Fog on the waterfront at eight/,
    message: 'Fog on the waterfront at eight opened',
  },
  {
    path: '/timeline/1/',
    mode: 'ios',
    entryCount: 7,
    entryName: /^Maya Okafor/,
    message: '34′ Maya Okafor: Free kick, 1–1',
  },
  {
    path: '/timeline/2/',
    mode: 'ios',
    entryCount: 4,
    entryName: /^I saw the same heron .* Lucas Jansen @lucas\.jansen$/,
    message: 'Replying to Lucas Jansen',
  },
])
  test(`every entry of the timeline responds (${path})`, async ({ page }) => {
    await openScreen(page, path, { mode })
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(entryCount)
    await tapAndExpectMessages(page, [[entryName, message]])
  })

test('in right to left, the line is on the other side', async ({ page }) => {
  await openScreen(page, '/timeline/0/', { mode: 'md', dir: 'rtl' })
  const lineOffset = await page
    .getByRole('listitem')
    .first()
    .evaluate((listItem) => getComputedStyle(listItem, '::before').right)
  expect(lineOffset).toBe('0px')
})
