// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FabMenu } from './fab-menu'
import { ProgressRing } from './progress-ring'
import { SplitButton } from './split-button'
import { TabSearch } from './tab-search'

const popover = vi.hoisted(() => vi.fn())
vi.mock('@patternbook/engine/overlay', () => ({ useOverlays: () => ({ popover }) }))

function Search() {
  const [query, setQuery] = useState('')
  return <TabSearch value={query} onChange={setQuery} label="Search followers" />
}

afterEach(cleanup)

describe('a FAB menu', () => {
  const onSelect = vi.fn()
  const button = () => screen.getByRole('button', { expanded: false })
  const isOpen = () => screen.queryByRole('button', { expanded: true }) !== null
  beforeEach(() => {
    onSelect.mockReset()
    render(
      <>
        <FabMenu
          label="Add photos"
          actions={[
            { id: 'camera', title: 'Take a photo', icon: null },
            { id: 'album', title: 'New album', icon: null },
          ]}
          onSelect={onSelect}
        />
        <button type="button">Elsewhere</button>
      </>,
    )
    fireEvent.click(button())
  })

  it('opens and closes with its button, and calls onSelect with the pressed action', () => {
    expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'New album' }))
    expect(onSelect).toHaveBeenCalledWith('album')
    expect([isOpen(), document.activeElement]).toEqual([false, button()])
  })

  it('closes on Escape, stops the propagation of the event, and returns the focus to the button', () => {
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    fireEvent.keyDown(screen.getByRole('button', { name: 'Take a photo' }), { key: 'Escape' })
    document.removeEventListener('keydown', onKeyDown)
    expect([isOpen(), document.activeElement, onSelect.mock.calls.length]).toEqual([false, button(), 0])
  })

  it.each(['pointerDown', 'focusIn'] as const)('closes on %s elsewhere', (event) => {
    fireEvent[event](screen.getByRole('button', { name: 'Elsewhere' }))
    expect(isOpen()).toBe(false)
  })
})

it('the first half of a split button runs its action, the second half opens the other actions', async () => {
  const onAction = vi.fn()
  popover.mockResolvedValue({ data: 'svg' })
  render(
    <SplitButton
      label="More ways to save"
      actions={[{ id: 'svg', title: 'Save as SVG' }]}
      onClick={() => onAction('png')}
      onSelect={onAction}
    >
      Save as PNG
    </SplitButton>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save as PNG' }))
  expect(onAction.mock.lastCall).toEqual(['png'])
  const more = screen.getByRole('button', { name: 'More ways to save' })
  fireEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await vi.waitFor(() => expect(onAction.mock.lastCall).toEqual(['svg']))
  expect(more.getAttribute('aria-expanded')).toBe('false')
})

it('the second half of a split button is closed if its menu could not be loaded', async () => {
  popover.mockRejectedValue(new Error('offline'))
  render(
    <SplitButton
      label="More ways to save"
      actions={[{ id: 'svg', title: 'Save as SVG' }]}
      onClick={vi.fn()}
      onSelect={vi.fn()}
    >
      Save
    </SplitButton>,
  )
  const more = screen.getByRole('button', { name: 'More ways to save' })
  fireEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await vi.waitFor(() => expect(more.getAttribute('aria-expanded')).toBe('false'))
})

it('actions with the same group are one group of the menu', async () => {
  popover.mockResolvedValue({})
  const { container } = render(
    <SplitButton
      label="More ways to save"
      actions={[
        { id: 'svg', title: 'Save as SVG', group: 'save' },
        { id: 'email', title: 'Send by email', group: 'send' },
        { id: 'album', title: 'Save to an album', group: 'save' },
      ]}
      onClick={vi.fn()}
      onSelect={vi.fn()}
    >
      Save
    </SplitButton>,
  )
  fireEvent.click(within(container).getByRole('button', { name: 'More ways to save' }))
  const { content } = popover.mock.lastCall![0]
  render(<div role="menu">{content({ dismiss: vi.fn() })}</div>)
  const titles = screen.getAllByRole('group').map((group) =>
    within(group)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  )
  expect(titles).toEqual([['Save as SVG', 'Save to an album'], ['Send by email']])
})

describe('the search next to a tab bar', () => {
  const field = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Search followers' })

  it.each([
    ['Escape', () => fireEvent.keyDown(field()!, { key: 'Escape' })],
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('opens into a focused field, and %s closes and empties it', (_, close) => {
    render(<Search />)
    const openButton = () => screen.getByRole('button', { name: 'Search followers' })
    fireEvent.click(openButton())
    expect(document.activeElement).toBe(field())
    fireEvent.change(field()!, { target: { value: 'ma' } })
    close()
    expect([field(), document.activeElement]).toEqual([null, openButton()])
    fireEvent.click(openButton())
    expect(field()?.value).toBe('')
  })
})

it('a progress ring renders on the server without style attributes, hidden from screen readers', () => {
  const html = renderToString(<ProgressRing value={47}>47%</ProgressRing>)
  expect(html).toMatch(/^<span aria-hidden="true"/)
  expect(html).not.toContain('style=')
  expect(html).toContain('stroke-dasharray="47 200"')
})
