import { open } from './support/journey'
import { expect, test } from './support/test'

/** Names of the animations that run on the screen. */
const running = () =>
  (document.querySelector('[data-content]')?.getAnimations({ subtree: true }) ?? [])
    .filter((animation) => animation.playState === 'running')
    .flatMap((animation) => ('animationName' in animation ? [String(animation.animationName)] : []))

test('five kinds of the platform have their names and turn, and there is nothing to tap', async ({
  page,
}) => {
  await open(page, '/spinner/0/', { mode: 'md', motion: '1' })
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/^Lines/, /^Lines, small/, /^Dots/, /^Bubbles/, /^Circles/])
  await expect(rows.getByRole('button')).toHaveCount(0)
  expect((await page.evaluate(running)).length).toBeGreaterThanOrEqual(5)
})

test('eight drawings of our own move, and only breathe where motion is reduced', async ({ page }) => {
  await open(page, '/spinner/1/', { mode: 'ios', motion: '1' })
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
  expect((await page.evaluate(running)).some((name) => name.endsWith('puff'))).toBe(true)
  await open(page, '/spinner/1/', { mode: 'ios' })
  const calm = await page.evaluate(running)
  expect(calm.length).toBe(8)
  expect(calm.every((name) => name.endsWith('calm'))).toBe(true)
})
