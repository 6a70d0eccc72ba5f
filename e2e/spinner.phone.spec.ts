import { button, expectMessage, open } from './support/screen-actions'
import { expect, test } from './support/test'

/** Returns the names of the CSS animations that run on the screen. */
const running = () =>
  (document.querySelector('[data-content]')?.getAnimations({ subtree: true }) ?? [])
    .filter((animation) => animation.playState === 'running')
    .flatMap((animation) => ('animationName' in animation ? [String(animation.animationName)] : []))

test('what loads in a photo library has indicators with names', async ({ page }) => {
  await open(page, '/spinner/0/', { mode: 'md', motion: '1' })
  const main = page.getByRole('main')
  for (const name of ['Uploading 12 photos', 'Creating your video', 'Loading 2 albums'])
    await expect(main.getByRole('progressbar', { name, exact: true })).toBeVisible()
  await expect(main.getByRole('progressbar', { name: 'Downloading photo' })).toHaveCount(1)
  expect((await page.evaluate(running)).length).toBeGreaterThanOrEqual(5)
})

test('the bars of the sound wave grow from their lower ends', async ({ page }) => {
  await open(page, '/spinner/1/', { mode: 'ios', motion: '1' })
  const bottoms = (time: number) =>
    page
      .getByRole('progressbar', { name: 'Recording' })
      .locator('rect')
      .evaluateAll(
        (bars, at) =>
          bars.map((bar) => {
            for (const animation of bar.getAnimations()) {
              animation.pause()
              animation.currentTime = at
            }
            return Math.round(bar.getBoundingClientRect().bottom)
          }),
        time,
      )
  const first = await bottoms(300)
  expect(first.length).toBe(7)
  expect(await bottoms(750)).toEqual(first)
})

test('the button that saves the photos is busy until they are saved', async ({ page }) => {
  await open(page, '/spinner/0/', { mode: 'md' })
  const save = button(page, 'Save to files')
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expectMessage(page, 'Today’s photos are in your files')
  await expect(save).not.toHaveAttribute('aria-busy')
})

test('five spinners move, and rest with reduced motion', async ({ page }) => {
  await open(page, '/spinner/1/', { mode: 'ios', motion: '1' })
  await expect(page.getByRole('progressbar')).toHaveCount(5)
  expect((await page.evaluate(running)).some((name) => name.endsWith('puff'))).toBe(true)
  await open(page, '/spinner/1/', { mode: 'ios' })
  expect(await page.evaluate(running)).toEqual([])
  await expect(page.getByRole('progressbar')).toHaveCount(5)
})

for (const [look, turning] of [
  [{ mode: 'ios' }, 'pb-turn'],
  [{ mode: 'md', md: 'baseline' }, 'pb-arc'],
] as const)
  test(`the loading overlay rotates, and rests with reduced motion (${look.mode})`, async ({ page }) => {
    const moving = async (motion: string) => {
      await open(page, '/alert/0/', { ...look, motion })
      return page.evaluate(async () => {
        await window.patternbook?.overlays.loading({ duration: 0 }).presented
        const shown = [...document.querySelectorAll('[data-overlay=loading] svg')].find(
          (svg) => getComputedStyle(svg).display !== 'none',
        )
        return shown
          ?.getAnimations({ subtree: true })
          .map((animation) => (animation as CSSAnimation).animationName)
      })
    }
    expect(await moving('1')).toContain(turning)
    expect(await moving('reduced')).toEqual([])
  })

test('the loading indicator of Expressive changes its shape, and rests with reduced motion', async ({
  page,
}) => {
  const names = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) =>
          (effect as KeyframeEffect).target?.matches('[data-content] [role=status] > span'),
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    )
  await open(page, '/check-boxes/0/', { mode: 'md', state: 'loading', motion: '1' })
  await expect.poll(names).toContain('pb-shapes')
  await open(page, '/check-boxes/0/', { mode: 'md', state: 'loading', motion: 'reduced' })
  await expect(page.locator('[data-content] [role=status]').first()).toBeVisible()
  expect(await names()).toEqual([])
})
