// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OverlayProvider } from '@/lib/overlay/overlay-provider'
import { Alert } from './controlled-overlays'
import { runAndRender } from './overlay-test-utils'
import { usePopoverTrigger } from './use-popover-trigger'

// Only the last test, which loads the host, imports this module. The import fails, as it does offline.
vi.mock('./popover-view', () => {
  throw new Error('offline')
})

const load = vi.fn()
const onDismissed = vi.fn()
const onOpenChange = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockReset().mockRejectedValue(new Error('offline'))
  onDismissed.mockReset()
  onOpenChange.mockReset()
})
afterEach(cleanup)

function MenuButton() {
  const trigger = usePopoverTrigger({ content: 'Menu', onDismissed })
  return (
    <button type="button" {...trigger}>
      Rooms
    </button>
  )
}

/** A button that opens and closes a controlled alert. */
function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </button>
      <Alert
        open={open}
        header="Hello"
        onDismissed={onDismissed}
        onOpenChange={(next, { reason }) => {
          onOpenChange(next, reason)
          setOpen(next)
        }}
      />
    </>
  )
}

const press = (name: string) => runAndRender(() => void fireEvent.click(screen.getByText(name)))

it('the trigger of a popover that could not be loaded can be pressed again', async () => {
  render(
    <OverlayProvider load={load}>
      <MenuButton />
    </OverlayProvider>,
  )
  for (const attempt of [1, 2]) {
    await press('Rooms')
    await vi.waitFor(() => expect(screen.getByText('Rooms').getAttribute('aria-expanded')).toBe('false'))
    expect(load).toHaveBeenCalledTimes(attempt)
  }
  expect(onDismissed).not.toHaveBeenCalled()
})

it('a controlled overlay that could not be loaded calls onOpenChange with "load-error", and can be opened again', async () => {
  render(
    <OverlayProvider load={load}>
      <Page />
    </OverlayProvider>,
  )
  for (const attempt of [1, 2]) {
    await press('Open')
    await screen.findByText('Open')
    expect(onOpenChange).toHaveBeenCalledTimes(attempt)
    expect(onOpenChange).toHaveBeenLastCalledWith(false, 'load-error')
    expect(onDismissed).toHaveBeenCalledTimes(attempt)
    expect(load).toHaveBeenCalledTimes(attempt)
  }
})

it('an overlay that is closed while it loads calls onDismissed even if it could not be loaded', async () => {
  let fail = (_: Error) => {}
  load.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  render(
    <OverlayProvider load={load}>
      <Page />
    </OverlayProvider>,
  )
  await press('Open')
  await press('Close')
  await runAndRender(() => fail(new Error('offline')))
  expect(onDismissed).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('a popover whose view could not be loaded does not open, and the page remains and can be pressed', async () => {
  const onLoad = vi.fn()
  load.mockReset().mockImplementation(() => import('./overlay-host'))
  render(
    <OverlayProvider load={load} onLoad={onLoad}>
      <MenuButton />
    </OverlayProvider>,
  )
  for (const attempt of [1, 2]) {
    await press('Rooms')
    await vi.waitFor(() => expect(onLoad.mock.calls).toEqual(Array(attempt).fill([false])))
    await runAndRender()
    expect(screen.getByText('Rooms').getAttribute('aria-expanded')).toBe('false')
    expect(document.querySelector('[data-overlay]')).toBeNull()
  }
})
