// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WheelPicker } from './wheel-picker'

const options = (labels: string) => labels.split(' ').map((label) => ({ value: label, label }))
const columns = [
  { id: 'month', label: 'Month', options: options('January February March April May June July August') },
  { id: 'year', label: 'Year', options: options('2026 2027 2028') },
]

function Dates() {
  const [value, setValue] = useState<Record<string, string>>({ month: 'March', year: '2027' })
  return (
    <>
      <output>{Object.values(value).join(' ')}</output>
      <button type="button" onClick={() => setValue({ month: 'June', year: '2028' })}>
        Next holiday
      </button>
      <WheelPicker label="Date" columns={columns} value={value} onChange={setValue} />
    </>
  )
}

// Replaces the layout, which jsdom does not have: columns of 216 px with rows of 36 px. Empty space of 180 px lets the first and
// the last row scroll to the center.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(216)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return 180 + 36 * this.querySelectorAll('[role=option]').length
  })
  Element.prototype.scrollTo = function (this: Element, scrollOptions) {
    this.scrollTop = (scrollOptions as ScrollToOptions).top ?? 0
  } as Element['scrollTo']
  render(<Dates />)
})
afterEach(cleanup)

const wheel = (name: string) => screen.getByRole('listbox', { name })
const value = () => screen.getByRole('status').textContent
const selectedText = (name: string) => within(wheel(name)).getByRole('option', { selected: true }).textContent
const pressKeys = (name: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(wheel(name), { key })
}

test('each column is a list with a name, in a group with a name', () => {
  const group = within(screen.getByRole('group', { name: 'Date' }))
  expect(group.getAllByRole('listbox')).toHaveLength(2)
  expect(selectedText('Month')).toBe('March')
  expect(wheel('Year').getAttribute('aria-activedescendant')).toBe(
    within(wheel('Year')).getByRole('option', { name: '2027' }).id,
  )
})

test('arrow keys, Page Down, Home, and End turn the wheel, which stops at both ends', () => {
  pressKeys('Month', 'ArrowDown')
  expect(value()).toBe('April 2027')
  expect(wheel('Month').scrollTop).toBe(3 * 36)
  pressKeys('Month', 'ArrowUp', 'ArrowUp')
  expect(value()).toBe('February 2027')
  pressKeys('Month', 'PageDown')
  expect(value()).toBe('July 2027')
  pressKeys('Month', 'End', 'ArrowDown')
  expect(value()).toBe('August 2027')
  pressKeys('Month', 'Home')
  expect(value()).toBe('January 2027')
})

test('typed letters select the row that begins with them', () => {
  pressKeys('Month', 'j', 'u', 'l')
  expect(value()).toBe('July 2027')
})

test('Space alone neither selects nor scrolls', () => {
  const isDefaultAllowed = fireEvent.keyDown(wheel('Month'), { key: ' ' })
  expect([value(), isDefaultAllowed]).toEqual(['March 2027', false])
})

test('a tap on a row turns the wheel to it', () => {
  fireEvent.click(within(wheel('Year')).getByText('2028'))
  expect(value()).toBe('March 2028')
  expect(wheel('Year').scrollTop).toBe(2 * 36)
})

test('the row in the middle is selected when the wheel has stopped there, and not between two rows', () => {
  wheel('Month').scrollTop = 36 * 4.5
  fireEvent(wheel('Month'), new Event('scrollend'))
  expect(value()).toBe('March 2027')
  wheel('Month').scrollTop = 36 * 5
  fireEvent(wheel('Month'), new Event('scrollend'))
  expect(value()).toBe('June 2027')
})

test('in browsers without the scrollend event, the row is selected a moment after the last scroll event', async () => {
  const scrollend = Object.getOwnPropertyDescriptor(window, 'onscrollend')
  Reflect.deleteProperty(window, 'onscrollend')
  wheel('Month').scrollTop = 36 * 5
  fireEvent.scroll(wheel('Month'))
  expect(value()).toBe('March 2027')
  await expect.poll(value).toBe('June 2027')
  if (scrollend) Object.defineProperty(window, 'onscrollend', scrollend)
})

test('a picker that is removed while it scrolls has no running timer', () => {
  const scrollend = Object.getOwnPropertyDescriptor(window, 'onscrollend')
  Reflect.deleteProperty(window, 'onscrollend')
  vi.useFakeTimers()
  fireEvent.scroll(wheel('Month'))
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  if (scrollend) Object.defineProperty(window, 'onscrollend', scrollend)
})

test('a new value turns the wheels', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next holiday' }))
  expect(wheel('Month').scrollTop).toBe(5 * 36)
  expect(selectedText('Year')).toBe('2028')
})

test('on Material, each column is a field with a menu', () => {
  fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2026' } })
  expect(value()).toBe('March 2026')
})
