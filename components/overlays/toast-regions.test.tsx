// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { createManualAnimator } from '@/lib/overlay/test-utils'
import { getLayer, renderFrame, runAndRender } from './overlay-test-utils'

const { mockState } = vi.hoisted(() => ({ mockState: { animator: undefined as unknown } }))
vi.mock('@/lib/overlay/play-animations.motion', () => ({
  defaultOverlayAnimator: {
    enter: (...args: unknown[]) =>
      (mockState.animator as ManualAnimator).defaultAnimator.enter(...(args as AnimatorArgs)),
    leave: (...args: unknown[]) =>
      (mockState.animator as ManualAnimator).defaultAnimator.leave(...(args as AnimatorArgs)),
  },
}))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

type ManualAnimator = ReturnType<typeof createManualAnimator>
type AnimatorArgs = Parameters<ManualAnimator['defaultAnimator']['enter']>

let animator: ManualAnimator
beforeEach(() => {
  animator = createManualAnimator()
  mockState.animator = animator
})
const finishAnimations = () =>
  runAndRender(() => {
    for (const motion of animator.motions) motion.finish()
  })

it.each(['an element', 'the id of an element'])(
  'a toast at an anchor given as %s stays mounted when an older one at the same anchor closes',
  async (kind) => {
    const overlays = renderFrame(<nav id="bar">Bar</nav>)
    const positionAnchor = kind === 'an element' ? (document.getElementById('bar') as HTMLElement) : 'bar'
    const open = async (id: string) => {
      const handle = overlays.toast({ id, message: id, duration: 0, animated: false, positionAnchor })
      await runAndRender(() => handle.presented)
      // The handle is in an object, because awaiting a handle waits for its result.
      return { handle }
    }
    const { handle: olderHandle } = await open('older')
    await open('newer')
    const newerLayer = getLayer('newer')
    await runAndRender(() => olderHandle.dismiss())
    expect(getLayer('older')).toBeNull()
    expect(newerLayer?.isConnected).toBe(true)
    expect(getLayer('newer')).toBe(newerLayer)
  },
)

it('a toast that replaces a closing toast with the same id has its own element', async () => {
  const overlays = renderFrame()
  const getToasts = () => [...document.querySelectorAll<HTMLElement>('[data-overlay=toast]')]
  const older = overlays.toast({ id: 'saved', message: 'Older', duration: 0 })
  await runAndRender()
  await finishAnimations()
  const [olderLayer] = getToasts()
  void older.dismiss()
  overlays.toast({ id: 'saved', message: 'Newer', duration: 0 })
  await runAndRender()
  expect(getToasts().map(({ dataset }) => dataset.state)).toEqual(['dismissing', 'presenting'])
  await finishAnimations()
  expect(getToasts().map(({ textContent }) => textContent)).toEqual(['Newer'])
  // The element of the older toast keeps the styles of its leave animation, so the newer toast would be invisible in it.
  expect(getToasts()[0]).not.toBe(olderLayer)
  expect(getToasts()[0]?.dataset.state).toBe('presented')
})
