// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode, Suspense, use, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { createDeferred } from '@/lib/overlay/deferred'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { Modal, type ModalProps } from './controlled-overlays'
import { Frame, getLayer, runAndRender, waitForOverlayRemoval } from './overlay-test-utils'

vi.mock('@/lib/overlay/play-animations.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const waitUntilPresented = (id: string) =>
  vi.waitFor(() => {
    if (getLayer(id)?.dataset.state !== 'presented') throw new Error(`${id} is not presented yet`)
  })
const pressEscape = () => runAndRender(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
const wrapInStrictMode = (children?: ReactNode) => (
  <StrictMode>
    <Frame>{children}</Frame>
  </StrictMode>
)

/** A page with a counter, and a modal that shows and changes the same number. */
function Counter({ defaultOpen = true, ...props }: Partial<ModalProps> & { defaultOpen?: boolean }) {
  const [open, setOpen] = useState(defaultOpen)
  const [count, setCount] = useState(0)
  return (
    <>
      <p>Page {count}</p>
      <Modal
        id="m"
        animated={false}
        label="Counter"
        {...props}
        open={open}
        onOpenChange={(next, change) => {
          props.onOpenChange?.(next, change)
          setOpen(next)
        }}
      >
        <button type="button" onClick={() => setCount(count + 1)}>
          Modal {count}
        </button>
      </Modal>
    </>
  )
}

function ToggleModal() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Switch
      </button>
      <Modal id="m" open={open} animated={false}>
        Words
      </Modal>
    </>
  )
}

/** Content of a modal, with a counter whose number the content itself stores. */
function OwnCounter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Own {count}
    </button>
  )
}

const AsyncText = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>

function LifecycleLog({ onEvent }: { onEvent: (event: string) => void }) {
  usePageLifecycle({ onDidEnter: () => onEvent('did-enter'), onWillLeave: () => onEvent('will-leave') })
  return null
}

/** A button that opens an alert, dismisses the alert, and reports the result. */
function AlertButton({ onResult }: { onResult: (result: unknown) => void }) {
  const overlays = useOverlays()
  const ask = async () => {
    const alert = overlays.alert({ animated: false, header: 'Sure?' })
    await alert.presented
    void overlays.dismiss(7, 'done')
    onResult(await alert)
  }
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  )
}

