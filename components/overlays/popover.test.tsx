// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { type ReactNode, use, useState } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createDeferred } from '@/lib/overlay/deferred'
import type { PopoverOptions } from '@/lib/overlay/types'
import { getLayer, renderFrame, runAndRender } from './overlay-test-utils'
import { usePopoverTrigger } from './use-popover-trigger'

vi.mock('@/lib/overlay/play-animations.motion', () => ({ defaultOverlayAnimator: {} }))
vi.mock('./animate-flip.motion', () => ({ animateFlip() {} }))

// Positioning measures elements often, and jsdom computes their styles each time, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  // The view is loaded before the tests, so that the loading time does not count toward the first test's time limit.
  await import('./popover-view')
}, 60_000)

const press = (name: string) => runAndRender(() => void fireEvent.click(screen.getByText(name)))
const pressKey = (name: string) =>
  runAndRender(() => void fireEvent.keyDown(document.activeElement as Element, { key: name }))
const focusedText = () => document.activeElement?.textContent
const getOpenIds = () => [...document.querySelectorAll('[data-overlay=popover]')].map(({ id }) => id)

/** A button in a popover that opens a nested popover. */
function NestedPopoverTrigger({ id, children }: { id: string; children: ReactNode }) {
  const trigger = usePopoverTrigger({ id, animated: false, label: id, content: children as object })
  return (
    <button type="button" {...trigger}>
      {`More ${id}`}
    </button>
  )
}

const renderMenuItem = (text: string, onClick?: () => void) => (
  <button type="button" key={text} onClick={onClick}>
    {text}
  </button>
)

/** A page with a trigger, and a button that unmounts and mounts the trigger. */
function Page() {
  const [isMounted, setIsMounted] = useState(true)
  const trigger = usePopoverTrigger({ id: 'late', animated: false, content: renderMenuItem('Menu') })
  return (
    <>
      {isMounted && (
        <button type="button" {...trigger}>
          Rooms
        </button>
      )}
      <button type="button" onClick={() => setIsMounted(!isMounted)}>
        {isMounted ? 'Take away' : 'Bring back'}
      </button>
    </>
  )
}

/** Opens a popover with three entries, two of which open nested popovers. */
async function openPopover(options: Partial<PopoverOptions> = {}) {
  const overlays = renderFrame()
  const handle = overlays.popover({
    id: 'root',
    label: 'Rooms',
    animated: false,
    anchor: screen.getByText('Open'),
    content: [
      renderMenuItem('Kitchen'),
      <NestedPopoverTrigger key="a" id="a">
        {[
          renderMenuItem('Menu'),
          <NestedPopoverTrigger key="deep" id="deep">
            {renderMenuItem('Drawer')}
          </NestedPopoverTrigger>,
        ]}
      </NestedPopoverTrigger>,
      <NestedPopoverTrigger key="b" id="b">
        {renderMenuItem('Lamp')}
      </NestedPopoverTrigger>,
    ],
    ...options,
  })
  await runAndRender(() => handle.presented)
  return { handle }
}

