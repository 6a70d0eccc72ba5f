// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { createDeferred } from '@/lib/overlay/deferred'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
import { createManualAnimator } from '@/lib/overlay/test-utils'
import type { OverlayEvent } from '@/lib/overlay/types'
import { useOverlayEvents } from '@/lib/overlay/use-overlay-events'
import { Alert, Loading, Modal } from './controlled-overlays'
import { Frame, getLayer, runAndRender, waitForOverlayRemoval } from './overlay-test-utils'

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

const onDismissed = vi.fn()
const onOpenChange = vi.fn()
let events: string[] = []
let animator: ManualAnimator
beforeEach(() => {
  events = []
  animator = createManualAnimator()
  mockState.animator = animator
  onDismissed.mockClear()
  onOpenChange.mockClear()
})
// Finishes the animations that a failed test left running. They would keep the overlays of that test open in the next test.
afterEach(() =>
  runAndRender(() => {
    for (const motion of animator.motions) motion.finish()
  }),
)

/** Records the overlay events of the frame. */
function EventLog() {
  useOverlayEvents(({ type }: OverlayEvent) => events.push(type))
  return null
}

/** Records the page lifecycle events that the content of a modal receives. */
function Content() {
  usePageLifecycle({
    onWillEnter: () => events.push('will-enter'),
    onDidEnter: () => events.push('did-enter'),
    onWillLeave: () => events.push('will-leave'),
    onDidLeave: () => events.push('did-leave'),
  })
  return <p>Words</p>
}

const ownerComponents = {
  Modal: ({ open }: { open: boolean }) => (
    <Modal id="o" label="Words" open={open} onOpenChange={onOpenChange} onDismissed={onDismissed}>
      <p>Words</p>
    </Modal>
  ),
  Alert: ({ open }: { open: boolean }) => (
    <Alert id="o" header="Words" open={open} onOpenChange={onOpenChange} onDismissed={onDismissed} />
  ),
}

const wrapInStrictMode = (children?: ReactNode) => (
  <StrictMode>
    <Frame>
      <EventLog />
      {children}
    </Frame>
  </StrictMode>
)

/** Returns the directions of the animations that were started. */
const getDirections = () => animator.motions.map(({ direction }) => direction)
const waitForAnimations = (count: number) => vi.waitFor(() => expect(animator.motions).toHaveLength(count))
const finishAnimation = (index: number) => runAndRender(() => animator.motions[index]?.finish())
const getLayers = () => [...document.querySelectorAll<HTMLElement>('[data-overlay]')]
const getState = () => getLayer('o')?.dataset.state

const ALL_EVENTS = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss']

