// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddIcon } from './action-icons'
import { Fab } from './fab'
import { FabMenu } from './fab-menu'

afterEach(cleanup)

test('a floating action button has the name of its action, with and without visible text', () => {
  const onClick = vi.fn()
  const { rerender } = render(<Fab icon={<AddIcon />} label="New playlist" onClick={onClick} />)
  fireEvent.click(screen.getByRole('button', { name: 'New playlist' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.queryByText('Playlist')).toBeNull()
  rerender(<Fab icon={<AddIcon />} label="New playlist" text="Playlist" onClick={onClick} />)
  expect(screen.getByRole('button', { name: 'New playlist' }).textContent).toBe('Playlist')
})

test.each([
  ['default', '[--fab:3.5rem]'],
  ['medium', '[--fab:5rem]'],
  ['large', '[--fab:6rem]'],
] as const)('a %s button and the button of a %s menu have the same size', (size, expected) => {
  render(
    <>
      <Fab icon={<AddIcon />} label="Add" size={size} onClick={vi.fn()} />
      <FabMenu label="More" size={size} actions={[]} onSelect={vi.fn()} />
    </>,
  )
  for (const name of ['Add', 'More'])
    expect(screen.getByRole('button', { name }).classList).toContain(expected)
})
