// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { manualDriver } from '@/lib/overlay/test-utils'
import type { OverlayEvent } from '@/lib/overlay/types'
import { useOverlayEvents } from '@/lib/overlay/use-overlay-events'
import { Alert, Modal } from './controlled'
import { allOverlaysRemoved, Frame, flush, getLayer } from './view-test-utils'

const { current } = vi.hoisted(() => ({ current: { manual: undefined as unknown } }))
vi.mock('@/lib/overlay/play.motion', () => ({
  overlayDriver: {
    enter: (...args: unknown[]) => (current.manual as ManualDriver).driver.enter(...(args as Enter)),
    leave: (...args: unknown[]) => (current.manual as ManualDriver).driver.leave(...(args as Enter)),
  },
}))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

type ManualDriver = ReturnType<typeof manualDriver>
type Enter = Parameters<ManualDriver['driver']['enter']>

const onDismissed = vi.fn()
const onOpenChange = vi.fn()
let heard: string[] = []
let manual: ManualDriver
beforeEach(() => {
  heard = []
  manual = manualDriver()
  current.manual = manual
  onDismissed.mockClear()
  onOpenChange.mockClear()
})
/** Animations that a failed test left running would keep its overlays open in the next test. */
afterEach(() =>
  flush(() => {
    for (const motion of manual.played) motion.finish()
  }),
)

/** Records the overlay events of the frame. */
function EventLog() {
  useOverlayEvents(({ type }: OverlayEvent) => heard.push(type))
  return null
}

/** Records the page lifecycle events that the content of a modal receives. */
function Content() {
  usePageLifecycle({
    onWillEnter: () => heard.push('will-enter'),
    onDidEnter: () => heard.push('did-enter'),
    onWillLeave: () => heard.push('will-leave'),
    onDidLeave: () => heard.push('did-leave'),
  })
  return <p>Words</p>
}

const owners = {
  Modal: ({ open }: { open: boolean }) => (
    <Modal id="o" label="Words" open={open} onOpenChange={onOpenChange} onDismissed={onDismissed}>
      <p>Words</p>
    </Modal>
  ),
  Alert: ({ open }: { open: boolean }) => (
    <Alert id="o" header="Words" open={open} onOpenChange={onOpenChange} onDismissed={onDismissed} />
  ),
}

const strict = (children?: ReactNode) => (
  <StrictMode>
    <Frame>
      <EventLog />
      {children}
    </Frame>
  </StrictMode>
)

/** Directions of the animations that were started. */
const directions = () => manual.played.map(({ direction }) => direction)
const runs = (count: number) => vi.waitFor(() => expect(manual.played).toHaveLength(count))
const end = (index: number) => flush(() => manual.played[index]?.finish())
const layers = () => [...document.querySelectorAll<HTMLElement>('[data-overlay]')]
const state = () => getLayer('o')?.dataset.state

const ALL_EVENTS = ['will-present', 'did-present', 'will-dismiss', 'did-dismiss']

describe.each(['Modal', 'Alert'] as const)(
  'a controlled %s whose `open` changes during an animation',
  (kind) => {
    const Owner = owners[kind]
    /** Renders an overlay that is entering. Returns a function that renders its owner again. */
    const entering = async () => {
      const view = render(strict(<Owner open />))
      await flush(() => runs(1))
      expect(state()).toBe('presenting')
      return (children?: ReactNode) => flush(() => view.rerender(strict(children)))
    }
    /** The same for an overlay that was presented and is leaving. */
    const leaving = async () => {
      const draw = await entering()
      await end(0)
      expect(state()).toBe('presented')
      await draw(<Owner open={false} />)
      await flush(() => runs(2))
      expect(state()).toBe('dismissing')
      return draw
    }

    it('reverses its animation and emits all events if it closes while it enters', async () => {
      const draw = await entering()
      await draw(<Owner open={false} />)
      expect(state()).toBe('dismissing')
      expect(manual.played[0]?.reverse).toHaveBeenCalledOnce()
      expect(layers()[0]?.textContent).toContain('Words')
      await end(0)
      await flush(allOverlaysRemoved)
      expect(directions()).toEqual(['enter'])
      expect(heard).toEqual(ALL_EVENTS)
      expect(onDismissed).toHaveBeenCalledOnce()
      expect(onOpenChange).not.toHaveBeenCalled()
    })

    it('leaves with its content if its owner unmounts while it enters', async () => {
      const draw = await entering()
      await draw()
      expect(state()).toBe('dismissing')
      expect(layers()[0]?.textContent).toContain('Words')
      await end(0)
      await flush(allOverlaysRemoved)
      expect(heard).toEqual(ALL_EVENTS)
    })

    it('emits its events once if its owner unmounts while it leaves', async () => {
      const draw = await leaving()
      await draw()
      expect(layers()[0]?.textContent).toContain('Words')
      await end(1)
      await flush(allOverlaysRemoved)
      expect(directions()).toEqual(['enter', 'leave'])
      expect(heard).toEqual(ALL_EVENTS)
    })

    it('opens a second overlay with the same content if it opens while it leaves', async () => {
      const draw = await leaving()
      await draw(<Owner open />)
      await flush(() => runs(3))
      expect(layers().map(({ dataset, textContent }) => [dataset.state, textContent])).toEqual([
        ['dismissing', expect.stringContaining('Words')],
        ['presenting', expect.stringContaining('Words')],
      ])
      await end(1)
      expect(layers()).toHaveLength(1)
      await end(2)
      expect(state()).toBe('presented')
      expect(layers()[0]?.textContent).toContain('Words')
      await draw(<Owner open={false} />)
      await flush(() => runs(4))
      await end(3)
      await flush(allOverlaysRemoved)
      expect(directions()).toEqual(['enter', 'leave', 'enter', 'leave'])
    })

    it('stays open if it closes and opens again while it enters', async () => {
      const draw = await entering()
      await draw(<Owner open={false} />)
      await draw(<Owner open />)
      await flush(() => runs(2))
      await end(1)
      await end(0)
      expect(layers()).toHaveLength(1)
      expect(state()).toBe('presented')
      expect(layers()[0]?.textContent).toContain('Words')
      expect(onOpenChange).not.toHaveBeenCalled()
    })

    it('does not react if `open` changes and changes back in one batch', async () => {
      const draw = await entering()
      await flush(() => {
        void draw(<Owner open={false} />)
        void draw(<Owner open />)
      })
      expect(state()).toBe('presenting')
      await end(0)
      expect(state()).toBe('presented')
      expect(directions()).toEqual(['enter'])
    })
  },
)

describe('the content of a controlled modal that opens again while it leaves', () => {
  const view = (open: boolean) =>
    strict(
      <Modal id="o" label="Words" open={open}>
        <Content />
      </Modal>,
    )

  it('receives the events of its own modal only, and all of them', async () => {
    const page = render(view(true))
    const draw = (open: boolean) => flush(() => page.rerender(view(open)))
    await flush(() => runs(1))
    await end(0)
    await draw(false)
    await flush(() => runs(2))
    await draw(true)
    await flush(() => runs(3))
    heard = []
    await end(1)
    await end(2)
    expect(heard).toEqual(['did-dismiss', 'did-present', 'did-enter'])
    heard = []
    await draw(false)
    await flush(() => runs(4))
    await end(3)
    expect(heard.filter((name) => name.includes('leave'))).toEqual(['will-leave', 'did-leave'])
  })
})