describe('a controlled modal', () => {
  it('shares its state with the page', async () => {
    render(wrapInStrictMode(<Counter />))
    await runAndRender(() => waitUntilPresented('m'))
    fireEvent.click(screen.getByRole('button', { name: 'Modal 0' }))
    expect(screen.getByText('Page 1')).toBeTruthy()
    expect(getLayer('m')?.textContent).toContain('Modal 1')
  })

  it('opens and closes with `open`, and passes the reason to onOpenChange', async () => {
    const onOpenChange = vi.fn()
    render(wrapInStrictMode(<Counter onOpenChange={onOpenChange} />))
    await runAndRender(() => waitUntilPresented('m'))
    await pressEscape()
    await runAndRender(waitForOverlayRemoval)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ role: 'backdrop', reason: 'escape' }),
    )
  })

  it('opens with its trigger, also after that element was replaced', async () => {
    const page = (key: string) =>
      wrapInStrictMode(
        <>
          <button key={key} id="opener" type="button">
            {key}
          </button>
          <Counter defaultOpen={false} trigger="opener" />
        </>,
      )
    const view = render(page('One'))
    view.rerender(page('Two'))
    await runAndRender(() => void fireEvent.click(screen.getByRole('button', { name: 'Two' })))
    await runAndRender(() => waitUntilPresented('m'))
  })

  it('warns if there is no element with the id of its trigger', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(<Frame>{<Counter defaultOpen={false} trigger="nobody" />}</Frame>)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no element with the id "nobody"'))
  })

  it('can be closed and opened several times', async () => {
    render(wrapInStrictMode(<ToggleModal />))
    const press = () => runAndRender(() => void fireEvent.click(screen.getByText('Switch')))
    for (let round = 0; round < 3; round += 1) {
      await press()
      await runAndRender(() => waitUntilPresented('m'))
      expect(document.querySelectorAll('[data-overlay]')).toHaveLength(1)
      await press()
      await runAndRender(waitForOverlayRemoval)
    }
  })

  it('closes when its owner unmounts, also before it is presented', async () => {
    const view = render(wrapInStrictMode(<Counter />))
    view.rerender(wrapInStrictMode())
    await runAndRender()
    await runAndRender(waitForOverlayRemoval)
    view.rerender(wrapInStrictMode(<Counter key="again" />))
    await runAndRender(() => waitUntilPresented('m'))
    view.rerender(wrapInStrictMode())
    await runAndRender(waitForOverlayRemoval)
  })

  it('stays open while its content suspends', async () => {
    const deferredText = createDeferred<string>()
    render(
      wrapInStrictMode(
        <Modal id="m" open animated={false}>
          <Suspense fallback="One moment">
            <AsyncText text={deferredText.promise} />
          </Suspense>
        </Modal>,
      ),
    )
    await runAndRender(() => waitUntilPresented('m'))
    expect(getLayer('m')?.textContent).toContain('One moment')
    await runAndRender(() => deferredText.resolve('Here they are'))
    expect(await screen.findByText('Here they are')).toBeTruthy()
    expect(getLayer('m')?.dataset.state).toBe('presented')
  })

  it('opens while its content is loading, and does not hide the page', async () => {
    const deferredText = createDeferred<string>()
    render(
      wrapInStrictMode(
        <Modal id="m" open animated={false}>
          <AsyncText text={deferredText.promise} />
        </Modal>,
      ),
    )
    await runAndRender(() => waitUntilPresented('m'))
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    await runAndRender(() => deferredText.resolve('Here they are'))
    expect(await screen.findByText('Here they are')).toBeTruthy()
  })

  it('keeps its content and state while a part of the page around it suspends', async () => {
    let pendingText: Promise<string> | undefined
    const deferredText = createDeferred<string>()
    const page = () => (
      <Suspense fallback="One moment">
        {pendingText && <AsyncText text={pendingText} />}
        <Counter />
      </Suspense>
    )
    const view = render(wrapInStrictMode(page()))
    await runAndRender(() => waitUntilPresented('m'))
    fireEvent.click(screen.getByRole('button', { name: 'Modal 0' }))
    const layerBefore = getLayer('m')
    pendingText = deferredText.promise
    await act(async () => view.rerender(wrapInStrictMode(page())))
    expect(screen.getByText('One moment')).toBeTruthy()
    expect(getLayer('m')?.dataset.state).toBe('presented')
    expect(getLayer('m')?.querySelector('[inert]')?.textContent).toBe('Modal 1')
    await runAndRender(() => deferredText.resolve('Here they are'))
    await screen.findByText('Here they are')
    expect(getLayer('m')).toBe(layerBefore)
    expect(getLayer('m')?.querySelectorAll('[inert]')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Modal 1' }))
    expect(screen.getByText('Page 2')).toBeTruthy()
    await pressEscape()
    await runAndRender(waitForOverlayRemoval)
  })

  it('mounts its content again with each opening; only state of the owner remains', async () => {
    const page = (open: boolean) =>
      wrapInStrictMode(
        <Modal id="m" open={open} animated={false}>
          <OwnCounter />
        </Modal>,
      )
    const view = render(page(true))
    await runAndRender(() => waitUntilPresented('m'))
    fireEvent.click(screen.getByRole('button', { name: 'Own 0' }))
    expect(screen.getByRole('button', { name: 'Own 1' })).toBeTruthy()
    view.rerender(page(false))
    await runAndRender(waitForOverlayRemoval)
    expect(screen.queryByRole('button')).toBeNull()
    view.rerender(page(true))
    await runAndRender(() => waitUntilPresented('m'))
    expect(screen.getByRole('button', { name: 'Own 0' })).toBeTruthy()
  })

  it('mounts its content in one root while it is open', async () => {
    render(wrapInStrictMode(<Counter />))
    await runAndRender(() => waitUntilPresented('m'))
    expect(screen.getAllByRole('button', { name: 'Modal 0' })).toHaveLength(1)
    await pressEscape()
    await runAndRender(waitForOverlayRemoval)
    expect(screen.queryByRole('button', { name: 'Modal 0' })).toBeNull()
  })

  it('its content receives page lifecycle events', async () => {
    const events: string[] = []
    const page = (open: boolean) => (
      <Frame>
        <Modal id="m" open={open} animated={false}>
          <LifecycleLog onEvent={(event) => events.push(event)} />
        </Modal>
      </Frame>
    )
    const view = render(page(true))
    await runAndRender(() => waitUntilPresented('m'))
    view.rerender(page(false))
    await runAndRender(waitForOverlayRemoval)
    expect(events).toEqual(['did-enter', 'will-leave'])
  })
})

describe('useOverlays', () => {
  it('presents and dismisses from a component, with the result', async () => {
    const results: unknown[] = []
    render(wrapInStrictMode(<AlertButton onResult={(result) => results.push(result)} />))
    await runAndRender(() => void fireEvent.click(screen.getByText('Ask')))
    await vi.waitFor(() => expect(results).toEqual([{ data: 7, role: 'done' }]))
  })
})
