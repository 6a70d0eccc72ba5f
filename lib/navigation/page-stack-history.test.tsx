// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { backHandlers, OVERLAY_BACK_PRIORITY } from '@/lib/back'
import {
  animations,
  finishTransition,
  goBack,
  goTo,
  pageStateText,
  renderStack,
  stackPages,
  stepHistory,
  visiblePageNames,
  waitUntilSettled,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('the page stack and the history', () => {
  it('going back shows the page below under the page that leaves', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goBack()
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['99', '100'])
    await finishTransition()
    expect([visiblePageNames(), location.pathname, document.title]).toEqual([
      ['boot'],
      '/boot/',
      'The first page',
    ])
    expect(stackPages()).toHaveLength(1)
  })

  it('a root navigation does not animate and removes all other pages', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/', { direction: 'root' })
    expect(animations.runningAnimations()).toEqual([])
    expect(stackPages()).toHaveLength(1)
    expect(pageStateText('b')).toBe('b: no page below, active')
    await goBack('/a/')
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['a'], '/a/'])
  })

  it('the browser’s Back from a root page rebuilds the previous page', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/', { direction: 'root' })
    await stepHistory(-1)
    await waitUntilSettled()
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['100', '99'])
    await finishTransition()
    expect(visiblePageNames()).toEqual(['a'])
  })

  it('Back on a deep link goes to its fallback, and the history does not grow', async () => {
    const before = history.length
    renderStack()
    await goBack('/a/')
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['100', '99'])
    await finishTransition()
    expect([visiblePageNames(), location.pathname, history.length]).toEqual([['a'], '/a/', before])
  })

  it('a step over several pages is one transition', async () => {
    renderStack()
    for (const href of ['/a/', '/b/', '/c/']) {
      await goTo(href)
      await finishTransition()
    }
    await stepHistory(-2)
    expect(visiblePageNames()).toEqual(['a', 'c'])
    await finishTransition()
    expect([visiblePageNames(), stackPages().length]).toEqual([['a'], 2])
    await stepHistory(2)
    await waitUntilSettled()
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['', '100', '101'])
    await finishTransition()
    expect(visiblePageNames()).toEqual(['c'])
  })

  it('a new query or hash is another URL of the same page: nothing moves, also on Back', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/a/?state=empty')
    await goTo('/a/#end')
    expect([location.hash, animations.runningAnimations(), stackPages().length]).toEqual(['#end', [], 2])
    await stepHistory(-1)
    expect([location.search, animations.runningAnimations()]).toEqual(['?state=empty', []])
    await stepHistory(1)
    await goBack()
    await finishTransition()
    expect([location.pathname, visiblePageNames()]).toEqual(['/boot/', ['boot']])
  })

  it('a fragment that cannot be decoded is another URL of the same page too', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/a/#50%')
    expect([location.hash, visiblePageNames()]).toEqual(['#50%', ['a']])
    await goTo('/a/#%ff')
    await stepHistory(-1)
    expect([location.hash, visiblePageNames()]).toEqual(['#50%', ['a']])
  })

  it('the back button of a native wrapper goes to the page below', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await act(async () => void document.dispatchEvent(new Event('backbutton')))
    await waitUntilSettled()
    await waitUntilSettled()
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
  })

  it.each([
    ['a forward navigation', () => goTo('/b/'), 'b'],
    ['a replacement', () => goTo('/b/', { replace: true }), 'b'],
    ['a root navigation', () => goTo('/b/', { direction: 'root' }), 'b'],
    ['going back', () => goBack(), 'boot'],
  ] as const)('%s closes an open overlay', async (_, leave, expectedName) => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    const close = vi.fn(() => remove())
    const remove = backHandlers.register(OVERLAY_BACK_PRIORITY, close)
    await leave()
    await finishTransition()
    expect([visiblePageNames(), close.mock.calls.length, backHandlers.canClose()]).toEqual([
      [expectedName],
      1,
      false,
    ])
  })

  it('an open overlay handles the step back, and the page remains', async () => {
    const beforePop = vi.fn(() => true)
    renderStack({ beforePop })
    await goTo('/a/')
    await finishTransition()
    await stepHistory(-1)
    await waitUntilSettled()
    await waitUntilSettled()
    expect([visiblePageNames(), location.pathname, animations.runningAnimations()]).toEqual([
      ['a'],
      '/a/',
      [],
    ])
    beforePop.mockReturnValue(false)
    await stepHistory(-1)
    await finishTransition()
    expect(visiblePageNames()).toEqual(['boot'])
  })

  it('distinguishes Back of the browser from a back button of the page', async () => {
    const beforePop = vi.fn(() => false)
    renderStack({ beforePop })
    await goTo('/a/')
    await finishTransition()
    await stepHistory(-1)
    await finishTransition()
    await goTo('/a/')
    await finishTransition()
    await goBack()
    await finishTransition()
    expect(beforePop.mock.calls).toEqual([[false], [true]])
  })

  it('after a reload in the middle of the history, Back rebuilds the previous page', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/')
    await finishTransition()
    cleanup()
    renderStack()
    await waitUntilSettled()
    expect(pageStateText('boot')).toBe('boot: back to A, active')
    await goBack()
    expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['100', '99'])
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['a'], '/a/'])
  })

  it('an embedded stack does not change the history of the host page', async () => {
    document.documentElement.dataset.embed = ''
    const before = [history.length, location.href]
    renderStack()
    await goTo('/a/')
    await finishTransition()
    expect([visiblePageNames(), history.length, location.href]).toEqual([['a'], ...before])
    await goBack()
    await finishTransition()
    expect(visiblePageNames()).toEqual(['boot'])
  })
})
