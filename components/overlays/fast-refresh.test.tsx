// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { backHandlers } from '@/lib/back'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import { Alert, Modal, type ModalProps } from './controlled-overlays'
import { Frame, getLayer, runAndRender, waitForOverlayRemoval } from './overlay-test-utils'

vi.mock('@/lib/overlay/play-animations.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

/** The runtime of React Refresh. A dev server calls it after a file is saved. */
type ReactRefreshRuntime = {
  injectIntoGlobalHook(window: object): void
  register(component: unknown, id: string): void
  setSignature(component: unknown, hookSignature: string): void
  performReactRefresh(): unknown
}

// The copy of React Refresh that Next's dev server uses. The runtime must be injected before React loads.
const refresh = await vi.hoisted(async () => {
  const { createRequire } = await import('node:module')
  const runtime: ReactRefreshRuntime = createRequire(import.meta.url)(
    'next/dist/compiled/react-refresh/runtime',
  )
  runtime.injectIntoGlobalHook(globalThis)
  return runtime
})

/**
 * Registers a version of a component with React Refresh, as a dev server does when the file is saved. Returns the component.
 * @param file id that all versions of the component share
 * @param hookSignature signature of the component's hooks; if it changes, React Refresh resets the state of the component
 */
function registerVersion<P>(
  file: string,
  hookSignature: string,
  component: ComponentType<P>,
): ComponentType<P> {
  refresh.register(component, file)
  refresh.setSignature(component, hookSignature)
  return component
}

const waitUntilPresented = (id: string) =>
  vi.waitFor(() => {
    if (getLayer(id)?.dataset.state !== 'presented') throw new Error(`${id} is not presented yet`)
  })
const press = (name: string) => runAndRender(() => void fireEvent.click(screen.getByRole('button', { name })))
const pressEscape = () => runAndRender(() => void fireEvent.keyDown(document.body, { key: 'Escape' }))
const simulateSave = () => runAndRender(() => void refresh.performReactRefresh())
const renderPage = (Page: ComponentType) =>
  render(
    <StrictMode>
      <Frame>
        <Page />
      </Frame>
    </StrictMode>,
  )

/** Expects that no overlay is open, nothing is inert, and Back has nothing to close. */
async function expectNoOverlays() {
  await runAndRender(waitForOverlayRemoval)
  expect(document.querySelectorAll('[inert], [data-beneath-overlay]')).toHaveLength(0)
  expect(backHandlers.canClose()).toBe(false)
}

/** Registers a version of a screen with a modal. A button in the modal shows and increments a counter that the screen stores. */
const registerModalPage = (
  buttonText: string,
  { defaultOpen = false, hookSignature = 'open, count' } = {},
  ModalComponent: ComponentType<ModalProps> = Modal,
) =>
  registerVersion('modal-page', hookSignature, () => {
    const [open, setOpen] = useState(defaultOpen)
    const [count, setCount] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <ModalComponent id="m" animated={false} open={open} onOpenChange={setOpen}>
          <button type="button" onClick={() => setCount(count + 1)}>
            {buttonText} {count}
          </button>
        </ModalComponent>
      </>
    )
  })

describe('a file that is saved while its overlay is open', () => {
  it('shows the new text in the same modal, which keeps its state', async () => {
    renderPage(registerModalPage('Old'))
    await press('Open')
    await runAndRender(() => waitUntilPresented('m'))
    await press('Old 0')
    const layerBefore = getLayer('m')
    registerModalPage('New')
    await simulateSave()
    expect(screen.getByRole('button', { name: 'New 1' })).toBeTruthy()
    expect(getLayer('m')).toBe(layerBefore)
    expect(document.querySelectorAll('[data-overlay]')).toHaveLength(1)
    await pressEscape()
    await expectNoOverlays()
  })

  it('shows the new text in the same alert', async () => {
    const registerPage = (header: string) =>
      registerVersion('alert-page', 'open', () => {
        const [open, setOpen] = useState(true)
        return <Alert id="a" animated={false} header={header} open={open} onOpenChange={setOpen} />
      })
    renderPage(registerPage('Old'))
    await runAndRender(() => waitUntilPresented('a'))
    const layerBefore = getLayer('a')
    registerPage('New')
    await simulateSave()
    expect(getLayer('a')?.textContent).toBe('New')
    expect(getLayer('a')).toBe(layerBefore)
    await pressEscape()
    await expectNoOverlays()
  })

  it('keeps the modal open if the saved file is that of Modal, whose effects all run again', async () => {
    const registerModal = () => registerVersion('sheet', 'all of Modal', (props: ModalProps) => Modal(props))
    renderPage(registerModalPage('Words', { defaultOpen: true }, registerModal()))
    await runAndRender(() => waitUntilPresented('m'))
    const layerBefore = getLayer('m')
    registerModal()
    await simulateSave()
    await runAndRender(() => waitUntilPresented('m'))
    expect(getLayer('m')).toBe(layerBefore)
    expect(screen.getAllByRole('button', { name: 'Words 0' })).toHaveLength(1)
    await pressEscape()
    await expectNoOverlays()
  })

  it('closes the modal when the edit resets the screen, and can open it again', async () => {
    renderPage(registerModalPage('Old'))
    await press('Open')
    await runAndRender(() => waitUntilPresented('m'))
    registerModalPage('New', { hookSignature: 'open, count, and one more' })
    await simulateSave()
    await expectNoOverlays()
    await press('Open')
    await runAndRender(() => waitUntilPresented('m'))
    expect(screen.getByRole('button', { name: 'New 0' })).toBeTruthy()
    await pressEscape()
    await expectNoOverlays()
  })

  it('has only one modal when the screen is reset with the modal open', async () => {
    renderPage(registerModalPage('Old', { defaultOpen: true }))
    await runAndRender(() => waitUntilPresented('m'))
    registerModalPage('New', { defaultOpen: true, hookSignature: 'open, count, and one more' })
    await simulateSave()
    await runAndRender(() =>
      vi.waitFor(() => {
        if (document.querySelectorAll('[data-overlay]').length !== 1) throw new Error('not one modal yet')
      }),
    )
    await runAndRender(() => waitUntilPresented('m'))
    expect(getLayer('m')?.textContent).toBe('New 0')
    await pressEscape()
    await expectNoOverlays()
  })

  it('keeps an alert that was opened by a call, and its promise resolves', async () => {
    const answers: unknown[] = []
    const registerPage = (hookSignature: string) =>
      registerVersion('asking-page', hookSignature, () => {
        const overlays = useOverlays()
        const ask = async () =>
          answers.push(await overlays.alert({ id: 'a', animated: false, header: 'Sure?' }))
        return (
          <button type="button" onClick={() => void ask()}>
            Ask
          </button>
        )
      })
    renderPage(registerPage('overlays'))
    await press('Ask')
    await runAndRender(() => waitUntilPresented('a'))
    registerPage('overlays, and one more')
    await simulateSave()
    expect(getLayer('a')?.dataset.state).toBe('presented')
    await pressEscape()
    await expectNoOverlays()
    expect(answers).toEqual([{ data: undefined, role: 'backdrop' }])
  })
})
