import { button, expectMessage, openScreen } from './support/screen-actions'
import { expect, test } from './support/test'

/** Returns the names of the CSS animations that run on the screen. */
const runningAnimationNames = () =>
  (document.querySelector('[data-content]')?.getAnimations({ subtree: true }) ?? [])
    .filter((animation) => animation.playState === 'running')
    .flatMap((animation) => ('animationName' in animation ? [String(animation.animationName)] : []))

test('the loading indicators of a photo library have accessible names', async ({ page }) => {
  await openScreen(page, '/spinner/0/', { mode: 'md', motion: '1' })
  const main = page.getByRole('main')
  for (const name of ['Uploading 12 photos', 'Creating your video', 'Loading 2 albums'])
    await expect(main.getByRole('progressbar', { name, exact: true })).toBeVisible()
  await expect(main.getByRole('progressbar', { name: 'Downloading photo' })).toHaveCount(1)
  expect((await page.evaluate(runningAnimationNames)).length).toBeGreaterThanOrEqual(5)
})

test('the bars of the sound wave grow from their lower ends', async ({ page }) => {
  await openScreen(page, '/spinner/1/', { mode: 'ios', motion: '1' })
  const measureBottoms = (time: number) =>
    page
      .getByRole('progressbar', { name: 'Recording' })
      .locator('rect')
      .evaluateAll(
        (bars, currentTime) =>
          bars.map((bar) => {
            for (const animation of bar.getAnimations()) {
              animation.pause()
              animation.currentTime = currentTime
            }
            return Math.round(bar.getBoundingClientRect().bottom)
          }),
        time,
      )
  const initialBottoms = await measureBottoms(300)
  expect(initialBottoms.length).toBe(7)
  expect(await measureBottoms(750)).toEqual(initialBottoms)
})

test('the button that saves the photos is busy until they are saved', async ({ page }) => {
  await openScreen(page, '/spinner/0/', { mode: 'md' })
  const saveButton = button(page, 'Save to files')
  await saveButton.click()
  await expect(saveButton).toHaveAttribute('aria-busy', 'true')
  await expectMessage(page, 'Today’s photos are in your files')
  await expect(saveButton).not.toHaveAttribute('aria-busy')
})

test('five spinners move, and stop with reduced motion', async ({ page }) => {
  await openScreen(page, '/spinner/1/', { mode: 'ios', motion: '1' })
  await expect(page.getByRole('progressbar')).toHaveCount(5)
  expect((await page.evaluate(runningAnimationNames)).some((name) => name.endsWith('puff'))).toBe(true)
  await openScreen(page, '/spinner/1/', { mode: 'ios' })
  expect(await page.evaluate(runningAnimationNames)).toEqual([])
  await expect(page.getByRole('progressbar')).toHaveCount(5)
})

for (const [look, rotationName] of [
  [{ mode: 'ios' }, 'pb-turn'],
  [{ mode: 'md', md: 'baseline' }, 'pb-arc'],
] as const)
  test(`the loading overlay rotates, and stops with reduced motion (${look.mode})`, {
    tag: look.mode === 'md' ? '@extended' : [],
  }, async ({ page }) => {
    const overlayAnimationNames = async (motion: string) => {
      await openScreen(page, '/alert/0/', { ...look, motion })
      return page.evaluate(async () => {
        await window.patternbook?.overlays.loading({ duration: 0 }).presented
        const visibleIcon = [...document.querySelectorAll('[data-overlay=loading] svg')].find(
          (svg) => getComputedStyle(svg).display !== 'none',
        )
        return visibleIcon
          ?.getAnimations({ subtree: true })
          .map((animation) => (animation as CSSAnimation).animationName)
      })
    }
    expect(await overlayAnimationNames('1')).toContain(rotationName)
    expect(await overlayAnimationNames('reduced')).toEqual([])
  })

test('the loading indicator of Expressive changes its shape, and stops with reduced motion', async ({
  page,
}) => {
  const indicatorAnimationNames = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) =>
          (effect as KeyframeEffect).target?.matches('[data-content] [role=status] > span'),
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    )
  await openScreen(page, '/check-boxes/0/', { mode: 'md', state: 'loading', motion: '1' })
  await expect.poll(indicatorAnimationNames).toContain('pb-shapes')
  await openScreen(page, '/check-boxes/0/', { mode: 'md', state: 'loading', motion: 'reduced' })
  await expect(page.locator('[data-content] [role=status]').first()).toBeVisible()
  expect(await indicatorAnimationNames()).toEqual([])
})
