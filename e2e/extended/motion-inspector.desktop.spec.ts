import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { motionControls, seekToEnd, waitForEventNames } from '../support/motion-inspector'
import { expect, test, waitForHydration } from '../support/test'

const openMotionTab = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
  const controls = motionControls(page)
  await controls.tab.click()
  await expect(controls.pauseNextCheckbox).toBeVisible()
  return controls
}
const alert = (page: Page) => page.locator('[data-overlay=alert]')
const activePage = (page: Page) => page.locator('[data-page-slot]:not([inert])')

test('an alert is paused at its first frame, scrubbed, and presented at the end', async ({ page }) => {
  const { pauseNextCheckbox, timeDisplay, timeSlider, panel, eventLog, playButton } = await openMotionTab(
    page,
    '/alert/0/?mode=ios',
  )
  await pauseNextCheckbox.check()
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(timeDisplay).toHaveText('Paused 0 / 200 ms')
  await expect(panel.getByRole('button', { name: /^Alert/ })).toContainText('transform, opacity')
  await expect(panel.getByRole('img', { name: /^Curve of/ })).toBeVisible()
  await timeSlider.fill('100')
  await expect(timeDisplay).toHaveText('Paused 100 / 200 ms')
  // A step is one frame at 60 Hz, 16.7 ms.
  await panel.getByRole('button', { name: 'Step forward' }).click()
  await expect(timeDisplay).toHaveText('Paused 117 / 200 ms')
  await panel.getByRole('button', { name: 'Step back' }).click()
  await expect(timeDisplay).toHaveText('Paused 100 / 200 ms')
  await expect(alert(page)).toHaveAttribute('data-state', 'presenting')
  expect(await waitForEventNames(eventLog, 1)).toEqual(['will-present'])
  await seekToEnd(timeSlider)
  await expect(alert(page)).toHaveAttribute('data-state', 'presented')
  await expect(timeDisplay).toHaveText('Idle 200 / 200 ms')

  await alert(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(timeDisplay).toHaveText('Paused 0 / 200 ms')
  await pauseNextCheckbox.uncheck()
  await playButton.click()
  await expect(alert(page)).toHaveCount(0)
  await expect(eventLog.locator('[data-event=did-dismiss]').first()).toContainText('role cancel')
  expect((await waitForEventNames(eventLog, 4)).slice(0, 4)).toEqual([
    'will-present',
    'did-present',
    'will-dismiss',
    'did-dismiss',
  ])
})

test('an alert that is dismissed while it is paused reverses from there', async ({ page }) => {
  const { pauseNextCheckbox, timeDisplay, timeSlider } = await openMotionTab(page, '/alert/0/?mode=ios')
  await pauseNextCheckbox.check()
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(timeDisplay).toHaveText('Paused 0 / 200 ms')
  await timeSlider.fill('120')
  await page.keyboard.press('Escape')
  await expect(timeDisplay).toHaveText('Paused 120 / 200 ms, reversed')
  await timeSlider.fill('0')
  await expect(alert(page)).toHaveCount(0)
})

test('the URL contains the speed, from 0.05 to 1', async ({ page }) => {
  const { speedSlider } = await openMotionTab(page, '/login/0/?mode=ios')
  await speedSlider.fill('0.05')
  await expect(page).toHaveURL(/[?&]motion=0\.05$/)
  await speedSlider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]motion=0\.1$/)
  await speedSlider.fill('1')
  await expect(page).toHaveURL('/login/0/?mode=ios')
})

test('a page transition can be paused, and its events are in the log', async ({ page }) => {
  const { pauseNextCheckbox, timeDisplay, timeSlider, eventLog, panel } = await openMotionTab(
    page,
    '/items/login/?mode=ios',
  )
  await pauseNextCheckbox.check()
  await activePage(page).locator('[data-content] a[href*="/login/1/"]').first().click()
  await expect(timeDisplay).toHaveText('Paused 0 / 540 ms')
  await expect(panel.getByRole('button', { name: /^Content, / }).first()).toContainText('540 ms')
  await timeSlider.fill('270')
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(2)
  expect(await waitForEventNames(eventLog, 2)).not.toContain('did-enter')
  await seekToEnd(timeSlider)
  await expect(eventLog.locator('[data-event=end]')).toHaveCount(1)
  const names = (await waitForEventNames(eventLog, 6)).filter((name) => /enter|leave/.test(name))
  expect(names).toEqual(['will-leave', 'will-enter', 'did-enter', 'did-leave'])
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(pauseNextCheckbox).toBeChecked()
})

