import canceledSwipe from '../../lib/gesture/traces/canceled.json' with { type: 'json' }
import diagonalDrag from '../../lib/gesture/traces/diagonal.json' with { type: 'json' }
import flick from '../../lib/gesture/traces/flick.json' with { type: 'json' }
import mouseAfterTouch from '../../lib/gesture/traces/mouse-after-touch.json' with { type: 'json' }
import reversal from '../../lib/gesture/traces/reversal.json' with { type: 'json' }
import scroll from '../../lib/gesture/traces/scroll.json' with { type: 'json' }
import secondFinger from '../../lib/gesture/traces/second-finger.json' with { type: 'json' }
import slowDrag from '../../lib/gesture/traces/slow-drag.json' with { type: 'json' }
import { activePage, followLink, waitForTransition } from '../support/page-stack'
import { replayTrace } from '../support/replay-trace'
import { openScreen } from '../support/screen-actions'
import { expect, test } from '../support/test'

const listUrl = /\/items\/login\//
const screenUrl = /\/login\/0\//

for (const [name, trace, dir, expectedUrl] of [
  ['a flick from the edge goes back', flick, 'ltr', listUrl],
  ['a flick from the edge goes back', flick, 'rtl', listUrl],
  ['a slow swipe that ends before the middle is canceled', slowDrag, 'ltr', screenUrl],
  ['a swipe that reverses is canceled, even if it had passed the middle', reversal, 'ltr', screenUrl],
  ['a swipe that reverses is canceled, even if it had passed the middle', reversal, 'rtl', screenUrl],
  ['a second finger does not disturb the swipe of the first', secondFinger, 'ltr', listUrl],
  ['a pointercancel from the system cancels the swipe', canceledSwipe, 'ltr', screenUrl],
  ['a diagonal movement starts no swipe', diagonalDrag, 'ltr', screenUrl],
  ['scrolling starts no swipe', scroll, 'ltr', screenUrl],
  ['the mouse events that browsers emulate for a touch start no swipe', mouseAfterTouch, 'ltr', screenUrl],
] as const) {
  test(`${name} (${dir})`, async ({ page }) => {
    await openScreen(page, '/items/login/', { mode: 'ios', dir, motion: '1' })
    await followLink(page, '/login/0/')
    await replayTrace(page, trace, dir)
    await waitForTransition(page)
    await expect(page).toHaveURL(expectedUrl)
    await expect(activePage(page)).toHaveCount(1)
    await expect(page.locator('[data-shadow]')).toHaveCount(0)
  })
}

test('the page does not scroll while the same finger slides one of its rows', async ({ page }) => {
  await openScreen(page, '/swipe-to-dismiss/1/', { mode: 'ios', dir: 'ltr', motion: '1' })
  const row = page.locator('[data-page] li').first()
  const box = (await row.boundingBox())!
  const y = box.y + box.height / 2
  const points = [300, 270, 240, 210, 200, 200, 200].map((x, i) => ({ x, y: y - Math.max(0, i - 3) * 60 }))
  const events = points.map((point, i) => ({
    ...point,
    type: i === 0 ? 'down' : 'move',
    time: i * 16,
    pointer: 1,
    kind: 'touch',
  }))
  await replayTrace(page, { about: 'Across a row, then up.', events })
  await expect(row).toHaveAttribute('data-held')
  expect(
    await activePage(page)
      .locator('[data-content]')
      .evaluate((element) => element.scrollTop),
  ).toBe(0)
  await replayTrace(page, {
    about: 'Lifted.',
    events: [{ type: 'up', x: 200, y: 100, time: 0, pointer: 1, kind: 'touch' }],
  })
})