describe('a popover', () => {
  it('has the focus, and arrow keys move between its entries', async () => {
    await openPopover()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rooms')
    await pressKey('ArrowDown')
    expect(focusedText()).toBe('Kitchen')
    await pressKey('End')
    expect(focusedText()).toBe('More b')
    await pressKey('ArrowDown')
    expect(focusedText()).toBe('More b')
    await pressKey('Home')
    expect(focusedText()).toBe('Kitchen')
    await pressKey('ArrowUp')
    expect(focusedText()).toBe('Kitchen')
  })

  it('opens, has the focus, and can be dismissed while its content is loading', async () => {
    const text = createDeferred<string>()
    const content = () => use(text.promise)
    const overlays = renderFrame()
    const anchor = screen.getByText('Open')
    const open = () => overlays.popover({ id: 'p', animated: false, label: 'Rooms', anchor, content })
    const handle = open()
    await runAndRender(() => handle.presented)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Rooms')
    expect(await handle.dismiss()).toBe(true)
    const { presented } = open()
    await runAndRender(() => presented)
    await runAndRender(() => text.resolve('Two rooms'))
    expect(await screen.findByText('Two rooms')).toBeTruthy()
  })

  it('traps Tab in both directions', async () => {
    await openPopover()
    const pressTab = (shiftKey = false) =>
      runAndRender(() => void fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey }))
    screen.getByText('More b').focus()
    await pressTab()
    expect(focusedText()).toBe('Kitchen')
    await pressTab(true)
    expect(focusedText()).toBe('More b')
  })

  it('applies a class and attributes', async () => {
    await openPopover({ cssClass: 'dusk', htmlAttributes: { 'data-testid': 'mine' } })
    expect(getLayer('root')?.classList.contains('dusk')).toBe(true)
    expect(screen.getByTestId('mine').getAttribute('aria-label')).toBe('Rooms')
  })

  it('closes when an entry is chosen, but not when the entry opens a nested popover', async () => {
    const { handle } = await openPopover({ dismissOnSelect: true })
    await press('More a')
    expect(getOpenIds()).toEqual(['root', 'a'])
    await press('Kitchen')
    expect(getOpenIds()).toEqual([])
    expect(await handle).toEqual({ data: undefined, role: undefined })
  })

  it('a second nested popover replaces the first', async () => {
    await openPopover()
    await press('More a')
    await press('More b')
    expect(getOpenIds()).toEqual(['root', 'b'])
  })

  it('nested popovers open and close with the keys and return the focus', async () => {
    await openPopover()
    for (const name of ['Home', 'ArrowDown', 'ArrowRight']) await pressKey(name)
    expect(getOpenIds()).toEqual(['root', 'a'])
    for (const name of ['End', 'ArrowRight']) await pressKey(name)
    expect(getOpenIds()).toEqual(['root', 'a', 'deep'])
    await pressKey('ArrowLeft')
    expect(getOpenIds()).toEqual(['root', 'a'])
    expect(focusedText()).toBe('More deep')
    await pressKey('Escape')
    expect(getOpenIds()).toEqual(['root'])
    expect(focusedText()).toBe('More a')
  })

  it('the arrow key that closes a nested popover dismisses it without a role', async () => {
    const overlays = renderFrame()
    const root = overlays.popover({
      id: 'root',
      animated: false,
      anchor: screen.getByText('Open'),
      content: renderMenuItem('Kitchen'),
    })
    await runAndRender(() => root.presented)
    const canDismiss = vi.fn(() => true)
    const inner = overlays.popover({
      id: 'inner',
      animated: false,
      anchor: screen.getByText('Kitchen'),
      content: renderMenuItem('Menu'),
      canDismiss,
    })
    await runAndRender(() => inner.presented)
    screen.getByText('Menu').focus()
    await pressKey('ArrowLeft')
    expect(getOpenIds()).toEqual(['root'])
    expect(await inner).toEqual({ data: undefined, role: undefined })
    expect(canDismiss).toHaveBeenCalledExactlyOnceWith(undefined, undefined, 'escape')
  })

  it('a tap outside closes all nested popovers', async () => {
    const { handle } = await openPopover()
    await press('More a')
    await press('More deep')
    await runAndRender(
      () => void fireEvent.click(getLayer('root')?.querySelector('[data-backdrop]') as Element),
    )
    expect(getOpenIds()).toEqual([])
    expect((await handle).role).toBe('backdrop')
  })

  it('a choice in a nested popover closes all of them with the same result', async () => {
    const overlays = renderFrame()
    const root = overlays.popover({
      id: 'root',
      animated: false,
      anchor: screen.getByText('Open'),
      content: renderMenuItem('Kitchen'),
    })
    await runAndRender(() => root.presented)
    const inner = overlays.popover({
      id: 'inner',
      animated: false,
      anchor: screen.getByText('Kitchen'),
      content: ({ dismiss }) => renderMenuItem('Menu', () => void dismiss(7, 'chosen')),
    })
    await runAndRender(() => inner.presented)
    await press('Menu')
    expect([await root, await inner]).toEqual([
      { data: 7, role: 'chosen' },
      { data: 7, role: 'chosen' },
    ])
  })

  it('the parent popovers are not inert, the page is', async () => {
    await openPopover()
    await press('More a')
    expect(getLayer('root')?.hasAttribute('inert')).toBe(false)
    expect(document.querySelector('main')?.hasAttribute('inert')).toBe(true)
  })

  it('its trigger can unmount and mount again', async () => {
    renderFrame(<Page />)
    await press('Take away')
    await press('Bring back')
    expect(screen.getByRole('button', { name: 'Rooms' }).getAttribute('aria-expanded')).toBe('false')
    await press('Rooms')
    expect(getOpenIds()).toEqual(['late'])
    expect(document.querySelector('[aria-expanded=true]')?.textContent).toBe('Rooms')
  })
})
