// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Range } from './range'

afterEach(cleanup)

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const names = { lower: 'First page', upper: 'Last page' }

it('a new `value` is shown without a call to onChange', () => {
  const onChange = vi.fn()
  const view = render(<Range label="Volume" value={10} onChange={onChange} />)
  view.rerender(<Range label="Volume" value={40} onChange={onChange} />)
  expect(slider('Volume').value).toBe('40')
  view.rerender(<Range label="Volume" value={400} onChange={onChange} />)
  expect(slider('Volume').value).toBe('100')
  expect(onChange).not.toHaveBeenCalled()
})

it('two new values are shown in order without a call to onChange', () => {
  const onChange = vi.fn()
  const range = (lower: number, upper: number) => (
    <Range label="Pages" thumbLabels={names} value={{ lower, upper }} onChange={onChange} />
  )
  const view = render(range(20, 70))
  view.rerender(range(30, 30))
  view.rerender(range(40, 90))
  expect([slider('First page').value, slider('Last page').value]).toEqual(['40', '90'])
  expect(onChange).not.toHaveBeenCalled()
})

it.each([
  ['ArrowRight', 15],
  ['ArrowUp', 15],
  ['ArrowLeft', 5],
  ['ArrowDown', 5],
])('%s changes the value by one step and calls onChange once', (key, expected) => {
  const onChange = vi.fn()
  render(<Range label="Volume" step={5} value={10} onChange={onChange} />)
  fireEvent.keyDown(slider('Volume'), { key })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected)
})

it('at the end of the scale an arrow key does not call onChange', () => {
  const onChange = vi.fn()
  render(<Range label="Volume" value={100} onChange={onChange} />)
  fireEvent.keyDown(slider('Volume'), { key: 'ArrowRight' })
  expect(onChange).not.toHaveBeenCalled()
})

it.each([
  [40, 'before'],
  [5, 'after'],
])('the icon in the track of a slider at %s %% is %s the thumb', (value, side) => {
  render(<Range label="Lamp" value={value} onChange={() => undefined} icon={<i data-testid="lamp" />} />)
  const spacer = screen.getByTestId('lamp').parentElement?.previousElementSibling
  expect(spacer?.getAttribute('width') ?? null).toBe(side === 'after' ? `${value}%` : null)
})

it('the track is filled from the neutral value to the thumb', () => {
  const range = (value: number) => (
    <Range label="Balance" min={-200} max={200} neutralValue={0} value={value} onChange={() => {}} />
  )
  const view = render(range(0))
  const filledWidths = () =>
    [...view.container.querySelectorAll('.slider-filled')].map((bar) => bar.getAttribute('width'))
  expect(filledWidths()).toEqual(['0%'])
  view.rerender(range(100))
  expect(filledWidths()).toEqual(['25%'])
  view.rerender(range(-200))
  expect(filledWidths()).toEqual(['50%'])
})

/** Returns the widths of the spaces between ticks. */
const tickSpaces = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-hidden] > :last-child > svg')].map(
    (svg) => `${Number.parseFloat(svg.getAttribute('width') ?? '').toFixed(2)}%`,
  )

it('a slider with decimal steps has a tick at each step', () => {
  const range = <Range label="Zoom" max={0.3} step={0.1} value={0} showTicks onChange={() => {}} />
  const { container } = render(range)
  expect(tickSpaces(container)).toEqual(['33.33%', '33.33%', '33.33%'])
})

it('ticks are at their steps if the largest value is not a step', () => {
  const range = <Range label="Zoom" max={10} step={4} value={0} showTicks onChange={() => {}} />
  const { container } = render(range)
  expect(tickSpaces(container)).toEqual(['40.00%', '40.00%'])
})
