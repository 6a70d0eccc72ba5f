// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

afterEach(cleanup)

it('the arrow keys select the next tab, and the first after the last', () => {
  const onChange = vi.fn()
  const { rerender } = render(<Tabs tabs={['options', 'code']} current="options" onChange={onChange} />)
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Options' }), { key: 'ArrowRight' })
  expect(onChange).toHaveBeenLastCalledWith('code')
  rerender(<Tabs tabs={['options', 'code']} current="code" onChange={onChange} />)
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Code' }), { key: 'ArrowRight' })
  expect(onChange).toHaveBeenLastCalledWith('options')
})

it('Back and Forward of the browser, which are Alt with an arrow key, do not change the tab', () => {
  const onChange = vi.fn()
  render(<Tabs tabs={['options', 'code']} current="options" onChange={onChange} />)
  for (const key of ['ArrowLeft', 'ArrowRight'])
    expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'Options' }), { key, altKey: true })).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
})
