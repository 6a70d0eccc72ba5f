import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the Motion tab of the inspector, its panel, and the elements in the panel that tests use. */
export const motionControls = (page: Page) => {
  const panel = page.getByRole('tabpanel', { name: 'Motion' })
  return {
    panel,
    tab: page.getByRole('tab', { name: 'Motion', exact: true }),
    timeDisplay: panel.locator('.motion-time'),
    timeSlider: panel.getByRole('slider', { name: 'Time' }),
    speedSlider: panel.getByRole('slider', { name: /^Speed/ }),
    pauseNextCheckbox: panel.getByRole('checkbox', { name: /^Pause the next animation/ }),
    gestureInspectorCheckbox: panel.getByRole('checkbox', { name: /^Gesture inspector/ }),
    playButton: panel.getByRole('button', { name: 'Play' }),
    eventLog: panel.getByRole('log', { name: 'Events' }),
  }
}

/** Moves the time slider to its end, which also moves the paused animations to their end. */
export const seekToEnd = async (timeSlider: Locator): Promise<void> => {
  await timeSlider.fill((await timeSlider.getAttribute('max')) ?? '')
}

/** Waits until an event log has at least this many events and returns the names of all its events. */
export const waitForEventNames = async (eventLog: Locator, minCount: number): Promise<string[]> => {
  await expect.poll(() => eventLog.getByRole('listitem').count()).toBeGreaterThanOrEqual(minCount)
  return eventLog.getByRole('listitem').locator('b').allTextContents()
}
