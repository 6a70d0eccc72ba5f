// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { navigate } from './react'
import {
  animations,
  chunks,
  finish,
  forgetChunks,
  go,
  pageLog,
  settled,
  slots,
  slowPaths,
  start,
  step,
  takeEvents,
  visible,
} from './testing/stack-kit'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('the page stack while something is still on its way', () => {
  it('of several wishes at once only the last is granted', async () => {
    slowPaths.add('/a/')
    start()
    await act(async () => {
      void navigate('/a/')
      void navigate('/b/')
    })
    await finish()
    await act(async () => chunks.get('/a/')?.open())
    expect([visible(), location.pathname]).toEqual([['b'], '/b/'])
  })

  it('a second tap on the same link is no second wish', async () => {
    const before = history.length
    slowPaths.add('/a/')
    start()
    await act(async () => {
      void navigate('/a/')
      void navigate('/a/')
    })
    await act(async () => chunks.get('/a/')?.open())
    await finish()
    expect([visible(), history.length]).toEqual([['a'], before + 1])
  })

  it('turns round when the user goes back while the new page still comes in', async () => {
    start()
    await go('/a/')
    await act(async () => animations.at(0.5))
    pageLog.length = 0
    await step(-1)
    expect(takeEvents()).toEqual(['a cancel-enter', 'boot cancel-leave'])
    await finish()
    expect([visible(), slots().length]).toEqual([['boot'], 1])
  })

  it('an interrupted transition ends its pair of events, and all pages keep moving', async () => {
    start()
    await go('/a/')
    await act(async () => animations.at(0.5))
    pageLog.length = 0
    await go('/b/')
    expect(takeEvents()).toEqual(['a did-enter', 'boot did-leave', 'a will-leave', 'b will-enter'])
    expect(visible()).toEqual(['boot', 'a', 'b'])
    await finish()
    expect(visible()).toEqual(['b'])
  })

  it.each([0, 1, 2, 3, 4, 5])(
    'going back in the very moment in which a page arrives shows one page in the end (%i)',
    async (moment) => {
      start()
      await go('/a/')
      await finish()
      const { state } = history
      await go('/b/')
      await act(async () => {
        // The end of a movement is told in several steps, and the step back falls between two of them.
        animations.finish()
        for (let passed = 0; passed < moment; passed++) await Promise.resolve()
        history.replaceState(state, '', '/a/')
        dispatchEvent(new PopStateEvent('popstate', { state }))
      })
      await finish()
      await finish()
      expect([visible(), slots().length, location.pathname]).toEqual([['a'], 2, '/a/'])
      expect(slots().map(({ style }) => style.zIndex)).toEqual(['', ''])
    },
  )

  it('two wishes while the history is ahead of the page bring it back once', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/b/', { direction: 'root' })
    forgetChunks()
    slowPaths.add('/a/')
    await step(-1)
    await act(async () => {
      void navigate('/y/')
      void navigate('/z/')
    })
    for (let turn = 0; turn < 4; turn++) await settled()
    await finish()
    expect([visible(), location.pathname]).toEqual([['z'], '/z/'])
  })

  it('TR-12: waits for the code of the page, with a mark when it takes long, and never shows an empty one', async () => {
    vi.useFakeTimers()
    const onSlow = vi.fn()
    slowPaths.add('/a/')
    start({ onSlow })
    await act(async () => void navigate('/a/'))
    expect([visible(), location.pathname]).toEqual([['boot'], '/boot/'])
    vi.advanceTimersByTime(150)
    expect(onSlow.mock.calls).toEqual([[true]])
    vi.useRealTimers()
    await act(async () => chunks.get('/a/')?.open())
    expect(onSlow.mock.calls).toEqual([[true], [false]])
    expect(visible()).toEqual(['boot', 'a'])
  })

  it('stays where it is when a page cannot be fetched, and gets it the next time', async () => {
    const onError = vi.fn()
    slowPaths.add('/a/')
    start({ onError })
    await act(async () => void navigate('/a/'))
    await act(async () => chunks.get('/a/')?.fail())
    expect(onError).toHaveBeenCalledOnce()
    expect([visible(), location.pathname]).toEqual([['boot'], '/boot/'])
    slowPaths.clear()
    await go('/a/')
    await finish()
    expect(visible()).toEqual(['a'])
  })

  it('goes forward again when the page one went back to cannot be fetched', async () => {
    start()
    await go('/a/')
    await finish()
    await go('/b/', { direction: 'root' })
    forgetChunks()
    slowPaths.add('/a/')
    await step(-1)
    await act(async () => chunks.get('/a/')?.fail())
    await settled()
    await settled()
    expect([visible(), location.pathname]).toEqual([['b'], '/b/'])
  })
})
