// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createContext, type ReactNode, StrictMode, useContext, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Alert, Modal } from './controlled'
import { allOverlaysRemoved, Frame, flush, getLayer } from './view-test-utils'

vi.mock('@/lib/overlay/play.motion', () => ({ overlayDriver: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const untilPresented = (id: string) =>
  vi.waitFor(() => {
    if (getLayer(id)?.dataset.state !== 'presented') throw new Error(`${id} is not presented yet`)
  })
const tapBackdrop = (id: string) =>
  flush(() => void fireEvent.click(getLayer(id)?.querySelector('[data-backdrop]') as Element))

const Room = createContext('none')
const Name = () => <p>{useContext(Room)}</p>

const strict = (children?: ReactNode) => (
  <StrictMode>
    <Frame>{children}</Frame>
  </StrictMode>
)
const frame = (children?: ReactNode) => render(strict(children))

function Page({ onAsk, refuse }: { onAsk?: (...args: unknown[]) => void; refuse?: boolean }) {
  const [open, setOpen] = useState(true)
  const [asked, setAsked] = useState(0)
  return (
    <Alert
      id="a"
      animated={false}
      open={open}
      header={`Asked ${asked} times`}
      onOpenChange={(next, { role, reason }) => {
        onAsk?.(next, role, reason)
        setAsked(asked + 1)
        if (!refuse) setOpen(next)
      }}
    />
  )
}

function Child({ onClosed }: { onClosed: (...args: unknown[]) => void }) {
  const [open, setOpen] = useState(true)
  return (
    <Modal
      id="child"
      animated={false}
      parent="parent"
      open={open}
      onOpenChange={(next, { role, reason }) => {
        onClosed(next, role, reason)
        setOpen(next)
      }}
      onDismissed={() => onClosed('dismissed')}
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
    const onClosed = vi.fn()
    frame(
      <>
        <Parent />
        <Child onClosed={onClosed} />
      </>,
    )
    await flush(() => untilPresented('child'))
    await flush(() => void fireEvent.click(screen.getByText('Close both')))
    await vi.waitFor(() =>
      expect(onClosed.mock.calls).toEqual([[false, 'parent-dismissed', 'parent'], ['dismissed']]),
    )
    await allOverlaysRemoved()
  })

  it('opens once in StrictMode, and closes when the owner agrees', async () => {
    const onAsk = vi.fn()
    frame(<Page onAsk={onAsk} />)
    await flush(() => untilPresented('a'))
    expect(document.querySelectorAll('[data-overlay]')).toHaveLength(1)
    await tapBackdrop('a')
    await flush(allOverlaysRemoved)
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(false, 'backdrop', 'backdrop')
  })

  it('stays open while `open` is true, and shows changed options', async () => {
    frame(<Page refuse />)
    await flush(() => untilPresented('a'))
    await tapBackdrop('a')
    expect(await screen.findByText('Asked 1 times')).toBeTruthy()
  })

  it('closes when its owner unmounts', async () => {
    const view = frame(<Page />)
    await flush(() => untilPresented('a'))
    view.rerender(strict())
    await flush(allOverlaysRemoved)
  })

  it('its content has the context of the component that renders it', async () => {
    frame(
      <Room value="The Sage Suite">
        <Modal id="m" open animated={false} label="Room">
          <Name />
        </Modal>
      </Room>,
    )
    await flush(() => untilPresented('m'))
    expect(getLayer('m')?.textContent).toBe('The Sage Suite')
  })
})
