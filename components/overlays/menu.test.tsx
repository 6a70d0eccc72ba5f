// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { backHandlers } from '@/lib/back'
import { menus } from '@/lib/menu/menu-registry'
import { Menu, type MenuProps } from './menu'

beforeAll(() => {
  // jsdom does not have `Element.animate`. The animations of this stub finish at once.
  Element.prototype.animate = () =>
    ({ finished: Promise.resolve(), cancel() {}, finish() {} }) as unknown as Animation
})

const onEvent = vi.fn()
const queryPanel = () => screen.queryByRole('navigation', { name: 'Folders' })

/** A frame with a page and a menu. */
function Frame({ children = null, ...props }: Partial<MenuProps>) {
  return (
    <div data-frame="" data-mode="ios">
      <div data-stack="">
        <button type="button">Page</button>
        <Menu
          id="folders"
          label="Folders"
          onWillOpen={() => onEvent('will-open')}
          onDidOpen={() => onEvent('did-open')}
          onWillClose={({ role }) => onEvent('will-close', role)}
          onDidClose={({ role }) => onEvent('did-close', role)}
          {...props}
        >
          {children ?? <button type="button">Inbox</button>}
        </Menu>
      </div>
    </div>
  )
}

/** A menu whose owner accepts or ignores requests to open and close. */
function ControlledMenu({ acceptsRequests }: { acceptsRequests: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Frame
      open={open}
      onOpenChange={(next, { role }) => {
        onEvent('open-change', next, role)
        if (acceptsRequests) setOpen(next)
      }}
    />
  )
}

/** Two menus whose owner stores which of them are open. */
function TwoMenus() {
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  return (['folders', 'filters'] as const).map((id) => (
    <Menu
      key={id}
      id={id}
      label={id === 'folders' ? 'Folders' : 'Filters'}
      side={id === 'folders' ? 'start' : 'end'}
      open={openIds.includes(id)}
      onOpenChange={(open) => {
        onEvent(id, open)
        setOpenIds((ids) => (open ? [...ids, id] : ids.filter((openId) => openId !== id)))
      }}
    >
      <button type="button">Item</button>
    </Menu>
  ))
}

beforeEach(() => onEvent.mockClear())
afterEach(cleanup)

describe('a menu', () => {
  it('opens by its id, calls its lifecycle callbacks, and has the focus', async () => {
    render(<Frame />)
    expect(queryPanel()).toBeNull()
    expect(await act(() => menus.open('folders'))).toBe(true)
    expect(queryPanel()).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Inbox')
    expect(document.querySelector('[data-stack]')?.hasAttribute('inert')).toBe(true)
    expect(await act(() => menus.close('folders', { role: 'done' }))).toBe(true)
    expect(queryPanel()).toBeNull()
    expect(document.querySelector('[data-stack]')?.hasAttribute('inert')).toBe(false)
    expect(onEvent.mock.calls).toEqual([
      ['will-open'],
      ['did-open'],
      ['will-close', 'done'],
      ['did-close', 'done'],
    ])
  })

  it('traps Tab if the frame is the whole page, and not if there is something outside of the frame', async () => {
    render(
      <Frame>
        <button type="button">Inbox</button>
        <button type="button">Sent</button>
      </Frame>,
    )
    await act(() => menus.open('folders'))
    const pressTab = (shiftKey = false) =>
      fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey })
    screen.getByText('Sent').focus()
    expect([pressTab(), document.activeElement?.textContent]).toEqual([false, 'Inbox'])
    expect([pressTab(true), document.activeElement?.textContent]).toEqual([false, 'Sent'])
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440)
    expect([pressTab(), document.activeElement?.textContent]).toEqual([true, 'Sent'])
  })

  it('returns the focus', async () => {
    render(<Frame />)
    screen.getByText('Page').focus()
    await act(() => menus.open('folders'))
    await act(() => menus.close())
    expect(document.activeElement).toBe(screen.getByText('Page'))
  })

  it('closes by hardware back without a role', async () => {
    render(<Frame />)
    await act(() => menus.open('folders'))
    await act(() => backHandlers.handlePress('back'))
    expect(onEvent.mock.calls.slice(-2)).toEqual([
      ['will-close', undefined],
      ['did-close', undefined],
    ])
  })

  it('closes by Escape and by a press outside, each with its role', async () => {
    render(<Frame />)
    await act(() => menus.open('folders'))
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))
    expect(onEvent).toHaveBeenLastCalledWith('did-close', 'backdrop')
    await act(() => menus.open('folders'))
    await act(async () => void fireEvent.click(document.querySelector('[data-menu-backdrop]') as Element))
    expect(onEvent).toHaveBeenLastCalledWith('did-close', 'backdrop')
  })

  it('passes a handle to its content that closes it', async () => {
    render(
      <Frame>
        {(menu) => (
          <button type="button" onClick={() => void menu.close({ role: 'Sent' })}>
            Sent
          </button>
        )}
      </Frame>,
    )
    await act(() => menus.open())
    await act(async () => void fireEvent.click(screen.getByText('Sent')))
    expect(onEvent).toHaveBeenLastCalledWith('did-close', 'Sent')
  })

  it('is not rendered and does not open when it is disabled', async () => {
    const { rerender } = render(<Frame />)
    await act(() => menus.open('folders'))
    rerender(<Frame disabled />)
    expect(queryPanel()).toBeNull()
    expect(await menus.open('folders')).toBe(false)
    rerender(<Frame />)
    expect(await act(() => menus.open('folders'))).toBe(true)
  })

  it('cleans up when it unmounts while it is open', async () => {
    const { unmount } = render(
      <StrictMode>
        <Frame />
      </StrictMode>,
    )
    await act(() => menus.open('folders'))
    unmount()
    expect(menus.get('folders')).toBeUndefined()
    expect(document.querySelector('[inert], [data-menu-panel]')).toBeNull()
  })
})

