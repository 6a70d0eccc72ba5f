// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backHandlers, OVERLAY_BACK_PRIORITY } from '@/lib/back'
import { pageStackEvents } from './events'
import {
  eventTimeOrigin,
  finishTransition,
  goTo,
  pageLog,
  renderStack,
  resetScreenIds,
  slowPaths,
  stepHistory,
  takeEvents,
  visiblePageNames,
  waitUntilSettled,
} from './testing/page-stack-fixture'

vi.mock('@/lib/frame/motion', () => ({ reducedMotion: () => false, motionRate: () => 1 }))

describe('a swipe from the start edge', () => {
  const dispatchTouch = (name: string, x: number, time: number) => {
    const event = new PointerEvent(`pointer${name}`, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: 300,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
    })
    Object.defineProperty(event, 'timeStamp', { value: eventTimeOrigin() + time })
    document.querySelector('[data-stack]')?.dispatchEvent(event)
  }
  const dispatchTouches = async (...steps: [name: string, x: number, time: number][]) => {
    for (const step of steps) await act(async () => dispatchTouch(...step))
    await waitUntilSettled()
  }

  beforeEach(async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 800))
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
      draw(0)
      return 0
    })
    renderStack()
    await goTo('/a/')
    await finishTransition()
    pageLog.length = 0
  })

  it('if it is canceled, sends cancel events and the page remains', async () => {
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 140, 40])
    expect(visiblePageNames()).toEqual(['boot', 'a'])
    expect(takeEvents()).toEqual(['a will-leave', 'boot will-enter'])
    await dispatchTouches(['move', 120, 60], ['move', 100, 80], ['up', 100, 81])
    await finishTransition()
    expect(takeEvents()).toEqual(['boot cancel-enter', 'a cancel-leave'])
    expect([visiblePageNames(), location.pathname]).toEqual([['a'], '/a/'])
  })

  it('if it completes, goes back, in the history too', async () => {
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 300, 40], ['up', 300, 41])
    await finishTransition()
    await waitUntilSettled()
    expect(takeEvents()).toEqual(['a will-leave', 'boot will-enter', 'boot did-enter', 'a did-leave'])
    expect([visiblePageNames(), location.pathname, document.title]).toEqual([
      ['boot'],
      '/boot/',
      'The first page',
    ])
  })

  it('if it completes, reports the new URL and closes what was opened on the page', async () => {
    const urls: string[] = []
    const stop = pageStackEvents.subscribe(({ type, path }) => type === 'url' && urls.push(path))
    const close = vi.fn(() => remove())
    const remove = backHandlers.register(OVERLAY_BACK_PRIORITY, close)
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 300, 40], ['up', 300, 41])
    await finishTransition()
    await vi.waitFor(() => expect(urls).toEqual(['/boot/']))
    stop()
    expect([close.mock.calls.length, backHandlers.canClose()]).toEqual([1, false])
  })

  it('if it is canceled, changes neither the URL nor what is open', async () => {
    const urls: string[] = []
    const stop = pageStackEvents.subscribe(({ type, path }) => type === 'url' && urls.push(path))
    const remove = backHandlers.register(OVERLAY_BACK_PRIORITY, () => remove())
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 140, 40])
    await dispatchTouches(['move', 120, 60], ['move', 100, 80], ['up', 100, 81])
    await finishTransition()
    stop()
    expect([urls, backHandlers.canClose()]).toEqual([[], true])
    remove()
  })

  it('is completed by a step back of the browser during the drag', async () => {
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 140, 40])
    await stepHistory(-1)
    await finishTransition()
    await dispatchTouches(['up', 140, 60])
    expect(takeEvents()).toEqual(['a will-leave', 'boot will-enter', 'boot did-enter', 'a did-leave'])
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
  })

  it('cancels a step back whose page has not loaded, if the swipe is canceled', async () => {
    await goTo('/b/', { direction: 'root' })
    await goTo('/c/')
    await finishTransition()
    resetScreenIds()
    slowPaths.add('/a/')
    await stepHistory(-2)
    expect([visiblePageNames(), location.pathname]).toEqual([['c'], '/a/'])
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 140, 40])
    await dispatchTouches(['move', 120, 60], ['move', 100, 80], ['up', 100, 81])
    await finishTransition()
    await waitUntilSettled()
    await waitUntilSettled()
    expect([visiblePageNames(), location.pathname]).toEqual([['c'], '/c/'])
  })

  it('is canceled by pointercancel', async () => {
    await dispatchTouches(['down', 20, 0], ['move', 40, 20], ['move', 340, 40], ['cancel', 340, 50])
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['a'], '/a/'])
  })

  it('in Material 3 Expressive a drag from the end edge previews the page below, and goes back or returns', async () => {
    Object.assign(document.documentElement.dataset, { mode: 'md', generation: 'expressive' })
    await dispatchTouches(['down', 390, 0], ['move', 370, 20], ['move', 330, 40])
    expect(visiblePageNames()).toEqual(['boot', 'a'])
    expect(takeEvents()).toEqual(['a will-leave', 'boot will-enter'])
    await dispatchTouches(['move', 350, 300], ['move', 360, 600], ['up', 360, 700])
    await finishTransition()
    expect([visiblePageNames(), location.pathname]).toEqual([['a'], '/a/'])
    takeEvents()
    await dispatchTouches(['down', 390, 1000], ['move', 370, 1020], ['move', 200, 1040], ['up', 200, 1041])
    await finishTransition()
    await waitUntilSettled()
    expect(takeEvents()).toEqual(['a will-leave', 'boot will-enter', 'boot did-enter', 'a did-leave'])
    expect([visiblePageNames(), location.pathname]).toEqual([['boot'], '/boot/'])
  })

  it('does not start elsewhere on the page', async () => {
    await dispatchTouches(['down', 60, 0], ['move', 90, 20], ['move', 300, 40], ['up', 300, 41])
    expect([visiblePageNames(), takeEvents()]).toEqual([['a'], []])
  })

  it('after a reload, every swipe goes to the page below', async () => {
    await goTo('/b/')
    await finishTransition()
    await goTo('/c/')
    await finishTransition()
    cleanup()
    resetScreenIds()
    renderStack()
    await waitUntilSettled()
    for (const [name, start] of [
      ['b', 1000],
      ['a', 2000],
    ] as const) {
      await dispatchTouches(['down', 20, start], ['move', 40, start + 20])
      await dispatchTouches(['move', 300, start + 40], ['up', 300, start + 41])
      await finishTransition()
      await waitUntilSettled()
      expect([visiblePageNames(), location.pathname]).toEqual([[name], `/${name}/`])
    }
  })
})
