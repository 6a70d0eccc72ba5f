import { describe, expect, it, vi } from 'vitest'
import { createOverlay, type OverlayDependencies } from './overlay'
import { noAnimation } from './running-animation'
import { createManualAnimator, eventNames, flushPromises, LIFECYCLE_EVENTS, recordEvents } from './test-utils'

const unusedArgument = { id: 'o' } as never

function createTestOverlay(overrides: Partial<OverlayDependencies> = {}) {
  const { defaultAnimator, motions } = createManualAnimator()
  const dom = { isMounted: false }
  const overlay = createOverlay<unknown>('o', {
    mount: () => {
      dom.isMounted = true
    },
    unmount: () => {
      dom.isMounted = false
    },
    enter: () => defaultAnimator.enter(unusedArgument, unusedArgument),
    leave: () => defaultAnimator.leave(unusedArgument, unusedArgument),
    ...overrides,
  })
  return { overlay, motions, dom, log: recordEvents(overlay) }
}

async function createPresentedOverlay(overrides?: Partial<OverlayDependencies>) {
  const testOverlay = createTestOverlay(overrides)
  const presented = testOverlay.overlay.present()
  await flushPromises()
  testOverlay.motions[0]?.finish()
  await presented
  return testOverlay
}

describe('one overlay', () => {
  it('a second present() returns the same promise and sends no events', async () => {
    const { overlay, motions, log } = createTestOverlay()
    expect(overlay.present()).toBe(overlay.present())
    await flushPromises()
    motions[0]?.finish()
    await flushPromises()
    expect(eventNames(log)).toEqual(['will-present', 'did-present'])
    expect(motions).toHaveLength(1)
  })

  it('dismiss() of an overlay that was never shown resolves to false and sends no events', async () => {
    const { overlay, log } = createTestOverlay()
    expect(await overlay.dismiss()).toBe(false)
    expect(log).toEqual([])
  })

  it('a first dismiss() resolves to true, a second to false', async () => {
    const { overlay, motions } = await createPresentedOverlay()
    const first = overlay.dismiss()
    expect(await overlay.dismiss()).toBe(false)
    await flushPromises()
    motions[1]?.finish()
    expect(await first).toBe(true)
    expect(await overlay.dismiss()).toBe(false)
  })

  it('an overlay that is dismissed right after present() sends all four events and is removed', async () => {
    const { overlay, motions, log, dom } = createTestOverlay()
    void overlay.present()
    const dismissed = overlay.dismiss('data', 'role')
    await flushPromises()
    expect(motions[0]?.reverse).toHaveBeenCalledOnce()
    motions[0]?.finish()
    expect(await dismissed).toBe(true)
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
    expect(dom.isMounted).toBe(false)
  })

  it('the events are sent in order, the last two with data and role', async () => {
    const { overlay, motions, log } = await createPresentedOverlay()
    const dismissed = overlay.dismiss({ room: 7 }, 'hold')
    await flushPromises()
    motions[1]?.finish()
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
    const { overlay, motions } = await createPresentedOverlay()
    const order: string[] = []
    overlay.on('did-dismiss', () => order.push('event'))
    void overlay.dismissed.then(() => order.push('result'))
    void overlay.dismiss().then(() => order.push('dismiss'))
    await flushPromises()
    motions[1]?.finish()
    await flushPromises()
    expect(order).toEqual(['event', 'result', 'dismiss'])
  })

  it('the role gesture plays no leave animation', async () => {
    const { overlay, motions } = await createPresentedOverlay()
    expect(await overlay.dismiss(undefined, 'gesture')).toBe(true)
    expect(motions.map(({ direction }) => direction)).toEqual(['enter'])
  })

  it('a gesture during the enter animation ends it at once', async () => {
    const { overlay, motions, log } = createTestOverlay()
    void overlay.present()
    await flushPromises()
    expect(await overlay.dismiss(undefined, 'gesture')).toBe(true)
    expect(motions[0]?.skip).toHaveBeenCalledOnce()
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
  })

  it('without an animation it is still asynchronous, and all events are sent', async () => {
    const { overlay, log } = createTestOverlay({ enter: () => noAnimation, leave: () => noAnimation })
    const presented = overlay.present()
    expect(log).toEqual([])
    await presented
    await flushPromises()
    expect(overlay.state).toBe('presented')
    await overlay.dismiss()
    expect(eventNames(log)).toEqual(LIFECYCLE_EVENTS)
  })

  it('the overlay has been removed from the DOM when dismiss() resolves', async () => {
    const { overlay, motions, dom } = await createPresentedOverlay()
    const isMounted = overlay.dismiss().then(() => dom.isMounted)
    await flushPromises()
    expect(dom.isMounted).toBe(true)
    motions[1]?.finish()
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
      const { overlay } = await createPresentedOverlay({ runCancelHandler, leave: () => noAnimation })
      expect(await overlay.dismiss(undefined, role)).toBe(true)
      expect(runCancelHandler).toHaveBeenCalledTimes(times)
    }
  })

  it('an overlay stays open when canDismiss returns false, and closes with force', async () => {
    const canDismiss = vi.fn(async () => false)
    const { overlay } = await createPresentedOverlay({ canDismiss, leave: () => noAnimation })
    expect(await overlay.dismiss('data', 'role', { reason: 'button' })).toBe(false)
    expect(canDismiss).toHaveBeenCalledWith('data', 'role', 'button')
    expect(overlay.state).toBe('presented')
    expect(await overlay.dismiss(undefined, undefined, { force: true })).toBe(true)
  })

  it('an error in an animation or a listener is logged and does not stop the lifecycle', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { overlay, log } = await createPresentedOverlay({
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
