// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { frame } from '@/lib/frame'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { createDeferred } from '@/lib/overlay/deferred'
import type { ElementAnimation } from '@/lib/overlay/overlay-animations'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { OverlayHandle, OverlayOptionsByKind } from '@/lib/overlay/types'
import {
  Frame,
  getLayer,
  presentInFrame,
  renderFrame,
  runAndRender,
  waitForOverlayRemoval,
} from './overlay-test-utils'

// jsdom does not have `matchMedia`, which `lib/frame` calls when it is imported.
vi.hoisted(() =>
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  }),
)
vi.mock('@/lib/overlay/play-animations.motion', () => ({
  defaultOverlayAnimator: {},
  // The animations end at once, and the elements keep the transform of the last keyframe.
  playElementAnimations(
    elementAnimations: readonly ElementAnimation<string>[],
    elements: Record<string, HTMLElement | null>,
  ) {
    for (const { part, keyframes } of elementAnimations)
      if (elements[part] && keyframes.transform) elements[part].style.transform = keyframes.transform[1]
    return { finished: Promise.resolve(), reverse() {}, skip() {}, stop() {} }
  },
}))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const noAnimation = { animated: false }
const pressTab = (shiftKey = false) =>
  fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey })
const getBackdrop = (id: string) => getLayer(id)?.querySelector('[data-backdrop]') as Element
/** Drags the dialog down by 400 px, and ends the drag with a release or a cancellation. */
const dragDown = (endEvent: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  const positionsByEvent = { pointerDown: [0], pointerMove: [20, 400], [endEvent]: [400] }
  const pointerInit = { pointerId: 1, isPrimary: true, pointerType: 'touch', button: 0, clientX: 9 }
  for (const [name, positions] of Object.entries(positionsByEvent))
    for (const clientY of positions)
      fireEvent[name as typeof endEvent](screen.getByRole('dialog'), { ...pointerInit, clientY })
}

/** Content that suspends after a press until its text has loaded. */
function SuspendingContent({ text }: { text: Promise<string> }) {
  const [hasDetails, setHasDetails] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHasDetails(true)}>
        More
      </button>
      {hasDetails && <AsyncText text={text} />}
    </>
  )
}

/** Content that suspends in the first effect after it has been mounted. */
function ContentWithLateText({ text }: { text: Promise<string> }) {
  const [hasMounted, setHasMounted] = useState(false)
  useEffect(() => setHasMounted(true), [])
  return hasMounted ? <AsyncText text={text} /> : null
}

/** A button that opens a modal with these options. */
function ModalButton(options: OverlayOptionsByKind['modal']) {
  const overlays = useOverlays()
  return (
    <button type="button" onClick={() => void overlays.modal(options)}>
      Open
    </button>
  )
}

const AsyncText = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>

