import { expectMessages, open } from './support/screen-actions'
import { expect, test } from './support/test'

for (const { path, mode, stops, entry, sentence } of [
  {
    path: '/timeline/0/',
    mode: 'md',
    stops: 4,
    entry: /^Fog on the waterfront at eight/,
    sentence: 'Fog on the waterfront at eight opened',
  },
  {
    path: '/timeline/1/',
    mode: 'ios',
    stops: 7,
    entry: /^Maya Okafor/,
    sentence: '34′ Maya Okafor: Free kick, 1–1',
  },
  {
    path: '/timeline/2/',
    mode: 'ios',
    stops: 4,
    entry: /^I saw the same heron .* Lucas Jansen @lucas\.jansen$/,
    sentence: 'Replying to Lucas Jansen',
  },
])
  test(`every entry of the timeline responds (${path})`, async ({ page }) => {
    await open(page, path, { mode })
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(stops)
    await expectMessages(page, [[entry, sentence]])
  })

test('in right to left, the line is on the other side', async ({ page }) => {
  await open(page, '/timeline/0/', { mode: 'md', dir: 'rtl' })
  const rail = await page
    .getByRole('listitem')
    .first()
    .evaluate((stop) => getComputedStyle(stop, '::before').right)
  expect(rail).toBe('0px')
})
