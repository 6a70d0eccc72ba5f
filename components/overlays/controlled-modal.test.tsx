// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode, Suspense, use, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { deferred } from '@/lib/overlay/deferred'
import { useOverlays } from '@/lib/overlay/react'
import { Modal, type ModalProps } from './controlled'
import { allOverlaysRemoved, Frame, flush, getLayer } from './view-test-utils'

vi.mock('@/lib/overlay/play.motion', () => ({ overlayDriver: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const untilPresented = (id: string) =>
  vi.waitFor(() => {
    if (getLayer(id)?.dataset.state !== 'presented') throw new Error(`${id} is not presented yet`)
  })
const pressEscape = () => flush(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
const strict = (children?: ReactNode) => (
  <StrictMode>
    <Frame>{children}</Frame>
  </StrictMode>
)

/** A page with a counter, and a modal that shows and changes the same number. */
function Counter({ initial = true, ...props }: Partial<ModalProps> & { initial?: boolean }) {
  const [open, setOpen] = useState(initial)
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

function Switch() {
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

/** Content with its own counter. */
function Own() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Own {count}
    </button>
  )
}

const Words = ({ words }: { words: Promise<string> }) => <p>{use(words)}</p>

function LifecycleLog({ tell }: { tell: (event: string) => void }) {
  usePageLifecycle({ onDidEnter: () => tell('did-enter'), onWillLeave: () => tell('will-leave') })
  return null
}

/** Opens an alert, dismisses it, and reports the result. */
function AlertButton({ tell }: { tell: (result: unknown) => void }) {
  const overlays = useOverlays()
  const ask = async () => {
    const alert = overlays.alert({ animated: false, header: 'Sure?' })
    await alert.presented
    void overlays.dismiss(7, 'done')
    tell(await alert)
  }
  return (
    <button type="button" onClick={() => void ask()}>
      Ask
    </button>
  )
}

describe('a controlled modal', () => {
  it('shares its state with the page', async () => {
    render(strict(<Counter />))
    await flush(() => untilPresented('m'))
    fireEvent.click(screen.getByRole('button', { name: 'Modal 0' }))
    expect(screen.getByText('Page 1')).toBeTruthy()
    expect(getLayer('m')?.textContent).toContain('Modal 1')
  })

  it('opens and closes with `open`, and passes the reason to onOpenChange', async () => {
    const onOpenChange = vi.fn()
    render(strict(<Counter onOpenChange={onOpenChange} />))
    await flush(() => untilPresented('m'))
    await pressEscape()
    await flush(allOverlaysRemoved)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      false,
      expect.objectContaining({ role: 'backdrop', reason: 'escape' }),
    )
  })

  it('opens with its trigger, also after that element was replaced', async () => {
    const page = (key: string) =>
      strict(
        <>
          <button key={key} id="opener" type="button">
            {key}
          </button>
          <Counter initial={false} trigger="opener" />
        </>,
      )
    const view = render(page('One'))
    view.rerender(page('Two'))
    await flush(() => void fireEvent.click(screen.getByRole('button', { name: 'Two' })))
    await flush(() => untilPresented('m'))
  })

  it('warns if there is no element with the id of its trigger', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(<Frame>{<Counter initial={false} trigger="nobody" />}</Frame>)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no element with the id "nobody"'))
  })

  it('can be closed and opened several times', async () => {
    render(strict(<Switch />))
    const press = () => flush(() => void fireEvent.click(screen.getByText('Switch')))
    for (let round = 0; round < 3; round += 1) {
      await press()
      await flush(() => untilPresented('m'))
      expect(document.querySelectorAll('[data-overlay]')).toHaveLength(1)
      await press()
      await flush(allOverlaysRemoved)
    }
  })

  it('closes when its owner unmounts, also before it is presented', async () => {
    const view = render(strict(<Counter />))
    view.rerender(strict())
    await flush()
    await flush(allOverlaysRemoved)
    view.rerender(strict(<Counter key="again" />))
    await flush(() => untilPresented('m'))
    view.rerender(strict())
    await flush(allOverlaysRemoved)
  })

  it('stays open while its content suspends', async () => {
    const words = deferred<string>()
    render(
      strict(
        <Modal id="m" open animated={false}>
          <Suspense fallback="One moment">
            <Words words={words.promise} />
          </Suspense>
        </Modal>,
      ),
    )
    await flush(() => untilPresented('m'))
    expect(getLayer('m')?.textContent).toContain('One moment')
    await flush(() => words.resolve('Here they are'))
    expect(await screen.findByText('Here they are')).toBeTruthy()
    expect(getLayer('m')?.dataset.state).toBe('presented')
  })

  it('keeps its content and state while a part of the page around it suspends', async () => {
    let wait: Promise<string> | undefined
    const words = deferred<string>()
    const page = () => (
      <Suspense fallback="One moment">
        {wait && <Words words={wait} />}
        <Counter />
      </Suspense>
    )
    const view = render(strict(page()))
    await flush(() => untilPresented('m'))
    fireEvent.click(screen.getByRole('button', { name: 'Modal 0' }))
    const before = getLayer('m')
    wait = words.promise
    await act(async () => view.rerender(strict(page())))
    expect(screen.getByText('One moment')).toBeTruthy()
    expect(getLayer('m')?.dataset.state).toBe('presented')
    expect(getLayer('m')?.querySelector('[inert]')?.textContent).toBe('Modal 1')
    await flush(() => words.resolve('Here they are'))
    await screen.findByText('Here they are')
    expect(getLayer('m')).toBe(before)
    expect(getLayer('m')?.querySelectorAll('[inert]')).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Modal 1' }))
    expect(screen.getByText('Page 2')).toBeTruthy()
    await pressEscape()
    await flush(allOverlaysRemoved)
  })

  it('mounts its content again with each opening; only state of the owner remains', async () => {
    const view = (open: boolean) =>
      strict(
        <Modal id="m" open={open} animated={false}>
          <Own />
        </Modal>,
      )
    const page = render(view(true))
    await flush(() => untilPresented('m'))
    fireEvent.click(screen.getByRole('button', { name: 'Own 0' }))
    expect(screen.getByRole('button', { name: 'Own 1' })).toBeTruthy()
    page.rerender(view(false))
    await flush(allOverlaysRemoved)
    expect(screen.queryByRole('button')).toBeNull()
    page.rerender(view(true))
    await flush(() => untilPresented('m'))
    expect(screen.getByRole('button', { name: 'Own 0' })).toBeTruthy()
  })

  it('mounts its content in one root while it is open', async () => {
    render(strict(<Counter />))
    await flush(() => untilPresented('m'))
    expect(screen.getAllByRole('button', { name: 'Modal 0' })).toHaveLength(1)
    await pressEscape()
    await flush(allOverlaysRemoved)
    expect(screen.queryByRole('button', { name: 'Modal 0' })).toBeNull()
  })

  it('its content receives page lifecycle events', async () => {
    const heard: string[] = []
    const view = (open: boolean) => (
      <Frame>
        <Modal id="m" open={open} animated={false}>
          <LifecycleLog tell={(event) => heard.push(event)} />
        </Modal>
      </Frame>
    )
    const page = render(view(true))
    await flush(() => untilPresented('m'))
    page.rerender(view(false))
    await flush(allOverlaysRemoved)
    expect(heard).toEqual(['did-enter', 'will-leave'])
  })
})

describe('useOverlays', () => {
  it('presents and dismisses from a component, with the result', async () => {
    const results: unknown[] = []
    render(strict(<AlertButton tell={(result) => results.push(result)} />))
    await flush(() => void fireEvent.click(screen.getByText('Ask')))
    await vi.waitFor(() => expect(results).toEqual([{ data: 7, role: 'done' }]))
  })
})
