// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backHandlers, OVERLAY_BACK_PRIORITY } from '@/lib/back'
import {
  finishTransition,
  goTo,
  pageStateText,
  renderStack,
  visiblePageNames,
  waitUntilSettled,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

/** Removes the handler that the test has registered. */
let closeOverlay: (() => void) | undefined
/** Registers a back handler, as an overlay that opens does. It removes itself on Back, unless `shouldClose` is false. */
const openOverlay = async (shouldClose = true) => {
  const remove = backHandlers.register(OVERLAY_BACK_PRIORITY, () => {
    if (shouldClose) remove()
  })
  closeOverlay = remove
  await waitUntilSettled()
}
const beforePop = () => {
  if (!backHandlers.canClose()) return false
  void backHandlers.handlePress('back')
  return true
}
/** Index of the current history entry, and whether it is the guard. */
const historyPosition = () => {
  const { index, guardIndex } = history.state.patternbook
  return { index, isGuard: guardIndex === index }
}
/** Waits eight turns of the event loop. A history step takes one, and no test makes more than eight at once. */
const settleHistory = async () => {
  for (let turn = 0; turn < 8; turn++) await waitUntilSettled()
}
const pressBrowserBack = async () => {
  history.back()
  await settleHistory()
}

beforeEach(async () => {
  // As if the document had been opened from another page in the same browser tab.
  history.pushState(null, '', '/elsewhere/')
  history.pushState(null, '', '/boot/')
  await import('./back-guard')
})
afterEach(async () => {
  closeOverlay?.()
  closeOverlay = undefined
  vi.unstubAllGlobals()
  await waitUntilSettled()
})

const renderAtBoot = async (props: Parameters<typeof renderStack>[0] = {}) => {
  renderStack({ beforePop, ...props })
  await settleHistory()
}

describe('an overlay on the first entry of the document, in a browser without CloseWatcher', () => {
  it('Back closes it; page and URL do not change', async () => {
    await renderAtBoot()
    await openOverlay()
    expect(historyPosition()).toEqual({ index: 1, isGuard: true })
    await pressBrowserBack()
    expect(backHandlers.canClose()).toBe(false)
    expect([historyPosition(), location.pathname, visiblePageNames()]).toEqual([
      { index: 0, isGuard: false },
      '/boot/',
      ['boot'],
    ])
  })

  it('after it is closed otherwise, the history is as before: Back leaves the document, Forward changes nothing', async () => {
    await renderAtBoot()
    await openOverlay()
    closeOverlay?.()
    await settleHistory()
    expect(historyPosition()).toEqual({ index: 0, isGuard: false })
    history.forward()
    await settleHistory()
    expect([historyPosition(), visiblePageNames()]).toEqual([{ index: 0, isGuard: false }, ['boot']])
    await pressBrowserBack()
    expect(location.pathname).toBe('/elsewhere/')
  })

  it('an overlay that cannot be dismissed consumes every Back', async () => {
    await renderAtBoot()
    await openOverlay(false)
    for (let press = 0; press < 3; press++) {
      await pressBrowserBack()
      expect([backHandlers.canClose(), historyPosition()]).toEqual([true, { index: 1, isGuard: true }])
    }
  })

  it('opening and closing repeatedly creates at most one guard, and removes it in the end', async () => {
    await renderAtBoot()
    for (let times = 0; times < 3; times++) {
      await openOverlay()
      closeOverlay?.()
      await waitUntilSettled()
      await openOverlay()
      closeOverlay?.()
    }
    await settleHistory()
    expect(historyPosition()).toEqual({ index: 0, isGuard: false })
    const { length } = history
    await openOverlay()
    expect([historyPosition(), history.length]).toEqual([{ index: 1, isGuard: true }, length])
  })

  it('a page that is opened from the overlay replaces the guard', async () => {
    await renderAtBoot()
    await openOverlay()
    await goTo('/a/')
    await settleHistory()
    await finishTransition()
    expect([historyPosition(), visiblePageNames(), location.pathname]).toEqual([
      { index: 1, isGuard: false },
      ['a'],
      '/a/',
    ])
    expect(pageStateText('a')).toMatch(/^a: back to .*, active$/)
    await pressBrowserBack()
    await finishTransition()
    expect([historyPosition().index, visiblePageNames(), location.pathname]).toEqual([0, ['boot'], '/boot/'])
    await pressBrowserBack()
    expect(location.pathname).toBe('/elsewhere/')
  })

  it('a query that was written while it was open remains in the URL', async () => {
    await renderAtBoot()
    await openOverlay()
    history.replaceState(history.state, '', '/boot/?mode=md')
    await pressBrowserBack()
    expect([location.search, historyPosition()]).toEqual(['?mode=md', { index: 0, isGuard: false }])
  })

  it('a document that is reloaded on the guard goes back to the entry of the page', async () => {
    history.replaceState({ patternbook: { index: 0, entryIndex: 0, depth: 0 } }, '')
    history.pushState({ patternbook: { index: 1, entryIndex: 0, depth: 0, guardIndex: 1 } }, '')
    await renderAtBoot()
    expect([historyPosition(), visiblePageNames()]).toEqual([{ index: 0, isGuard: false }, ['boot']])
    await pressBrowserBack()
    expect(location.pathname).toBe('/elsewhere/')
  })

  it.each([
    [
      'on a page that is not the first entry',
      async () => {
        await renderAtBoot()
        await goTo('/a/')
        await finishTransition()
      },
    ],
    [
      'where the browser has a CloseWatcher',
      async () => {
        vi.stubGlobal('CloseWatcher', class {})
        await renderAtBoot()
      },
    ],
    [
      'in an embed',
      async () => {
        document.documentElement.dataset.embed = ''
        await renderAtBoot()
      },
    ],
    [
      'without a user gesture',
      async () => {
        vi.stubGlobal('navigator', { userActivation: { isActive: false } })
        await renderAtBoot()
      },
    ],
  ])('the history gets no guard %s', async (_, prepare) => {
    await prepare()
    const { length } = history
    const before = JSON.stringify(history.state)
    await openOverlay()
    await settleHistory()
    expect([history.length, JSON.stringify(history.state)]).toEqual([length, before])
  })
})
