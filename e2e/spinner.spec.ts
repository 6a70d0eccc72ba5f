import { expect, hydrated, test } from './support/test'

/** Names of the animations that run on the screen. */
const running = () =>
  (document.querySelector('[data-content]')?.getAnimations({ subtree: true }) ?? [])
    .filter((animation) => animation.playState === 'running')
    .flatMap((animation) => ('animationName' in animation ? [String(animation.animationName)] : []))

test('all kinds move, and only breathe where motion is reduced', async ({ page }) => {
  await page.goto('/spinner/1/?mode=ios')
  await hydrated(page)
  expect((await page.evaluate(running)).some((name) => name.endsWith('puff'))).toBe(true)
  await page.goto('/spinner/1/?mode=ios&motion=reduced')
  await hydrated(page)
  const calm = await page.evaluate(running)
  expect(calm.length).toBe(8)
  expect(calm.every((name) => name.endsWith('calm'))).toBe(true)
})
