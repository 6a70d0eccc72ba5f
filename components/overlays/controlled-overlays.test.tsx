// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createContext, type ReactNode, StrictMode, useContext, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Alert, Modal } from './controlled-overlays'
import { Frame, getLayer, runAndRender, waitForOverlayRemoval } from './overlay-test-utils'

vi.mock('@/lib/overlay/play-animations.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const waitUntilPresented = (id: string) =>
  vi.waitFor(() => {
    if (getLayer(id)?.dataset.state !== 'presented') throw new Error(`${id} is not presented yet`)
  })
const tapBackdrop = (id: string) =>
  runAndRender(() => void fireEvent.click(getLayer(id)?.querySelector('[data-backdrop]') as Element))

const Room = createContext('none')
const RoomName = () => <p>{useContext(Room)}</p>

const wrapInStrictMode = (children?: ReactNode) => (
  <StrictMode>
    <Frame>{children}</Frame>
  </StrictMode>
)
const renderInFrame = (children?: ReactNode) => render(wrapInStrictMode(children))

function Page({
  onRequest,
  shouldStayOpen,
}: {
  onRequest?: (...args: unknown[]) => void
  shouldStayOpen?: boolean
}) {
  const [open, setOpen] = useState(true)
  const [requestCount, setRequestCount] = useState(0)
  return (
    <Alert
      id="a"
      animated={false}
      open={open}
      header={`Asked ${requestCount} times`}
      onOpenChange={(next, { role, reason }) => {
        onRequest?.(next, role, reason)
        setRequestCount(requestCount + 1)
        if (!shouldStayOpen) setOpen(next)
      }}
    />
  )
}

function Child({ onChildEvent }: { onChildEvent: (...args: unknown[]) => void }) {
  const [open, setOpen] = useState(true)
  return (
    <Modal
      id="child"
      animated={false}
      parent="parent"
      open={open}
      onOpenChange={(next, { role, reason }) => {
        onChildEvent(next, role, reason)
        setOpen(next)
      }}
      onDismissed={() => onChildEvent('dismissed')}
    >
      Words
    </Modal>
  )
}

function Parent() {
  const [open, setOpen] = useState(true)
  return (
    <Modal id="parent" animated={false} open={open} onOpenChange={setOpen}>
      <button type="button" onClick={() => setOpen(false)}>
        Close both
      </button>
    </Modal>
  )
}

describe('a controlled overlay', () => {
  it('calls onOpenChange when its parent closes it', async () => {
    const onChildEvent = vi.fn()
    renderInFrame(
      <>
        <Parent />
        <Child onChildEvent={onChildEvent} />
      </>,
    )
    await runAndRender(() => waitUntilPresented('child'))
    await runAndRender(() => void fireEvent.click(screen.getByText('Close both')))
    await vi.waitFor(() =>
      expect(onChildEvent.mock.calls).toEqual([[false, 'parent-dismissed', 'parent'], ['dismissed']]),
    )
    await waitForOverlayRemoval()
  })

  it('opens once in StrictMode, and closes when the owner agrees', async () => {
    const onRequest = vi.fn()
    renderInFrame(<Page onRequest={onRequest} />)
    await runAndRender(() => waitUntilPresented('a'))
    expect(document.querySelectorAll('[data-overlay]')).toHaveLength(1)
    await tapBackdrop('a')
    await runAndRender(waitForOverlayRemoval)
    expect(onRequest).toHaveBeenCalledExactlyOnceWith(false, 'backdrop', 'backdrop')
  })

  it('stays open while `open` is true, and shows changed options', async () => {
    renderInFrame(<Page shouldStayOpen />)
    await runAndRender(() => waitUntilPresented('a'))
    await tapBackdrop('a')
    expect(await screen.findByText('Asked 1 times')).toBeTruthy()
  })

  it('closes when its owner unmounts', async () => {
    const view = renderInFrame(<Page />)
    await runAndRender(() => waitUntilPresented('a'))
    view.rerender(wrapInStrictMode())
    await runAndRender(waitForOverlayRemoval)
  })

  it('its content has the context of the component that renders it', async () => {
    renderInFrame(
      <Room value="The Sage Suite">
        <Modal id="m" open animated={false} label="Room">
          <RoomName />
        </Modal>
      </Room>,
    )
    await runAndRender(() => waitUntilPresented('m'))
    expect(getLayer('m')?.textContent).toBe('The Sage Suite')
  })
})