describe('a controlled menu', () => {
  it('opens if the owner accepts, and the promise resolves to true', async () => {
    render(<ControlledMenu acceptsRequests />)
    expect(await act(() => menus.open('folders'))).toBe(true)
    expect(queryPanel()).toBeTruthy()
    await act(() => menus.close('folders', { role: 'backdrop' }))
    expect(queryPanel()).toBeNull()
    expect(onEvent.mock.calls.filter(([event]) => event === 'open-change')).toEqual([
      ['open-change', true, undefined],
      ['open-change', false, 'backdrop'],
    ])
  })

  it('does not open if the owner ignores the request', async () => {
    render(<ControlledMenu acceptsRequests={false} />)
    expect(await act(() => menus.open('folders'))).toBe(false)
    expect(queryPanel()).toBeNull()
  })

  it('calls onOpenChange if it stays closed because an overlay covers it', async () => {
    const page = (open: boolean, isCovered: boolean) => (
      <div data-frame="" data-mode="ios">
        <div data-stack="">
          <Menu
            id="folders"
            label="Folders"
            open={open}
            onOpenChange={(next, { role }) => onEvent('open-change', next, role)}
          >
            <button type="button">Inbox</button>
          </Menu>
        </div>
        <div data-overlays="">{isCovered && <div data-overlay="alert" data-state="presented" />}</div>
      </div>
    )
    const { rerender } = render(page(false, true))
    await act(async () => rerender(page(true, true)))
    expect(queryPanel()).toBeNull()
    expect(onEvent.mock.calls).toEqual([['open-change', false, undefined]])
    await act(async () => rerender(page(false, false)))
    await act(async () => rerender(page(true, false)))
    expect(queryPanel()).toBeTruthy()
    expect(onEvent).toHaveBeenCalledOnce()
  })

  it('opens and closes with `open`', async () => {
    const { rerender } = render(<Frame open={false} />)
    await act(async () => rerender(<Frame open />))
    expect(queryPanel()).toBeTruthy()
    await act(async () => rerender(<Frame open={false} />))
    expect(queryPanel()).toBeNull()
  })
  it('closes when another menu opens, and stays closed', async () => {
    render(
      <div data-frame="" data-mode="ios">
        <div data-stack="">
          <TwoMenus />
        </div>
      </div>,
    )
    await act(() => menus.open('folders'))
    await act(() => menus.open('filters'))
    expect(queryPanel()).toBeNull()
    expect(screen.getByRole('navigation', { name: 'Filters' })).toBeTruthy()
    expect(onEvent.mock.calls).toEqual([
      ['folders', true],
      ['filters', true],
      ['folders', false],
    ])
  })
})