describe.each(['Modal', 'Alert'] as const)(
  'a controlled %s whose `open` changes during an animation',
  (kind) => {
    const Owner = ownerComponents[kind]
    /** Renders an overlay that is entering. Returns a function that renders other children in the same frame. */
    const renderEntering = async () => {
      const view = render(wrapInStrictMode(<Owner open />))
      await runAndRender(() => waitForAnimations(1))
      expect(getState()).toBe('presenting')
      return (children?: ReactNode) => runAndRender(() => view.rerender(wrapInStrictMode(children)))
    }
    /** Renders an overlay that was presented and is leaving. Returns a function that renders other children in the same frame. */
    const renderLeaving = async () => {
      const rerender = await renderEntering()
      await finishAnimation(0)
      expect(getState()).toBe('presented')
      await rerender(<Owner open={false} />)
      await runAndRender(() => waitForAnimations(2))
      expect(getState()).toBe('dismissing')
      return rerender
    }

    it('reverses its animation and emits all events if it closes while it enters', async () => {
      const rerender = await renderEntering()
      await rerender(<Owner open={false} />)
      expect(getState()).toBe('dismissing')
      expect(animator.motions[0]?.reverse).toHaveBeenCalledOnce()
      expect(getLayers()[0]?.textContent).toContain('Words')
      await finishAnimation(0)
      await runAndRender(waitForOverlayRemoval)
      expect(getDirections()).toEqual(['enter'])
      expect(events).toEqual(ALL_EVENTS)
      expect(onDismissed).toHaveBeenCalledOnce()
      expect(onOpenChange).not.toHaveBeenCalled()
    })

    it('leaves with its content if its owner unmounts while it enters', async () => {
      const rerender = await renderEntering()
      await rerender()
      expect(getState()).toBe('dismissing')
      expect(getLayers()[0]?.textContent).toContain('Words')
      await finishAnimation(0)
      await runAndRender(waitForOverlayRemoval)
      expect(events).toEqual(ALL_EVENTS)
    })

    it('emits its events once if its owner unmounts while it leaves', async () => {
      const rerender = await renderLeaving()
      await rerender()
      expect(getLayers()[0]?.textContent).toContain('Words')
      await finishAnimation(1)
      await runAndRender(waitForOverlayRemoval)
      expect(getDirections()).toEqual(['enter', 'leave'])
      expect(events).toEqual(ALL_EVENTS)
    })

    it('opens a second overlay with the same content if it opens while it leaves', async () => {
      const rerender = await renderLeaving()
      await rerender(<Owner open />)
      await runAndRender(() => waitForAnimations(3))
      expect(getLayers().map(({ dataset, textContent }) => [dataset.state, textContent])).toEqual([
        ['dismissing', expect.stringContaining('Words')],
        ['presenting', expect.stringContaining('Words')],
      ])
      await finishAnimation(1)
      expect(getLayers()).toHaveLength(1)
      await finishAnimation(2)
      expect(getState()).toBe('presented')
      expect(getLayers()[0]?.textContent).toContain('Words')
      await rerender(<Owner open={false} />)
      await runAndRender(() => waitForAnimations(4))
      await finishAnimation(3)
      await runAndRender(waitForOverlayRemoval)
      expect(getDirections()).toEqual(['enter', 'leave', 'enter', 'leave'])
    })

    it('stays open if it closes and opens again while it enters', async () => {
      const rerender = await renderEntering()
      await rerender(<Owner open={false} />)
      await rerender(<Owner open />)
      await runAndRender(() => waitForAnimations(2))
      await finishAnimation(1)
      await finishAnimation(0)
      expect(getLayers()).toHaveLength(1)
      expect(getState()).toBe('presented')
      expect(getLayers()[0]?.textContent).toContain('Words')
      expect(onOpenChange).not.toHaveBeenCalled()
    })

    it('does not react if `open` changes and changes back in one batch', async () => {
      const rerender = await renderEntering()
      await runAndRender(() => {
        void rerender(<Owner open={false} />)
        void rerender(<Owner open />)
      })
      expect(getState()).toBe('presenting')
      await finishAnimation(0)
      expect(getState()).toBe('presented')
      expect(getDirections()).toEqual(['enter'])
    })
  },
)

describe('the content of a controlled modal that opens again while it leaves', () => {
  const page = (open: boolean) =>
    wrapInStrictMode(
      <Modal id="o" label="Words" open={open}>
        <Content />
      </Modal>,
    )

  it('receives the events of its own modal only, and all of them', async () => {
    const view = render(page(true))
    const rerender = (open: boolean) => runAndRender(() => view.rerender(page(open)))
    await runAndRender(() => waitForAnimations(1))
    await finishAnimation(0)
    await rerender(false)
    await runAndRender(() => waitForAnimations(2))
    await rerender(true)
    await runAndRender(() => waitForAnimations(3))
    events = []
    await finishAnimation(1)
    await finishAnimation(2)
    expect(events).toEqual(['did-dismiss', 'did-present', 'did-enter'])
    events = []
    await rerender(false)
    await runAndRender(() => waitForAnimations(4))
    await finishAnimation(3)
    expect(events.filter((name) => name.includes('leave'))).toEqual(['will-leave', 'did-leave'])
  })
})

describe('a controlled overlay that closes and opens again while the code loads', () => {
  it('is open once, and closes completely', async () => {
    const codeLoad = createDeferred<void>()
    const load = async () => {
      await codeLoad.promise
      return import('./overlay-host')
    }
    const page = (open: boolean) => (
      <div data-frame="">
        <OverlayProvider load={load}>
          <Loading id="o" open={open} message="Words" onOpenChange={onOpenChange} />
        </OverlayProvider>
      </div>
    )
    const finishAnimations = () =>
      runAndRender(() => {
        for (const motion of animator.motions) motion.finish()
      })
    const view = render(page(true))
    await runAndRender()
    for (const open of [false, true]) await runAndRender(() => view.rerender(page(open)))
    await runAndRender(() => codeLoad.resolve())
    await runAndRender()
    await finishAnimations()
    expect(getLayers().map(({ dataset }) => dataset.state)).toEqual(['presented'])
    await runAndRender(() => view.rerender(page(false)))
    await finishAnimations()
    await runAndRender(waitForOverlayRemoval)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})
