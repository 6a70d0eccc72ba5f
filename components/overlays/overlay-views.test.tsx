// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useOverlays } from '@/lib/overlay'
import type { OverlayHandle } from '@/lib/overlay/types'
import {
  Frame,
  getLayer,
  presentInFrame,
  renderFrame,
  runAndRender,
  waitForOverlayRemoval,
} from './overlay-test-utils'

vi.mock('@/lib/overlay/play-animations.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

const press = (name: string) => runAndRender(() => void fireEvent.click(screen.getByRole('button', { name })))
const noAnimation = { animated: false }

/** A page with a button that opens a toast. */
function ToastButton() {
  const overlays = useOverlays()
  return (
    <button
      type="button"
      onClick={() => void overlays.toast({ ...noAnimation, id: 'usual', message: 'Saved' })}
    >
      Open
    </button>
  )
}

describe('an action sheet', () => {
  it('resolves with role and data of the pressed button', async () => {
    const { handle: sheet } = await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, buttons: [{ text: 'Share', role: 'share', data: 7 }] }),
    )
    await press('Share')
    expect(await sheet).toEqual({ data: 7, role: 'share' })
  })

  it('the cancel button is last and resolves with its data and role', async () => {
    const buttons = [{ text: 'No', role: 'cancel', data: 'kept' }, { text: 'Share' }]
    const { handle: sheet } = await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, buttons }),
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Share',
      'No',
    ])
    await press('No')
    expect(await sheet).toEqual({ data: 'kept', role: 'cancel' })
  })

  it('its class is on the layer that contains the backdrop', async () => {
    await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, id: 's', cssClass: 'dusk', buttons: ['Share'] }),
    )
    expect(getLayer('s')?.classList.contains('dusk')).toBe(true)
    expect(getLayer('s')?.querySelector('[data-backdrop]')).toBeTruthy()
  })

  it('a tap on the backdrop closes it, unless backdropDismiss is false', async () => {
    const overlays = renderFrame()
    const tapBackdrop = async (id: string) =>
      runAndRender(() => void fireEvent.click(getLayer(id)?.querySelector('[data-backdrop]') as Element))
    const persistent = overlays.actionSheet({
      ...noAnimation,
      id: 'firm',
      backdropDismiss: false,
      buttons: ['x'],
    })
    await runAndRender(() => persistent.presented)
    await tapBackdrop('firm')
    expect(getLayer('firm')).toBeTruthy()
    await runAndRender(() => persistent.dismiss())
    const dismissible = overlays.actionSheet({ ...noAnimation, id: 'soft', buttons: ['x'] })
    await runAndRender(() => dismissible.presented)
    await tapBackdrop('soft')
    expect((await dismissible).role).toBe('backdrop')
  })

  it('its accessible name is the header or the given label', async () => {
    await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, header: 'City life', buttons: ['x'] }),
    )
    expect(screen.getByRole('dialog', { name: 'City life' })).toBeTruthy()
  })

  it('htmlAttributes override the name from its header', async () => {
    const htmlAttributes = { 'aria-label': 'Own', 'aria-labelledby': undefined, 'data-testid': 'mine' }
    await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, header: 'City life', buttons: ['x'], htmlAttributes }),
    )
    expect(screen.getByRole('dialog', { name: 'Own' })).toBe(screen.getByTestId('mine'))
  })

  it('radio buttons have one tab stop, arrow keys cycle through them, a press chooses', async () => {
    const texts = ['Newest', 'Oldest', 'Most read']
    const buttons = texts.map((text, index) => ({ text, data: index, checked: index === 1 }))
    const { handle: sheet } = await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, header: 'Sort by', buttons: [...buttons, 'Cancel'] }),
    )
    const getRadio = (name: string) => screen.getByRole('radio', { name })
    const pressKey = (name: string) =>
      runAndRender(() => void fireEvent.keyDown(document.activeElement as Element, { key: name }))
    expect(screen.getByRole('radiogroup', { name: 'Sort by' })).toBeTruthy()
    expect(texts.map((text) => getRadio(text).tabIndex)).toEqual([-1, 0, -1])
    getRadio('Oldest').focus()
    await pressKey('ArrowDown')
    await pressKey('ArrowDown')
    expect(document.activeElement).toBe(getRadio('Newest'))
    expect(texts.map((text) => getRadio(text).getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
      'false',
    ])
    expect(texts.map((text) => getRadio(text).tabIndex)).toEqual([0, -1, -1])
    await pressKey('ArrowUp')
    await runAndRender(() => void fireEvent.click(getRadio('Most read')))
    expect((await sheet).data).toBe(2)
  })

  it('attributes of a button are applied', async () => {
    await presentInFrame((overlays) =>
      overlays.actionSheet({
        ...noAnimation,
        buttons: [{ text: 'Share', htmlAttributes: { 'aria-label': 'Share it' } }],
      }),
    )
    expect(screen.getByRole('button', { name: 'Share it' })).toBeTruthy()
  })
})

