// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import english from '@/data/select.json'
import { MultiSelectSheet } from './multi-select-sheet'
import Select0 from './select-0'
import Select1 from './select-1'

const { openOverlay, pendingResults, toast } = vi.hoisted(() => {
  const pendingResults: ((result: { data: unknown }) => void)[] = []
  return {
    openOverlay: () => new Promise((resolve) => pendingResults.push(resolve)),
    pendingResults,
    toast: vi.fn(),
  }
})
vi.mock('@/lib/overlay/overlay-provider', () => ({
  useOverlays: () => ({ modal: openOverlay, popover: openOverlay, actionSheet: openOverlay, toast }),
}))

afterEach(() => {
  cleanup()
  pendingResults.length = 0
})

/** Presses two controls before the overlay of the first has closed, then closes both overlays with a result. */
const openBoth = async (names: [RegExp, RegExp], results: [unknown, unknown]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }))
  for (const [index, data] of results.entries()) await act(async () => pendingResults[index]!({ data }))
}

it('a filter that is opened before the previous one has closed keeps the change of the previous one', async () => {
  const onChange = vi.fn()
  render(<Select1 onChange={onChange} />)
  const { country, date } = english.layout2
  await openBoth([/^Country/, /^Month/], [[country.items[1]!.id], [date.itemsMonth[1]!.id]])
  expect(onChange).toHaveBeenLastCalledWith({ country: [6], month: [39], years: [50] })
  expect(screen.getByRole('button', { name: /^Country/ }).textContent).toContain('Japan')
  expect(screen.getByRole('button', { name: /^Month/ }).textContent).toContain('February')
})

it('a field that is opened before the choices of the previous one have closed keeps the previous choice', async () => {
  const onChange = vi.fn()
  render(<Select0 onChange={onChange} />)
  const { country, date } = english.layout1
  await openBoth([/^Country/, /^Month/], [country.items[1]!.id, date.itemsMonth[1]!.id])
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 6, month: 39 }))
  expect(screen.getByRole('button', { name: /^Country/ }).textContent).toContain('Japan')
  expect(screen.getByRole('button', { name: /^Month/ }).textContent).toContain('February')
})

it('the message about a year names the month that was chosen just before', async () => {
  render(<Select0 />)
  const { date } = english.layout1
  await openBoth([/^Month/, /^Year/], [date.itemsMonth[1]!.id, date.itemsYears[1]!.id])
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    message: expect.stringContaining(`February ${date.itemsYears[1]!.title}`),
  })
})

it('after all choices are cleared, the first choice has the focus', () => {
  const labels = { cancel: 'Cancel', done: 'Done', clear: 'Clear all' }
  const items = english.layout2.date.itemsMonth
  render(
    <MultiSelectSheet title="Months" items={items} selectedIds={[39]} labels={labels} onClose={vi.fn()} />,
  )
  const clearButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear all' })
  clearButton.focus()
  fireEvent.click(clearButton)
  expect(clearButton.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'January' }))
})

it('an option with the id 0 can be chosen, and a city and a country can have the same name', async () => {
  const onChange = vi.fn()
  const consoleError = vi.spyOn(console, 'error')
  const { city, country } = english.layout1
  const singapore = { ...country.items[1]!, id: 0, title: city.items[0]!.title }
  const layout1 = {
    ...english.layout1,
    city: { ...city, selectedItem: city.items[0]!.id },
    country: { ...country, items: [country.items[0]!, singapore] },
  }
  render(<Select0 data={{ ...english, layout1 }} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: /^Country/ }))
  await act(async () => pendingResults[0]!({ data: 0 }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 0 }))
  expect(consoleError).not.toHaveBeenCalled()
})