test('Pause stops a page in the middle of its transition, Play continues it to the end', async ({ page }) => {
  const { panel, timeDisplay, playButton, speedSlider } = await openMotionTab(
    page,
    '/items/login/?mode=ios&motion=0.05',
  )
  const playStates = () =>
    page.evaluate(() => [
      ...new Set(
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-stack]'))
          .map(({ playState }) => playState),
      ),
    ])
  await activePage(page).locator('[data-content] a[href*="/login/1/"]').first().click()
  await expect(timeDisplay).toContainText('Moving')
  await panel.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(timeDisplay).toContainText('Paused')
  expect(await playStates()).toEqual(['paused'])
  const pausedTime = (await timeDisplay.textContent()) ?? ''
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(timeDisplay).toHaveText(pausedTime)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(2)
  await playButton.click()
  await expect(timeDisplay).toContainText('Moving')
  expect(await playStates()).toEqual(['running'])
  await speedSlider.fill('1')
  await expect(timeDisplay).toContainText('Idle')
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await expect(page).toHaveURL(/\/login\/1\//)
})

for (const [kind, overlayType, entranceMs, exitMs] of [
  ['sheet', 'modal', 500, 500],
  ['popover', 'popover', 100, 300],
  ['toast', 'toast', 400, 300],
] as const)
  test(`a ${kind} is paused at its first frame and scrubbed, and so is its dismissal`, async ({ page }) => {
    const { pauseNextCheckbox, timeDisplay, timeSlider, playButton, eventLog } = await openMotionTab(
      page,
      '/alert/0/?mode=ios',
    )
    const overlay = page.locator(`[data-overlay=${overlayType}]`)
    await pauseNextCheckbox.check()
    await page.evaluate((kind) => {
      const overlays = window.patternbook?.overlays
      const baseOptions = { id: 'trial', label: 'Trial', content: 'A few words.' }
      if (kind === 'sheet')
        overlays?.modal({ ...baseOptions, breakpoints: [0, 0.5, 1], initialBreakpoint: 0.5 })
      if (kind === 'popover')
        overlays?.popover({ ...baseOptions, anchor: document.querySelector('[data-page] li') as Element })
      if (kind === 'toast') overlays?.toast({ id: 'trial', message: 'A few words.', duration: 0 })
    }, kind)
    await expect(timeDisplay).toHaveText(`Paused 0 / ${entranceMs} ms`)
    await timeSlider.fill(String(entranceMs / 2))
    await expect(timeDisplay).toHaveText(`Paused ${entranceMs / 2} / ${entranceMs} ms`)
    await expect(overlay).toHaveAttribute('data-state', 'presenting')
    await seekToEnd(timeSlider)
    await expect(overlay).toHaveAttribute('data-state', 'presented')

    await page.evaluate(
      (type) => void window.patternbook?.overlays.dismiss(undefined, 'done', { kind: type }),
      overlayType,
    )
    await expect(timeDisplay).toHaveText(`Paused 0 / ${exitMs} ms`)
    await expect(overlay).toHaveAttribute('data-state', 'dismissing')
    await pauseNextCheckbox.uncheck()
    await playButton.click()
    await expect(overlay).toHaveCount(0)
    expect(await waitForEventNames(eventLog, 4)).toEqual([
      'will-present',
      'did-present',
      'will-dismiss',
      'did-dismiss',
    ])
  })

test('the entrances of the animation section are paused as well', async ({ page }) => {
  const { pauseNextCheckbox, timeDisplay, playButton, speedSlider, panel, timeSlider } = await openMotionTab(
    page,
    '/items/animation/?mode=ios&motion=0.2',
  )
  // The page transition is paused first, and then the entrances of the rows on the new page.
  await pauseNextCheckbox.check()
  await activePage(page).locator('[data-content] a[href*="/animation/0/"]').first().click()
  await expect(timeDisplay).toHaveText('Paused 0 / 540 ms')
  await seekToEnd(timeSlider)
  await expect(timeDisplay).toHaveText('Paused 0 / 1000 ms')
  // The delay before the next row is an animation without keyframes (lib/animation/delay.ts), which is paused with the rows.
  const delayStates = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().length === 0)
        .map(({ playState }) => playState),
    )
  await expect.poll(delayStates).toEqual(['paused'])
  const countEnteredRows = () => activePage(page).locator('[data-entrance=in]').count()
  const before = await countEnteredRows()
  for (let step = 0; step < 5; step++) await panel.getByRole('button', { name: 'Step forward' }).click()
  expect(await countEnteredRows()).toBe(before)
  // Scrubbing moves past the delay, and the next rows enter.
  await timeSlider.fill('900')
  await expect.poll(countEnteredRows).toBeGreaterThan(before)
  await expect(timeDisplay).toContainText('Paused 900')
  await pauseNextCheckbox.uncheck()
  await playButton.click()
  await expect(timeDisplay).toContainText('Moving')
  await speedSlider.fill('1')
  await expect(timeDisplay).toContainText('Idle', { timeout: 15_000 })
})

