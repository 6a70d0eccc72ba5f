// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TabSearch } from '@/components/ui/tab-search'
import recipes from '@/data/tab/tab1.json'
import comments from '@/data/tab/tab3.json'
import { frame } from '@/lib/frame'
import Tab1 from './tab-tab1'
import Tab2 from './tab-tab2'
import Tab3 from './tab-tab3'

vi.mock('@/lib/overlay/overlay-provider', () => ({ useOverlays: () => ({}) }))

afterEach(cleanup)

const [recipe] = recipes.items
const [comment] = comments.items
const recipesData = { ...recipes, items: [{ ...recipe!, title: 'Crêpes' }] }
const commentsData = { ...comments, items: [{ ...comment!, description: 'Très bon' }] }

it.each([
  ['recipes', <Tab1 key="1" data={recipesData} />, ' crepes', 'Crêpes'],
  ['people', <Tab2 key="2" />, 'Ines', 'Inês Carvalho'],
  ['comments', <Tab3 key="3" data={commentsData} />, 'TRES', 'Très bon'],
])('a search for %s ignores accents', (_, tab, query, result) => {
  render(tab)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })
  expect(screen.getAllByText(result).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'submarine' } })
  expect(screen.queryByRole('button', { name: new RegExp(result) })).toBeNull()
})

it.each([
  ['recipes', Tab1],
  ['people', Tab2],
  ['comments', Tab3],
])('a search for %s ends when the platform has no search', (_, Tab) => {
  act(() => frame.set({ mode: 'md', md: 'expressive' }))
  render(<Tab />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const search = () => fireEvent.change(field, { target: { value: 'submarine' } })
  search()
  act(() => frame.set({ mode: 'ios', ios: '26' }))
  expect(field.value).toBe('submarine')
  act(() => frame.set({ ios: '18' }))
  expect(field.value).toBe('')
  act(() => frame.set({ mode: 'md' }))
  search()
  act(() => frame.set({ md: 'baseline' }))
  expect(field.value).toBe('')
})

it('the search of a tab bar reports only changes of its text', () => {
  const onChange = vi.fn()
  render(<TabSearch value="" onChange={onChange} label="Search" />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})
