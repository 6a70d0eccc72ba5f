import { expect, hydrated, test } from './support/test'

/** Names of the animations that travel. */
const running = () =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === 'running')
    .flatMap((animation) => ('animationName' in animation ? [String(animation.animationName)] : []))
    .filter((name) => /spinner/.test(name))

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
