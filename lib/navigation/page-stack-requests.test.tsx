// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from './page-stack'
import {
  animations,
  finishTransition,
  goTo,
  pageLog,
  pendingChunks,
  renderStack,
  resetScreenIds,
  slowPaths,
  stackPages,
  stepHistory,
  takeEvents,
  visiblePageNames,
  waitUntilSettled,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('the page stack while a request is pending', () => {
  it('of several requests at once only the last is carried out', async () => {
    slowPaths.add('/a/')
    renderStack()
    await act(async () => {
      void navigate('/a/')
      void navigate('/b/')
    })
    await finishTransition()
    await act(async () => pendingChunks.get('/a/')?.resolve())
    expect([visiblePageNames(), location.pathname]).toEqual([['b'], '/b/'])
  })

  it('a second tap on the same link is not a second request', async () => {
    const before = history.length
    slowPaths.add('/a/')
    renderStack()
    await act(async () => {
      void navigate('/a/')
      void navigate('/a/')
    })
    await act(async () => pendingChunks.get('/a/')?.resolve())
    await finishTransition()
    expect([visiblePageNames(), history.length]).toEqual([['a'], before + 1])
  })

  it('reverses when the user goes back while the new page is entering', async () => {
    renderStack()
    await goTo('/a/')
    await act(async () => animations.seek(0.5))
    pageLog.length = 0
    await stepHistory(-1)
    expect(takeEvents()).toEqual(['a cancel-enter', 'boot cancel-leave'])
    await finishTransition()
    expect([visiblePageNames(), stackPages().length]).toEqual([['boot'], 1])
  })

  it('an interrupted transition sends its did-enter and did-leave events, and all pages continue to move', async () => {
    renderStack()
    await goTo('/a/')
    await act(async () => animations.seek(0.5))
    pageLog.length = 0
    await goTo('/b/')
    expect(takeEvents()).toEqual(['a did-enter', 'boot did-leave', 'a will-leave', 'b will-enter'])
    expect(visiblePageNames()).toEqual(['boot', 'a', 'b'])
    await finishTransition()
    expect(visiblePageNames()).toEqual(['b'])
  })

  it.each([0, 1, 2, 3, 4, 5])(
    'a step back at the moment at which a page arrives results in one visible page (%i)',
    async (turns) => {
      renderStack()
      await goTo('/a/')
      await finishTransition()
      const { state } = history
      await goTo('/b/')
      await act(async () => {
        // The end of a transition takes several microtasks, and the step back arrives between two of them.
        animations.finish()
        for (let passed = 0; passed < turns; passed++) await Promise.resolve()
        history.replaceState(state, '', '/a/')
        dispatchEvent(new PopStateEvent('popstate', { state }))
      })
      await finishTransition()
      await finishTransition()
      expect([visiblePageNames(), stackPages().length, location.pathname]).toEqual([['a'], 2, '/a/'])
      expect(stackPages().map(({ style }) => style.zIndex)).toEqual(['', ''])
    },
  )

  it('two requests while the history is ahead of the page return the history to the page only once', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/', { direction: 'root' })
    resetScreenIds()
    slowPaths.add('/a/')
    await stepHistory(-1)
    await act(async () => {
      void navigate('/y/')
      void navigate('/z/')
    })
    for (let turn = 0; turn < 4; turn++) await waitUntilSettled()
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['z'], '/z/'])
  })

  it('waits for the code of the page, reports a long wait, and never shows an empty page', async () => {
    vi.useFakeTimers()
    const onSlowLoadChange = vi.fn()
    slowPaths.add('/a/')
    renderStack({ onSlowLoadChange })
    await act(async () => void navigate('/a/'))
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
    vi.advanceTimersByTime(150)
    expect(onSlowLoadChange.mock.calls).toEqual([[true]])
    vi.useRealTimers()
    await act(async () => pendingChunks.get('/a/')?.resolve())
    expect(onSlowLoadChange.mock.calls).toEqual([[true], [false]])
    expect(visiblePageNames()).toEqual(['boot', 'a'])
  })

  it('remains on the page when another cannot be fetched, and fetches it again the next time', async () => {
    const onError = vi.fn()
    slowPaths.add('/a/')
    renderStack({ onError })
    await act(async () => void navigate('/a/?gallery=2'))
    await act(async () => pendingChunks.get('/a/')?.reject())
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.anything(), '/a/?gallery=2')
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
    slowPaths.clear()
    await goTo('/a/')
    await finishTransition()
    expect(visiblePageNames()).toEqual(['a'])
  })

  it('goes forward again when the code of the previous page cannot be fetched', async () => {
    renderStack()
    await goTo('/a/')
    await finishTransition()
    await goTo('/b/', { direction: 'root' })
    resetScreenIds()
    slowPaths.add('/a/')
    await stepHistory(-1)
    await act(async () => pendingChunks.get('/a/')?.reject())
    await waitUntilSettled()
    await waitUntilSettled()
    expect([visiblePageNames(), location.pathname]).toEqual([['b'], '/b/'])
  })

  it('Back ends the wait for a page, so that presses work again', async () => {
    const onSlowLoadChange = vi.fn()
    renderStack({ onSlowLoadChange })
    await goTo('/a/')
    await finishTransition()
    slowPaths.add('/x/')
    let hasEnded = false
    await act(async () => {
      void navigate('/x/').then(() => {
        hasEnded = true
      })
    })
    await vi.waitFor(() => expect(onSlowLoadChange).toHaveBeenLastCalledWith(true))
    await stepHistory(-1)
    await finishTransition()
    expect(hasEnded).toBe(true)
    expect(onSlowLoadChange).toHaveBeenLastCalledWith(false)
    await act(async () => pendingChunks.get('/x/')?.resolve())
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
  })
})