describe('a loading overlay', () => {
  it('its accessible name is the message as plain text', async () => {
    await presentInFrame((overlays) => overlays.loading({ ...noAnimation, message: 'Fetching <b>rooms</b>' }))
    expect(screen.getByRole('dialog', { name: 'Fetching <b>rooms</b>' })).toBeTruthy()
  })

  it('has a spinner by default, and applies a class', async () => {
    const { handle } = await presentInFrame((overlays) =>
      overlays.loading({ ...noAnimation, id: 'l', cssClass: 'calm' }),
    )
    expect(getLayer('l')?.querySelector('svg')).toBeTruthy()
    expect(getLayer('l')?.classList.contains('calm')).toBe(true)
    await runAndRender(() => handle.update({ spinner: false, message: 'Nearly there' }))
    expect(getLayer('l')?.querySelector('svg')).toBeNull()
  })

  it('traps the focus without focusable content', async () => {
    await presentInFrame((overlays) => overlays.loading({ ...noAnimation, message: 'x' }))
    expect(document.activeElement?.getAttribute('role')).toBe('dialog')
  })
})

describe('a toast', () => {
  it('applies a class, and has buttons at both sides', async () => {
    await presentInFrame((overlays) =>
      overlays.toast({
        ...noAnimation,
        id: 't',
        message: 'Deleted',
        color: 'danger',
        cssClass: 'mine',
        duration: 0,
        buttons: [{ text: 'Undo' }, { text: 'Info', side: 'start', icon: <svg aria-hidden="true" /> }],
      }),
    )
    expect(getLayer('t')?.classList.contains('mine')).toBe(true)
    expect(getLayer('t')?.textContent).toBe('InfoDeletedUndo')
    expect(screen.getByRole('button', { name: 'Info' }).querySelector('svg')).toBeTruthy()
  })

  it('a button with only an icon gets its name from its attributes', async () => {
    await presentInFrame((overlays) =>
      overlays.toast({
        ...noAnimation,
        message: 'x',
        duration: 0,
        buttons: [{ text: '', icon: <svg aria-hidden="true" />, htmlAttributes: { 'aria-label': 'Close' } }],
      }),
    )
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  })

  it('has its buttons below its text with the stacked layout', async () => {
    await presentInFrame((overlays) =>
      overlays.toast({
        ...noAnimation,
        message: 'Deleted',
        duration: 0,
        layout: 'stacked',
        buttons: ['Undo'],
      }),
    )
    const messageElement = screen.getByText('Deleted')
    expect(
      messageElement.parentElement?.parentElement?.contains(screen.getByRole('button', { name: 'Undo' })),
    ).toBe(false)
  })

  it('applies htmlAttributes, and its accessible name is its text', async () => {
    await presentInFrame((overlays) =>
      overlays.toast({
        ...noAnimation,
        message: 'Saved',
        duration: 0,
        htmlAttributes: { 'data-testid': 'mine' },
      }),
    )
    expect(screen.getByRole('group', { name: 'Saved' })).toBe(screen.getByTestId('mine'))
  })

  it('closes after the default duration if it has no duration, and never closes with a duration of 0', async () => {
    const overlays = renderFrame()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const [regular, persistent] = [{ id: 'usual' }, { id: 'firm', duration: 0 }].map((options) => ({
      handle: overlays.toast({ ...noAnimation, message: 'Saved', ...options }),
    }))
    await runAndRender(() => regular?.handle.presented)
    await runAndRender(() => persistent?.handle.presented)
    await runAndRender(() => vi.advanceTimersByTime(1999))
    expect(getLayer('usual')).toBeTruthy()
    await runAndRender(() => vi.advanceTimersByTime(60_000))
    expect([getLayer('usual'), getLayer('firm') === null]).toEqual([null, false])
    vi.useRealTimers()
  })

  it('stays at least as long as the user has set, and forever with a duration of 0', async () => {
    const overlays = renderFrame(undefined, () => 5000)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    for (const options of [{ id: 'usual' }, { id: 'short', duration: 500 }, { id: 'firm', duration: 0 }])
      await runAndRender(() => overlays.toast({ ...noAnimation, message: 'Saved', ...options }).presented)
    await runAndRender(() => vi.advanceTimersByTime(4999))
    expect([getLayer('usual'), getLayer('short'), getLayer('firm')]).not.toContain(null)
    await runAndRender(() => vi.advanceTimersByTime(60_000))
    expect([getLayer('usual'), getLayer('short')]).toEqual([null, null])
    expect(getLayer('firm')).toBeTruthy()
    vi.useRealTimers()
  })

  it('closes on time if its frame renders again with a new getMinToastDuration', async () => {
    const createFrame = () => (
      <Frame getMinToastDuration={() => 0}>
        <ToastButton />
      </Frame>
    )
    const { rerender } = render(createFrame())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    await press('Open')
    while (!document.querySelector('#usual[data-state=presented]')) await runAndRender()
    await runAndRender(() => vi.advanceTimersByTime(1500))
    rerender(createFrame())
    await runAndRender(() => vi.advanceTimersByTime(600))
    expect(getLayer('usual')).toBeNull()
    vi.useRealTimers()
  })

  it('shows HTML as plain text', async () => {
    await presentInFrame((overlays) => overlays.toast({ ...noAnimation, message: '<i>x</i>', duration: 0 }))
    expect(screen.getByRole('group', { name: '<i>x</i>' })).toBeTruthy()
  })

  it('is announced once in an existing live region, and again when it changes', async () => {
    const overlays = renderFrame()
    const region = document.querySelector('[data-announcer]')
    expect(region?.getAttribute('aria-live')).toBe('polite')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const toast = overlays.toast({
      ...noAnimation,
      header: 'Draft',
      message: 'Saved',
      duration: 0,
      buttons: ['Undo'],
    })
    await runAndRender(() => toast.presented)
    expect([...(region?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Draft\nSaved\nUndo',
    ])
    expect(getLayer(toast.id)?.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
    await runAndRender(() => vi.advanceTimersByTime(1000))
    expect(region?.textContent).toBe('')
    await runAndRender(() => toast.update({ message: 'Saved twice' }))
    expect(region?.textContent).toContain('Saved twice')
    await runAndRender(() => void toast.dismiss())
    expect(region?.textContent).toBe('')
    vi.useRealTimers()
  })

  it('F8 moves the focus to the newest toast and back; closing the toast returns the focus', async () => {
    const overlays = renderFrame()
    const opener = screen.getByRole('button', { name: 'Open' })
    opener.focus()
    for (const message of ['First', 'Second'])
      await runAndRender(
        () => overlays.toast({ ...noAnimation, message, duration: 0, buttons: ['Undo'] }).presented,
      )
    const pressF8 = () =>
      runAndRender(() => void fireEvent.keyDown(document.activeElement as Element, { key: 'F8' }))
    await pressF8()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Second' }))
    await pressF8()
    expect(document.activeElement).toBe(opener)
    await pressF8()
    screen.getAllByRole('button', { name: 'Undo' }).at(-1)?.focus()
    await runAndRender(() => void fireEvent.click(document.activeElement as Element))
    expect(screen.queryByRole('group', { name: 'Second' })).toBeNull()
    expect(document.activeElement).toBe(opener)
    await pressF8()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'First' }))
  })

  it('a toast over a modal overlay is announced and focusable, and the overlay traps Tab otherwise', async () => {
    const overlays = renderFrame()
    const alert = overlays.alert({ ...noAnimation, header: 'Sure?', buttons: ['No', 'Yes'] })
    await runAndRender(() => alert.presented)
    await runAndRender(
      () => overlays.toast({ ...noAnimation, message: 'Offline', duration: 0, buttons: ['Retry'] }).presented,
    )
    expect(document.querySelector('[data-announcer]')?.closest('[inert]')).toBeNull()
    await runAndRender(() => void fireEvent.keyDown(document.activeElement as Element, { key: 'F8' }))
    const toast = screen.getByRole('group', { name: 'Offline' })
    expect(document.activeElement).toBe(toast)
    // The event is not prevented, so the browser moves focus to the button of the toast.
    expect(fireEvent.keyDown(toast, { key: 'Tab' })).toBe(true)
  })

  it.each([
    ['en', 'Actions'],
    ['ar', 'الإجراءات'],
  ] as const)('a sheet without a header has a name in the language of the page (%s)', async (lang, name) => {
    const { frame } = await import('@/lib/frame')
    frame.set({ lang })
    await presentInFrame((overlays) =>
      overlays.actionSheet({ ...noAnimation, buttons: [{ text: 'One', checked: true }] }),
    )
    expect(screen.getByRole('dialog', { name })).toBeTruthy()
    expect(screen.getByRole('radiogroup', { name })).toBeTruthy()
    frame.set({ lang: 'en' })
  })

  it('closes after its duration, with a role', async () => {
    const { handle: toast } = await presentInFrame((overlays) =>
      overlays.toast({ ...noAnimation, message: 'Saved', duration: 1 }),
    )
    expect(await toast).toEqual({ data: undefined, role: 'timeout' })
    await runAndRender(waitForOverlayRemoval)
  })

  it('is in one of three regions, the newest nearest to the edge', async () => {
    const overlays = renderFrame()
    for (const position of ['top', 'middle', 'bottom', 'bottom'] as const) {
      const toast = overlays.toast({ ...noAnimation, message: position, position, duration: 0 })
      await runAndRender(() => toast.presented)
    }
    const regions = [...document.querySelectorAll<HTMLElement>('[data-toasts]')]
    expect(regions.map(({ dataset, children }) => [dataset.toasts, children.length])).toEqual([
      ['top', 1],
      ['middle', 1],
      ['bottom', 2],
    ])
  })
})

describe('a modal', () => {
  it('can be closed from its content, with data', async () => {
    const { handle: modal } = await presentInFrame((overlays) =>
      overlays.modal({
        ...noAnimation,
        label: 'New',
        content: ({ dismiss }: Pick<OverlayHandle, 'dismiss'>) => (
          <button type="button" onClick={() => void dismiss('saved', 'done')}>
            Save
          </button>
        ),
      }),
    )
    expect(screen.getByRole('dialog', { name: 'New' })).toBeTruthy()
    await press('Save')
    expect(await modal).toEqual({ data: 'saved', role: 'done' })
  })
})
