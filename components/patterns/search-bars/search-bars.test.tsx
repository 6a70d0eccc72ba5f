// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import SearchBars0 from './search-bars-0'
import SearchBars1 from './search-bars-1'
import SearchBars2 from './search-bars-2'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

afterEach(cleanup)

it.each<[string, ComponentType]>([
  ['under the title', SearchBars0],
  ['on a photo', SearchBars1],
  ['at the edge of a photo', SearchBars2],
])('the search field %s announces only once that nothing was found', (_, Screen) => {
  render(<Screen />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'submarine' } })
  expect(screen.getByRole('heading', { name: /submarine/ })).toBeTruthy()
  const announcements = screen
    .getAllByRole('status')
    .filter(({ textContent }) => textContent?.includes('submarine'))
  expect(announcements).toHaveLength(1)
})

it('the search field is focused again after a search without results is cleared', () => {
  render(<SearchBars0 />)
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'submarine' } })
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1)!)
  expect(field).toHaveProperty('value', '')
  expect(document.activeElement).toBe(field)
})

it('the suggestions remain while the focus moves from the field to a scope, and disappear when it leaves', () => {
  render(<SearchBars2 />)
  const suggestion = () => screen.queryByRole('button', { name: 'canyon' })
  act(() => screen.getByRole('searchbox').focus())
  expect(suggestion()).toBeTruthy()
  const scope = screen.getByRole('button', { name: 'At night' })
  act(() => scope.focus())
  expect(suggestion()).toBeTruthy()
  act(() => suggestion()!.focus())
  expect(suggestion()).toBeTruthy()
  act(() => (document.activeElement as HTMLElement).blur())
  expect(suggestion()).toBeNull()
})

it('the search field is focused after a suggestion is chosen', () => {
  render(<SearchBars2 />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  act(() => field.focus())
  const suggestion = screen.getByRole('button', { name: 'canyon' })
  act(() => suggestion.focus())
  fireEvent.click(suggestion)
  expect(field.value).toBe('canyon')
  expect(document.activeElement).toBe(field)
})
