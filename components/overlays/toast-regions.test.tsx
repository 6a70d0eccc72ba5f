// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { flush, getLayer, renderFrame } from './view-test-utils'

vi.mock('@/lib/overlay/play.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

it.each(['an element', 'the id of an element'])(
  'a toast at an anchor given as %s stays mounted when an older one at the same anchor closes',
  async (kind) => {
    const overlays = renderFrame(<nav id="bar">Bar</nav>)
    const positionAnchor = kind === 'an element' ? (document.getElementById('bar') as HTMLElement) : 'bar'
    const open = async (id: string) => {
      const handle = overlays.toast({ id, message: id, duration: 0, animated: false, positionAnchor })
      await flush(() => handle.presented)
      // The handle is in an object, because awaiting a handle waits for its result.
      return { handle }
    }
    const { handle: olderHandle } = await open('older')
    await open('newer')
    const newerLayer = getLayer('newer')
    await flush(() => olderHandle.dismiss())
    expect(getLayer('older')).toBeNull()
    expect(newerLayer?.isConnected).toBe(true)
    expect(getLayer('newer')).toBe(newerLayer)
  },
)
