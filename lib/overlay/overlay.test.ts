import { describe, expect, it, vi } from 'vitest'
import { noAnimation } from './motion'
import { createOverlay, type OverlayDependencies } from './overlay'
import { eventNames, eventsOf, LIFECYCLE_EVENTS, manualDriver, settle } from './test-utils'

const nothing = { id: 'o' } as never

function make(more: Partial<OverlayDependencies> = {}) {
  const { driver, played } = manualDriver()
  const dom = { isMounted: false }
  const overlay = createOverlay<unknown>('o', {
    mount: () => {
      dom.isMounted = true
    },
    unmount: () => {
      dom.isMounted = false
    },
    enter: () => driver.enter(nothing, nothing),
    leave: () => driver.leave(nothing, nothing),
    ...more,
  })
  return { overlay, played, dom, log: eventsOf(overlay) }
}

async function shown(more?: Partial<OverlayDependencies>) {
  const made = make(more)
  const presented = made.overlay.present()
  await settle()
  made.played[0]?.finish()
  await presented
  return made
}

describe('one overlay', () => {
  it('a second present() returns the same promise and sends no events', async () => {
    const { overlay, played, log } = make()
    expect(overlay.present()).toBe(overlay.present())
    await settle()
    played[0]?.finish()
    await settle()
    expect(eventNames(log)).toEqual(['will-present', 'did-present'])
    expect(played).toHaveLength(1)
  })

  it('dismiss() of an overlay that was never shown resolves to false and sends no events', async () => {
    const { overlay, log } = make()
    expect(await overlay.dismiss()).toBe(false)
    expect(log).toEqual([])
  })

  it('a first dismiss() resolves to true, a second to false', async () => {
    const { overlay, played } = await shown()
    const first = overlay.dismiss()
    expect(await overlay.dismiss()).toBe(false)
    await settle()
    played[1]?.finish()
    expect(await first).toBe(true)
    expect(await overlay.dismiss()).toBe(false)
  })

  it('dismissed right after it was presented, it sends all four events and is removed', async () => {
    const { overlay, played, log, dom } = make()
    void overlay.present()
    const dismissed = overlay.dismiss('data', 'role')
    await settle()
    expect(played[0]?.reverse).toHaveBeenCalledOnce()
    played[0]?.finish()
    expect(await dismissed).toBe(true)
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
    expect(dom.isMounted).toBe(false)
  })

  it('the events are sent in order, the last two with data and role', async () => {
    const { overlay, played, log } = await shown()
    const dismissed = overlay.dismiss({ room: 7 }, 'hold')
    await settle()
    played[1]?.finish()
    await dismissed
    const result = { data: { room: 7 }, role: 'hold' }
    expect(log).toEqual([
      ['will-present', undefined],
      ['did-present', undefined],
      ['will-dismiss', result],
      ['did-dismiss', result],
    ])
  })

  it('the order is did-dismiss, then the awaited result, then the promise of dismiss()', async () => {
    const { overlay, played } = await shown()
    const order: string[] = []
    overlay.on('did-dismiss', () => order.push('event'))
    void overlay.dismissed.then(() => order.push('result'))
    void overlay.dismiss().then(() => order.push('dismiss'))
    await settle()
    played[1]?.finish()
    await settle()
    expect(order).toEqual(['event', 'result', 'dismiss'])
  })

  it('the role gesture plays no leave animation', async () => {
    const { overlay, played } = await shown()
    expect(await overlay.dismiss(undefined, 'gesture')).toBe(true)
    expect(played.map(({ direction }) => direction)).toEqual(['enter'])
  })

  it('a gesture during the enter animation ends it at once', async () => {
    const { overlay, played, log } = make()
    void overlay.present()
    await settle()
    expect(await overlay.dismiss(undefined, 'gesture')).toBe(true)
    expect(played[0]?.skip).toHaveBeenCalledOnce()
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
  })

  it('without an animation it is still asynchronous, and all events are sent', async () => {
    const { overlay, log } = make({ enter: () => noAnimation, leave: () => noAnimation })
    const presented = overlay.present()
    expect(log).toEqual([])
    await presented
    await settle()
    expect(overlay.state).toBe('presented')
    await overlay.dismiss()
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
  })

  it('it has been removed from the DOM when dismiss() resolves', async () => {
    const { overlay, played, dom } = await shown()
    const isMounted = overlay.dismiss().then(() => dom.isMounted)
    await settle()
    expect(dom.isMounted).toBe(true)
    played[1]?.finish()
    expect(await isMounted).toBe(false)
  })

  it('the cancel handler runs once, for the roles cancel and backdrop only', async () => {
    for (const [role, times] of [
      ['cancel', 1],
      ['backdrop', 1],
      ['hold', 0],
      [undefined, 0],
    ] as const) {
      const runCancelHandler = vi.fn(() => false)
      const { overlay } = await shown({ runCancelHandler, leave: () => noAnimation })
      expect(await overlay.dismiss(undefined, role)).toBe(true)
      expect(runCancelHandler).toHaveBeenCalledTimes(times)
    }
  })

  it('it stays open when canDismiss returns false, and closes when it is forced', async () => {
    const canDismiss = vi.fn(async () => false)
    const { overlay } = await shown({ canDismiss, leave: () => noAnimation })
    expect(await overlay.dismiss('data', 'role', { reason: 'button' })).toBe(false)
    expect(canDismiss).toHaveBeenCalledWith('data', 'role', 'button')
    expect(overlay.state).toBe('presented')
    expect(await overlay.dismiss(undefined, undefined, { force: true })).toBe(true)
  })

  it('an error in an animation or a listener is logged and does not stop the lifecycle', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { overlay, log } = await shown({
      leave: () => {
        throw new Error('no animation')
      },
    })
    overlay.on('will-dismiss', () => {
      throw new Error('bad listener')
    })
    expect(await overlay.dismiss()).toBe(true)
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
    expect(consoleError).toHaveBeenCalledTimes(2)
  })
})