test('the gesture inspector shows the axis and the speed of a drag, and the gesture that captured it', async ({
  page,
}) => {
  const { gestureInspectorCheckbox, panel } = await openMotionTab(page, '/items/login/?mode=ios')
  await activePage(page).locator('[data-content] a[href*="/login/1/"]').first().click()
  await expect(page).toHaveURL(/\/login\/1\//)
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  await gestureInspectorCheckbox.check()
  const frameBox = (await page.locator('[data-frame]').boundingBox())!
  await page.mouse.move(frameBox.x + 8, frameBox.y + 300)
  await page.mouse.down()
  const readout = panel.locator('.motion-gesture-details')
  const drawing = page.locator('.motion-gesture-inspector')
  // Before the pointer has moved by the threshold of 10 px, the gesture has neither captured the pointer nor given up.
  await page.mouse.move(frameBox.x + 14, frameBox.y + 300, { steps: 2 })
  await expect(readout).toContainText('6 of 10 px')
  await expect(readout).toContainText('open')
  await expect(drawing.locator('.motion-threshold')).toHaveAttribute('r', '10')
  await expect(drawing).not.toHaveAttribute('data-captured')
  await page.mouse.move(frameBox.x + 30, frameBox.y + 302, { steps: 4 })
  await expect(readout).toContainText('22 of 10 px')
  await page.mouse.move(frameBox.x + 90, frameBox.y + 304, { steps: 4 })
  await expect(readout).toContainText('locked to x')
  await expect(readout).toContainText('captured by')
  await expect(drawing).toHaveAttribute('data-captured', 'true')
  await expect(page.locator('.motion-gesture-inspector .motion-trail')).toBeAttached()
  await page.mouse.move(frameBox.x + 10, frameBox.y + 304, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-page-slot]:not(.hidden)')).toHaveCount(1)
  // A vertical drag from the same point is across the axis of the swipe-back gesture, so that gesture gives up.
  await page.mouse.move(frameBox.x + 8, frameBox.y + 300)
  await page.mouse.down()
  await page.mouse.move(frameBox.x + 9, frameBox.y + 340, { steps: 4 })
  await expect(readout).toContainText('across')
  await expect(readout).toContainText(/swipe-back \(priority \d+\) gave up/)
  await expect(drawing).not.toHaveAttribute('data-captured', 'true')
  await page.mouse.up()
  await gestureInspectorCheckbox.uncheck()
  await expect(page.locator('.motion-gesture-inspector')).toHaveCount(0)
})

test('nothing is paused while another tab is open, and the events can be copied and cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { pauseNextCheckbox, eventLog, panel, tab } = await openMotionTab(page, '/alert/0/?mode=ios')
  await page.getByRole('button', { name: /The Arch Room/ }).click()
  await expect(alert(page)).toHaveAttribute('data-state', 'presented')
  await panel.getByRole('button', { name: 'Copy events' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/s {2}will-present {2}alert/)
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(eventLog).toHaveText('No events yet.')
  await pauseNextCheckbox.check()
  await page.getByRole('tab', { name: 'Share', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(alert(page)).toHaveCount(0)
  await tab.click()
  await expect(pauseNextCheckbox).not.toBeChecked()
})

test('axe finds no violations, light or dark, before and after an animation', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    const { pauseNextCheckbox, timeDisplay, playButton, gestureInspectorCheckbox, timeSlider } =
      await openMotionTab(page, `/items/login/?mode=ios&theme=${theme}`)
    expect(await axeFindings(page), `at rest, ${theme}`).toEqual([])
    await pauseNextCheckbox.check()
    await gestureInspectorCheckbox.check()
    await activePage(page).locator('[data-content] a[href*="/login/1/"]').first().click()
    await expect(timeDisplay).toContainText('Paused')
    await timeSlider.fill('270')
    await playButton.click()
    await expect(timeDisplay).toContainText('Idle')
    expect(await axeFindings(page), `after a motion, ${theme}`).toEqual([])
  }
})
