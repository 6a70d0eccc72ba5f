// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { backHandlers } from '@/lib/back'
import { useOverlays } from '@/lib/overlay/react'
import { Alert, Modal, type ModalProps } from './controlled'
import { allOverlaysRemoved, Frame, flush, getLayer } from './view-test-utils'

vi.mock('@/lib/overlay/play.motion', () => ({ overlayDriver: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

/** React Refresh's runtime, which a dev server calls after a file was saved. */
type Refresh = {
  injectIntoGlobalHook(window: object): void
  register(component: unknown, id: string): void
  setSignature(component: unknown, hooks: string): void
  performReactRefresh(): unknown
}

// The copy that Next's dev server uses. It must be injected before React loads.
const refresh = await vi.hoisted(async () => {
  const { createRequire } = await import('node:module')
  const runtime: Refresh = createRequire(import.meta.url)('next/dist/compiled/react-refresh/runtime')
  runtime.injectIntoGlobalHook(globalThis)
  return runtime
})

/**
 * A version of a component in a file.
 * @param hooks signature of its hooks; React Refresh resets the state if it changes
 */
function version<P>(file: string, hooks: string, component: ComponentType<P>): ComponentType<P> {
  refresh.register(component, file)
  refresh.setSignature(component, hooks)
  return component
}

const untilPresented = (id: string) =>
  vi.waitFor(() => {
    if (getLayer(id)?.dataset.state !== 'presented') throw new Error(`${id} is not presented yet`)
  })
const press = (name: string) => flush(() => void fireEvent.click(screen.getByRole('button', { name })))
const pressEscape = () => flush(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
const save = () => flush(() => void refresh.performReactRefresh())
const show = (Page: ComponentType) =>
  render(
    <StrictMode>
      <Frame>
        <Page />
      </Frame>
    </StrictMode>,
  )

/** Expects that no overlay is open, nothing is inert, and Back has nothing to close. */
async function allFree() {
  await flush(allOverlaysRemoved)
  expect(document.querySelectorAll('[inert], [data-beneath-overlay]')).toHaveLength(0)
  expect(backHandlers.closable()).toBe(false)
}

/** A screen with a modal that shows a number of the screen. */
const withModal = (
  words: string,
  { initial = false, hooks = 'open, count' } = {},
  Sheet: ComponentType<ModalProps> = Modal,
) =>
  version('modal-page', hooks, () => {
    const [open, setOpen] = useState(initial)
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Sheet id="m" animated={false} open={open} onOpenChange={setOpen}>
          <button type="button" onClick={() => setCount(count + 1)}>
            {words} {count}
          </button>
        </Sheet>
      </>
    )
  })

describe('a file that is saved while its overlay is open', () => {
  it('shows the new text in the same modal, which keeps its state', async () => {
    show(withModal('Old'))
    await press('Open')
    await flush(() => untilPresented('m'))
    await press('Old 0')
    const before = getLayer('m')
    withModal('New')
    await save()
    expect(screen.getByRole('button', { name: 'New 1' })).toBeTruthy()
    expect(getLayer('m')).toBe(before)
    expect(document.querySelectorAll('[data-overlay]')).toHaveLength(1)
    await pressEscape()
    await allFree()
  })

  it('shows the new text in the same alert', async () => {
    const page = (header: string) =>
      version('alert-page', 'open', () => {
        const [open, setOpen] = useState(true)
        return <Alert id="a" animated={false} header={header} open={open} onOpenChange={setOpen} />
      })
    show(page('Old'))
    await flush(() => untilPresented('a'))
    const before = getLayer('a')
    page('New')
    await save()
    expect(getLayer('a')?.textContent).toBe('New')
    expect(getLayer('a')).toBe(before)
    await pressEscape()
    await allFree()
  })

  it('keeps the modal if the file is that of the modal, whose effects all run again', async () => {
    const sheet = () => version('sheet', 'all of Modal', (props: ModalProps) => Modal(props))
    show(withModal('Words', { initial: true }, sheet()))
    await flush(() => untilPresented('m'))
    const before = getLayer('m')
    sheet()
    await save()
    await flush(() => untilPresented('m'))
    expect(getLayer('m')).toBe(before)
    expect(screen.getAllByRole('button', { name: 'Words 0' })).toHaveLength(1)
    await pressEscape()
    await allFree()
  })

  it('closes the modal when the edit resets the screen, and can open it again', async () => {
    show(withModal('Old'))
    await press('Open')
    await flush(() => untilPresented('m'))
    withModal('New', { hooks: 'open, count, and one more' })
    await save()
    await allFree()
    await press('Open')
    await flush(() => untilPresented('m'))
    expect(screen.getByRole('button', { name: 'New 0' })).toBeTruthy()
    await pressEscape()
    await allFree()
  })

  it('has only one modal when the screen is reset with the modal open', async () => {
    show(withModal('Old', { initial: true }))
    await flush(() => untilPresented('m'))
    withModal('New', { initial: true, hooks: 'open, count, and one more' })
    await save()
    await flush(() =>
      vi.waitFor(() => {
        if (document.querySelectorAll('[data-overlay]').length !== 1) throw new Error('not one modal yet')
      }),
    )
    await flush(() => untilPresented('m'))
    expect(getLayer('m')?.textContent).toBe('New 0')
    await pressEscape()
    await allFree()
  })

  it('keeps an alert that was opened by a call, and its promise resolves', async () => {
    const answers: unknown[] = []
    const page = (hooks: string) =>
      version('asking-page', hooks, () => {
        const overlays = useOverlays()
        const ask = async () =>
          answers.push(await overlays.alert({ id: 'a', animated: false, header: 'Sure?' }))
        return (
          <button type="button" onClick={() => void ask()}>
            Ask
          </button>
        )
      })
    show(page('overlays'))
    await press('Ask')
    await flush(() => untilPresented('a'))
    page('overlays, and one more')
    await save()
    expect(getLayer('a')?.dataset.state).toBe('presented')
    await pressEscape()
    await allFree()
    expect(answers).toEqual([{ data: undefined, role: 'backdrop' }])
  })
})
