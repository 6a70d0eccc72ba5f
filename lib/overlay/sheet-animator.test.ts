// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { dispatchTraceEvents } from '@/lib/gesture/testing/trace'
import { createDeferred } from './deferred'
import type { OverlayViewModel } from './overlay-view'
import { resolveSheetOptions } from './sheet'
import { createSheetAnimator, type SheetAnimator } from './sheet-animator'
import { flushPromises } from './test-utils'

vi.mock('./play-animations.motion', () => ({
  playElementAnimations: () => {
    const end = createDeferred<void>()
    return { finished: end.promise, reverse() {}, skip: end.resolve, stop: end.resolve }
  },
}))

const getElement = (id: string) => document.getElementById(id) as HTMLElement
const emit = vi.fn()
let state: OverlayViewModel['state']
let animator: SheetAnimator

/** Creates the animator of a sheet that opens halfway and contains a field below the edge of the frame. */
function createSheet(
  initialState: OverlayViewModel['state'],
  checkCanDismiss: OverlayViewModel['checkCanDismiss'] = () => true,
) {
  state = initialState
  document.body.innerHTML = `
    <div data-mode="ios"><div><div id="root">
      <div id="surface" tabindex="-1"><input id="field"></div>
    </div></div></div>`
  vi.spyOn(getElement('root'), 'getBoundingClientRect').mockReturnValue({ bottom: 800 } as DOMRect)
  vi.spyOn(getElement('field'), 'getBoundingClientRect').mockReturnValue({ bottom: 870 } as DOMRect)
  // jsdom has no `scrollIntoView`, and does not match `:focus-visible`.
  getElement('field').scrollIntoView = () => {}
  vi.spyOn(getElement('field'), 'matches').mockImplementation((selector) => selector === ':focus-visible')
  const options = { content: '', breakpoints: [0, 0.5, 1], initialBreakpoint: 0.5 }
  animator = createSheetAnimator(
    resolveSheetOptions(options),
    { root: getElement('root'), surface: getElement('surface'), backdrop: null },
    () =>
      ({ options, state, emit, checkCanDismiss, setNonModal() {} }) as unknown as OverlayViewModel<'modal'>,
  )
}

const getSheetPosition = () => ({
  breakpoint: animator.getBreakpoint(),
  transform: getElement('surface').style.transform,
  visibleFraction: getElement('surface').style.getPropertyValue('--sheet-visible-fraction'),
  isEdgeToEdge: getElement('root').hasAttribute('data-sheet-edge-to-edge'),
})

beforeEach(() => emit.mockClear())
afterEach(() => {
  animator.destroy()
  frame.set({ motion: 1 })
})

describe('a sheet whose `canDismiss` throws', () => {
  it('snaps back after a drag', async () => {
    frame.set({ motion: 'reduced' })
    const logError = vi.spyOn(console, 'error').mockImplementation(() => {})
    createSheet('presented', () => Promise.reject(new Error('no')))
    const pointer = { x: 100, pointer: 1, kind: 'touch' }
    await dispatchTraceEvents(
      getElement('surface'),
      {
        about: 'a drag down',
        events: [
          { ...pointer, type: 'down', y: 500, time: 0 },
          { ...pointer, type: 'move', y: 560, time: 50 },
          { ...pointer, type: 'move', y: 640, time: 100 },
          { ...pointer, type: 'up', y: 640, time: 400 },
        ],
      },
      5000,
    )
    await vi.waitFor(() => expect(logError).toHaveBeenCalledOnce())
    await flushPromises()
    expect(getSheetPosition()).toMatchObject({ breakpoint: 0.5, transform: 'translateY(50%)' })
  })
})

describe('a sheet that is half open', () => {
  it.each([
    ['an animation', 1],
    ['reduced motion', 'reduced'],
  ] as const)('stays half open if a field in it gets focus before it enters with %s', async (_, motion) => {
    frame.set({ motion })
    createSheet('presenting')
    getElement('field').focus()
    animator.enter().skip()
    state = 'presented'
    await flushPromises()
    expect(getSheetPosition()).toMatchObject({
      breakpoint: 0.5,
      visibleFraction: '0.5',
      isEdgeToEdge: false,
    })
    expect(emit).not.toHaveBeenCalled()
  })

  it('expands if a field below the edge of the frame gets focus after it has entered', async () => {
    frame.set({ motion: 'reduced' })
    createSheet('presented')
    getElement('field').focus()
    await flushPromises()
    expect(animator.getBreakpoint()).toBe(1)
    expect(emit).toHaveBeenCalledExactlyOnceWith('breakpoint-change', { breakpoint: 1 })
  })

  it('is at its breakpoint if its animator is created again while it is open', () => {
    createSheet('presented')
    expect(getSheetPosition()).toMatchObject({ breakpoint: 0.5, transform: 'translateY(50%)' })
  })

  it('is closed until it enters', () => {
    createSheet('presenting')
    expect(getSheetPosition().transform).toBe('translateY(100%)')
  })
})