describe('a modal', () => {
  it('traps Tab with focusable content', async () => {
    await presentInFrame((overlays) =>
      overlays.modal({
        ...noAnimation,
        content: (
          <>
            <button type="button">First</button>
            <button type="button">Last</button>
          </>
        ),
      }),
    )
    screen.getByRole('button', { name: 'Last' }).focus()
    pressTab()
    expect(document.activeElement?.textContent).toBe('First')
    pressTab(true)
    expect(document.activeElement?.textContent).toBe('Last')
  })

  it('traps Tab without focusable content', async () => {
    await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, label: 'Words', content: 'Only words.' }),
    )
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Words' }))
    pressTab()
    pressTab(true)
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Words' }))
  })

  it('applies htmlAttributes, with name and role on its dialog', async () => {
    await presentInFrame((overlays) =>
      overlays.modal({
        ...noAnimation,
        label: 'Rooms',
        content: 'x',
        htmlAttributes: { 'aria-label': 'All rooms', role: 'alertdialog', 'data-trial': 'yes' },
      }),
    )
    const dialog = screen.getByRole('alertdialog', { name: 'All rooms' })
    expect(dialog.dataset.trial).toBe('yes')
  })

  it('calls canDismiss with data, role, and reason for every kind of dismissal', async () => {
    const canDismiss = vi.fn(() => false)
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, id: 'm', content: 'x', canDismiss }),
    )
    expect(await handle.dismiss(7, 'done')).toBe(false)
    await runAndRender(() => void fireEvent.click(getBackdrop('m')))
    await runAndRender(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(canDismiss.mock.calls).toEqual([
      [7, 'done', 'call'],
      [undefined, 'backdrop', 'backdrop'],
      [undefined, 'backdrop', 'escape'],
    ])
    expect(getLayer('m')).toBeTruthy()
  })

  afterEach(() => frame.set({ mode: 'md' }))

  for (const presentationOptions of [{ breakpoints: [0, 0.5, 1] }, { presentation: 'card' as const }])
    it(`${'presentation' in presentationOptions ? 'a card' : 'a sheet'}: a drag calls canDismiss before the drag-end event`, async () => {
      frame.set({ mode: 'ios' })
      const events: string[] = []
      const canDismiss = (_: unknown, role?: string) => events.push(`asked by ${role}`) > 0
      const { handle } = await presentInFrame((overlays) =>
        overlays.modal({ ...noAnimation, id: 'm', content: 'x', canDismiss, ...presentationOptions }),
      )
      await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
      await runAndRender()
      handle.on('drag-end', ({ isDismissing }) => events.push(`drag-end ${isDismissing}`))
      handle.on('breakpoint-change', ({ breakpoint }) => events.push(`at ${breakpoint}`))
      await runAndRender(() => dragDown())
      await runAndRender(waitForOverlayRemoval)
      expect(events).toEqual(['asked by gesture', 'drag-end true'])
      expect((await handle).role).toBe('gesture')
    })

  for (const presentationOptions of [
    { breakpoints: [0, 0.5, 1], initialBreakpoint: 0.5 },
    { presentation: 'card' as const },
  ])
    it(`${'presentation' in presentationOptions ? 'a card' : 'a sheet'}: a canceled drag ends without a dismissal`, async () => {
      frame.set({ mode: 'ios' })
      const events: unknown[] = []
      const { handle } = await presentInFrame((overlays) =>
        overlays.modal({ ...noAnimation, id: 'm', content: 'x', ...presentationOptions }),
      )
      await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
      await runAndRender()
      handle.on('drag-start', () => events.push('drag-start'))
      handle.on('drag-end', ({ isDismissing, snapBreakpoint }) => events.push(isDismissing, snapBreakpoint))
      await runAndRender(() => dragDown('pointerCancel'))
      await runAndRender()
      expect(events).toEqual(['drag-start', false, 'presentation' in presentationOptions ? undefined : 0.5])
      expect(getLayer('m')).toBeTruthy()
    })

  it('a sheet without canDismiss reports the breakpoint 0', async () => {
    const events: number[] = []
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, content: 'x', breakpoints: [0, 0.5, 1] }),
    )
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
    await runAndRender()
    handle.on('breakpoint-change', ({ breakpoint }) => events.push(breakpoint))
    await runAndRender(() => dragDown())
    await runAndRender(waitForOverlayRemoval)
    expect(events).toEqual([0])
  })

  it('a tap outside a card closes it on a tablet, but not on a phone', async () => {
    frame.set({ mode: 'ios' })
    const canDismiss = vi.fn(() => true)
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, id: 'm', content: 'x', presentation: 'card', canDismiss }),
    )
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
    await runAndRender()
    const tapOutside = () => runAndRender(() => void fireEvent.click(getBackdrop('m')))
    const frameElement = document.querySelector('[data-frame]') as HTMLElement
    const offsetWidth = vi.spyOn(frameElement, 'offsetWidth', 'get').mockReturnValue(767)
    await tapOutside()
    expect(canDismiss).not.toHaveBeenCalled()
    offsetWidth.mockReturnValue(768)
    await tapOutside()
    await runAndRender(waitForOverlayRemoval)
    expect((await handle).role).toBe('backdrop')
  })

  it('a card on a phone closes by Escape', async () => {
    frame.set({ mode: 'ios' })
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, content: 'x', presentation: 'card' }),
    )
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
    await runAndRender(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    await runAndRender(waitForOverlayRemoval)
    expect((await handle).role).toBe('backdrop')
  })

  for (const [presentationOptions, openTransform] of [
    [{ breakpoints: [0, 0.5, 1], initialBreakpoint: 0.5 }, 'translateY(50%)'],
    [{ presentation: 'card' }, 'translateY(0%)'],
  ] satisfies [Partial<OverlayOptionsByKind['modal']>, string][]) {
    it(`${'presentation' in presentationOptions ? 'a card' : 'a sheet'} is at its open position again after its content has suspended`, async () => {
      frame.set({ mode: 'ios' })
      const details = createDeferred<string>()
      await presentInFrame((overlays) =>
        overlays.modal({
          ...noAnimation,
          content: <SuspendingContent text={details.promise} />,
          ...presentationOptions,
        }),
      )
      await act(async () => void fireEvent.click(screen.getByText('More')))
      await runAndRender(() => details.resolve('Two rooms'))
      expect(await screen.findByText('Two rooms')).toBeTruthy()
      expect(screen.getByRole('dialog').style.transform).toBe(openTransform)
    })

    it(`${'presentation' in presentationOptions ? 'a card' : 'a sheet'} is at its open position again after the app around it has suspended`, async () => {
      frame.set({ mode: 'ios' })
      const details = createDeferred<string>()
      render(
        <Suspense fallback="One moment">
          <Frame>
            <ModalButton {...noAnimation} id="m" content="x" {...presentationOptions} />
            <SuspendingContent text={details.promise} />
          </Frame>
        </Suspense>,
      )
      fireEvent.click(screen.getByText('Open'))
      await vi.waitFor(() => expect(getLayer('m')?.dataset.state).toBe('presented'))
      await act(async () => void fireEvent.click(screen.getByText('More')))
      expect(screen.getByText('One moment')).toBeTruthy()
      await runAndRender(() => details.resolve('Two rooms'))
      expect(await screen.findByText('Two rooms')).toBeTruthy()
      expect(screen.getByRole('dialog').style.transform).toBe(openTransform)
    })
  }

  for (const presentationOptions of [{ breakpoints: [0, 0.5, 1] }, { presentation: 'card' as const }]) {
    const kind = 'presentation' in presentationOptions ? 'a card' : 'a sheet'
    for (const [LoadingContent, time] of [
      [AsyncText, 'is loading'],
      [ContentWithLateText, 'starts to load after it has been shown'],
    ] as const)
      it(`${kind} whose content ${time} opens, has the focus, and can be dismissed`, async () => {
        frame.set({ mode: 'ios' })
        const text = createDeferred<string>()
        const overlays = renderFrame()
        screen.getByText('Open').focus()
        const content = <LoadingContent text={text.promise} />
        const open = () => overlays.modal({ ...noAnimation, id: 'm', content, ...presentationOptions })
        const firstHandle = open()
        await vi.waitFor(() => expect(getLayer('m')?.dataset.state).toBe('presented'))
        await runAndRender()
        expect(document.activeElement).toBe(screen.getByRole('dialog'))
        expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true)
        expect(await firstHandle.dismiss()).toBe(true)
        expect(document.activeElement).toBe(screen.getByText('Open'))
        open()
        await vi.waitFor(() => expect(getLayer('m')?.dataset.state).toBe('presented'))
        await runAndRender(() => text.resolve('Two rooms'))
        expect(await screen.findByText('Two rooms')).toBeTruthy()
        expect(document.activeElement).toBe(screen.getByRole('dialog'))
      })
  }

  it('a held Enter key adds lines to a text area, but does not press a button', async () => {
    const content = (
      <>
        <textarea aria-label="Note" />
        <button type="button">Save</button>
      </>
    )
    await presentInFrame((overlays) => overlays.modal({ ...noAnimation, content }))
    const isDefaultKept = (element: Element) => fireEvent.keyDown(element, { key: 'Enter', repeat: true })
    expect(isDefaultKept(screen.getByLabelText('Note'))).toBe(true)
    expect(isDefaultKept(screen.getByRole('button', { name: 'Save' }))).toBe(false)
  })

  it('Escape does not close it if a field in its content has handled the key', async () => {
    let isListOpen = true
    const content = (
      <input
        aria-label="City"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isListOpen) return
          event.preventDefault()
          isListOpen = false
        }}
      />
    )
    await presentInFrame((overlays) => overlays.modal({ ...noAnimation, id: 'm', content }))
    const pressEscape = () =>
      runAndRender(() => void fireEvent.keyDown(screen.getByLabelText('City'), { key: 'Escape' }))
    await pressEscape()
    expect(isListOpen).toBe(false)
    expect(getLayer('m')?.dataset.state).toBe('presented')
    await pressEscape()
    await runAndRender(waitForOverlayRemoval)
  })

  it('returns focus to its opener if its content uses autoFocus', async () => {
    const overlays = renderFrame()
    screen.getByText('Open').focus()
    const handle = overlays.modal({
      ...noAnimation,
      // biome-ignore lint/a11y/noAutofocus: apps may use it
      content: <input autoFocus aria-label="Name" />,
    })
    await runAndRender(() => handle.presented)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    await runAndRender(() => handle.dismiss())
    expect(document.activeElement).toBe(screen.getByText('Open'))
  })

  it('canDismiss can be a boolean, and can change while it is open', async () => {
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, content: 'x', canDismiss: false }),
    )
    expect(await handle.dismiss()).toBe(false)
    await runAndRender(() => handle.update({ canDismiss: true }))
    expect(await handle.dismiss()).toBe(true)
  })

  it('does not make the page inert if it does not trap the focus', async () => {
    await presentInFrame((overlays) => overlays.modal({ ...noAnimation, content: 'x', focusTrap: false }))
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(false)
    expect(screen.getByRole('dialog').hasAttribute('aria-modal')).toBe(false)
  })

  it('a sheet at a low breakpoint does not make the page inert, one at a high breakpoint does', async () => {
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({
        ...noAnimation,
        content: 'x',
        breakpoints: [0.25, 1],
        initialBreakpoint: 0.25,
        backdropBreakpoint: 0.25,
      }),
    )
    const isPageInert = () => document.querySelector('main')?.hasAttribute('inert')
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy())
    expect(isPageInert()).toBe(false)
    await runAndRender(() => handle.setBreakpoint(1))
    expect(handle.breakpoint).toBe(1)
    expect(isPageInert()).toBe(true)
  })
})

