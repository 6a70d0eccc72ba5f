import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe'
import { motion, told, toTheEnd } from './support/motion'
import { expect, hydrated, test } from './support/test'

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  const parts = motion(page)
  await parts.tab.click()
  await expect(parts.hold).toBeVisible()
  return parts
}
const alert = (page: Page) => page.locator('[data-overlay=alert]')
const current = (page: Page) => page.locator('[data-page-slot]:not([inert])')

test('an alert is held at its first frame, gone through by hand, and presented at the end', async ({
  page,
}) => {
  const { hold, time, moment, panel, lane, play } = await visit(page, '/alert/0/?mode=ios')
  await hold.check()
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(time).toHaveText('Held 0 / 200 ms')
  await expect(panel.getByRole('button', { name: /^Alert/ })).toContainText('transform, opacity')
  await expect(panel.getByRole('img', { name: /^Curve of/ })).toBeVisible()
  await moment.fill('100')
  await expect(time).toHaveText('Held 100 / 200 ms')
  await panel.getByRole('button', { name: 'Step on' }).click()
  await expect(time).toHaveText('Held 117 / 200 ms')
  await panel.getByRole('button', { name: 'Step back' }).click()
  await expect(time).toHaveText('Held 100 / 200 ms')
  await expect(alert(page)).toHaveAttribute('data-state', 'presenting')
  expect(await told(lane, 1)).toEqual(['will-present'])
  await toTheEnd(moment)
  await expect(alert(page)).toHaveAttribute('data-state', 'presented')
  await expect(time).toHaveText('At rest 200 / 200 ms')

  await alert(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(time).toHaveText('Held 0 / 200 ms')
  await hold.uncheck()
  await play.click()
  await expect(alert(page)).toHaveCount(0)
  await expect(lane.locator('[data-event=did-dismiss]').first()).toContainText('role cancel')
  expect((await told(lane, 4)).slice(0, 4)).toEqual([
    'will-present',
    'did-present',
    'will-dismiss',
    'did-dismiss',
  ])
})

test('who dismisses an alert that is held sees it go back from there', async ({ page }) => {
  const { hold, time, moment } = await visit(page, '/alert/0/?mode=ios')
  await hold.check()
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(time).toHaveText('Held 0 / 200 ms')
  await moment.fill('120')
  await page.keyboard.press('Escape')
  await expect(time).toHaveText('Held 120 / 200 ms, on the way back')
  await moment.fill('0')
  await expect(alert(page)).toHaveCount(0)
})

test('speed stands in the address, from a twentieth to full', async ({ page }) => {
  const { speed } = await visit(page, '/login/0/?mode=ios')
  await speed.fill('0.05')
  await expect(page).toHaveURL(/[?&]motion=0\.05$/)
  await speed.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]motion=0\.1$/)
  await speed.fill('1')
  await expect(page).toHaveURL('/login/0/?mode=ios')
})

test('pages are held on their way, and tell of coming and going', async ({ page }) => {
  const { hold, time, moment, lane, panel } = await visit(page, '/items/login/?mode=ios')
  await hold.check()
  await current(page).locator('[data-content] a[href*="/login/1/"]').first().click()
  await expect(time).toHaveText('Held 0 / 540 ms')
  await expect(panel.getByRole('button', { name: /^Content, / }).first()).toContainText('540 ms')
  await moment.fill('270')
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(2)
  expect(await told(lane, 2)).not.toContain('did-enter')
  await toTheEnd(moment)
  await expect(lane.locator('[data-event=end]')).toHaveCount(1)
  const names = (await told(lane, 6)).filter((name) => /enter|leave/.test(name))
  expect(names).toEqual(['will-leave', 'will-enter', 'did-enter', 'did-leave'])
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(hold).toBeChecked()
})

test('entrances of the animation section are held as well', async ({ page }) => {
  const { hold, time, play, speed, panel, moment } = await visit(
    page,
    '/items/animation/?mode=ios&motion=0.2',
  )
  // First the page on its way is held, and when that has come, its rows.
  await hold.check()
  await current(page).locator('[data-content] a[href*="/animation/0/"]').first().click()
  await expect(time).toHaveText('Held 0 / 540 ms')
  await toTheEnd(moment)
  await expect(time).toHaveText('Held 0 / 1000 ms')
  // The gap before the next row stands still with the rows.
  const gaps = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().length === 0)
        .map(({ playState }) => playState),
    )
  await expect.poll(gaps).toEqual(['paused'])
  const come = () => current(page).locator('[data-entrance=in]').count()
  const before = await come()
  for (let step = 0; step < 5; step++) await panel.getByRole('button', { name: 'Step on' }).click()
  expect(await come()).toBe(before)
  // By hand one goes past it, and the next rows come at their turn.
  await moment.fill('900')
  await expect.poll(come).toBeGreaterThan(before)
  await expect(time).toContainText('Held 900')
  await hold.uncheck()
  await play.click()
  await expect(time).toContainText('Moving')
  await speed.fill('1')
  await expect(time).toContainText('At rest', { timeout: 15_000 })
})

test('the lens tells of a drag: its axis, its speed, and the gesture that won', async ({ page }) => {
  const { lens, panel } = await visit(page, '/items/login/?mode=ios')
  await current(page).locator('[data-content] a[href*="/login/1/"]').first().click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await lens.check()
  const frame = (await page.locator('[data-frame]').boundingBox())!
  await page.mouse.move(frame.x + 8, frame.y + 300)
  await page.mouse.down()
  await page.mouse.move(frame.x + 30, frame.y + 302, { steps: 4 })
  await page.mouse.move(frame.x + 90, frame.y + 304, { steps: 4 })
  const reading = panel.locator('.mo-reading')
  await expect(reading).toContainText('locked to x')
  await expect(reading).toContainText('has it')
  await expect(page.locator('.mo-lens .mo-trail')).toBeAttached()
  await page.mouse.move(frame.x + 10, frame.y + 304, { steps: 4 })
  await page.mouse.up()
  await lens.uncheck()
  await expect(page.locator('.mo-lens')).toHaveCount(0)
})

test('while another tab is open nothing is held, and the events can be copied and cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { hold, lane, panel, tab } = await visit(page, '/alert/0/?mode=ios')
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(alert(page)).toHaveAttribute('data-state', 'presented')
  await panel.getByRole('button', { name: 'Copy the events' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/s {2}will-present {2}alert/)
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(lane).toHaveText('Nothing has happened yet.')
  await hold.check()
  await page.getByRole('tab', { name: 'Share', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(alert(page)).toHaveCount(0)
  await tab.click()
  await expect(hold).not.toBeChecked()
})

test('accessibility has nothing to say against it, light or dark, before and after a motion', async ({
  page,
}) => {
  for (const theme of ['light', 'dark']) {
    const { hold, time, play, lens, moment } = await visit(page, `/items/login/?mode=ios&theme=${theme}`)
    expect(await axeFindings(page), `at rest, ${theme}`).toEqual([])
    await hold.check()
    await lens.check()
    await current(page).locator('[data-content] a[href*="/login/1/"]').first().click()
    await expect(time).toContainText('Held')
    await moment.fill('270')
    await play.click()
    await expect(time).toContainText('At rest')
    expect(await axeFindings(page), `after a motion, ${theme}`).toEqual([])
  }
})
