// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { presentInFrame, runAndRender } from './overlay-test-utils'

const { connect, disconnect } = vi.hoisted(() => {
  const disconnect = vi.fn()
  return { disconnect, connect: vi.fn((_: { position: string; onDismiss(): void }) => disconnect) }
})
vi.mock('@/lib/overlay/toast-swipe', () => ({ connectToastSwipe: connect }))
vi.mock('@/lib/overlay/play-animations.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const presentToast = (options: object) =>
  presentInFrame((overlays) => overlays.toast({ animated: false, message: 'Saved', duration: 0, ...options }))

beforeEach(() => {
  connect.mockReset().mockReturnValue(disconnect)
  disconnect.mockReset()
})

describe('swiping a toast', () => {
  it('is off by default', async () => {
    await presentToast({})
    expect(connect).not.toHaveBeenCalled()
  })

  it('works from the presentation of the toast to its dismissal', async () => {
    const { handle } = await presentToast({ swipeGesture: 'vertical', position: 'top' })
    expect(connect).toHaveBeenCalledOnce()
    expect(connect.mock.lastCall?.[0].position).toBe('top')
    expect(disconnect).not.toHaveBeenCalled()
    await runAndRender(() => handle.dismiss())
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('follows option changes while the toast is open', async () => {
    const { handle } = await presentToast({})
    await runAndRender(() => handle.update({ swipeGesture: 'vertical' }))
    expect(connect).toHaveBeenCalledOnce()
    await runAndRender(() => handle.update({ swipeGesture: undefined }))
    expect(disconnect).toHaveBeenCalledOnce()
  })

  it('dismisses the toast with a role', async () => {
    const { handle } = await presentToast({ swipeGesture: 'vertical' })
    connect.mock.lastCall?.[0].onDismiss()
    expect((await handle).role).toBe('gesture')
  })
})