/** Content that records its page lifecycle events, and can open a modal. */
function Content({ onEvent, childId }: { onEvent: (event: string) => void; childId?: string }) {
  const overlays = useOverlays()
  usePageLifecycle({
    onWillEnter: () => onEvent('will-enter'),
    onDidEnter: () => onEvent('did-enter'),
    onWillLeave: () => onEvent('will-leave'),
    onDidLeave: () => onEvent('did-leave'),
  })
  return (
    <button
      type="button"
      onClick={() => void overlays.modal({ ...noAnimation, id: childId, content: 'child' })}
    >
      Open a child
    </button>
  )
}

/** Content that suspends until its text has loaded, and then records its page lifecycle events. */
function AsyncContent({ text, onEvent }: { text: Promise<string>; onEvent: (event: string) => void }) {
  use(text)
  return <Content onEvent={onEvent} />
}

describe('the content of a modal', () => {
  it('is a page that enters and leaves with the modal', async () => {
    const onEvent = vi.fn()
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, content: <Content onEvent={onEvent} /> }),
    )
    expect(onEvent.mock.calls.flat()).toEqual(['will-enter', 'did-enter'])
    await runAndRender(() => handle.dismiss())
    expect(onEvent.mock.calls.flat()).toEqual(['will-enter', 'did-enter', 'will-leave', 'did-leave'])
  })

  it('receives the enter events when it has loaded, if it was still loading when the modal opened', async () => {
    const text = createDeferred<string>()
    const onEvent = vi.fn()
    const { handle } = await presentInFrame((overlays) =>
      overlays.modal({ ...noAnimation, content: <AsyncContent text={text.promise} onEvent={onEvent} /> }),
    )
    expect(onEvent).not.toHaveBeenCalled()
    await runAndRender(() => text.resolve('Two rooms'))
    await screen.findByText('Open a child')
    expect(onEvent.mock.calls.flat()).toEqual(['will-enter', 'did-enter'])
    await runAndRender(() => handle.dismiss())
    expect(onEvent.mock.calls.flat()).toEqual(['will-enter', 'did-enter', 'will-leave', 'did-leave'])
  })

  it('modals that are opened from it close with it, with a role', async () => {
    const overlays = renderFrame()
    const dismissRoles: unknown[] = []
    const parent = overlays.modal({
      ...noAnimation,
      id: 'parent',
      content: <Content onEvent={() => {}} childId="child" />,
    })
    await runAndRender(() => parent.presented)
    await runAndRender(() => void fireEvent.click(screen.getByRole('button', { name: 'Open a child' })))
    const child = overlays.getTop('modal') as OverlayHandle
    expect(child.id).toBe('child')
    child.on('did-dismiss', ({ role }) => dismissRoles.push(role))
    await runAndRender(() => parent.dismiss())
    await runAndRender(waitForOverlayRemoval)
    expect(dismissRoles).toEqual(['parent-dismissed'])
  })

  it('an alert that is opened while it is open stays open after it closes', async () => {
    const overlays = renderFrame()
    const parent = overlays.modal({ ...noAnimation, id: 'parent', content: 'x' })
    await runAndRender(() => parent.presented)
    const alert = overlays.alert({ ...noAnimation, id: 'alert', header: 'Saved' })
    await runAndRender(() => alert.presented)
    await runAndRender(() => parent.dismiss())
    expect(getLayer('alert')).toBeTruthy()
    await act(async () => {})
  })
})
