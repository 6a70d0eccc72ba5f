// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox'
import { Item } from './item'
import { Radio } from './radio'
import { RadioGroup } from './radio-group'
import { ReactionButton } from './reaction-button'
import { Segmented } from './segmented'
import { SocialButtons } from './social-buttons'
import { Toggle } from './toggle'

afterEach(cleanup)

describe('a row with a control', () => {
  it('toggles its checkbox from anywhere in the row', () => {
    render(<Item as="label" title="Maya Okafor" end={<Checkbox />} />)
    fireEvent.click(screen.getByText('Maya Okafor'))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Maya Okafor' }).checked).toBe(true)
  })

  it('has a switch with the role switch', () => {
    const onChange = vi.fn()
    render(
      <Item
        as="label"
        title="Right to left"
        end={<Toggle onChange={(event) => onChange(event.target.checked)} />}
      />,
    )
    fireEvent.click(screen.getByRole('switch', { name: 'Right to left' }))
    expect(onChange).toHaveBeenCalledWith(true)
  })
})

function Places() {
  const [value, setValue] = useState('4')
  return (
    <RadioGroup label="Locations" value={value} onChange={setValue}>
      {['3', '4'].map((id) => (
        <Item as="label" key={id} title={`Place ${id}`} end={<Radio value={id} />} />
      ))}
    </RadioGroup>
  )
}

describe('a radio group', () => {
  it('has an accessible name, a shared input name, and one selection', () => {
    render(<Places />)
    expect(screen.getByRole('radiogroup', { name: 'Locations' })).toBeTruthy()
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
    expect(first?.name).toBe(second?.name)
    expect(second?.checked).toBe(true)
    fireEvent.click(screen.getByText('Place 3'))
    expect([first?.checked, second?.checked]).toEqual([true, false])
  })

  it('throws an error for a radio button without a group', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Radio value="1" />)).toThrow('Patternbook: Radio must be inside a RadioGroup')
  })

  it('a segmented control is a radio group that calls onChange once per change', () => {
    const onChange = vi.fn()
    const options = [
      { id: 'ios', title: 'iOS' },
      { id: 'md', title: 'Material' },
    ]
    render(<Segmented label="Platform" options={options} value="md" onChange={onChange} />)
    const chosen = screen.getByRole<HTMLInputElement>('radio', { name: 'Material' })
    expect(chosen.checked).toBe(true)
    fireEvent.click(chosen)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: 'iOS' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ios')
  })
})

describe('a segmented control', () => {
  it('has disabled segments, which a press does not select', () => {
    const onChange = vi.fn()
    const options = [
      { id: 'day', title: 'Day' },
      { id: 'week', title: 'Week', disabled: true },
    ]
    render(<Segmented label="Span" options={options} value="day" onChange={onChange} />)
    const week = screen.getByRole<HTMLInputElement>('radio', { name: 'Week' })
    expect(week.disabled).toBe(true)
    week.click()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('can be dragged once the browser is idle, and selects the segment of the release', async () => {
    const onChange = vi.fn()
    const options = ['day', 'week'].map((id) => ({ id, title: id }))
    render(<Segmented label="Span" options={options} value="day" onChange={onChange} />)
    const day = screen.getByRole('radio', { name: 'day' })
    const track = screen.getByRole('radiogroup').firstElementChild as HTMLElement
    track.getBoundingClientRect = () => new DOMRect(0, 0, 200, 32)
    const pointerInit = { pointerId: 1, isPrimary: true, button: 0, clientY: 16 }
    await vi.waitFor(() => {
      fireEvent.pointerDown(day, { ...pointerInit, clientX: 50 })
      expect(track.hasAttribute('data-held')).toBe(true)
    })
    fireEvent.pointerMove(day, { ...pointerInit, clientX: 150 })
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.pointerUp(day, { ...pointerInit, clientX: 150 })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('week')
  })

  it('does not call onChange when `value` changes, but for a press afterward', () => {
    const onChange = vi.fn()
    const options = ['ios', 'md'].map((id) => ({ id, title: id }))
    const control = (value: string) => (
      <Segmented label="Platform" options={options} value={value} onChange={onChange} />
    )
    const view = render(control('md'))
    view.rerender(control('ios'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ios' }).checked).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('radio', { name: 'md' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('md')
  })
})

describe('a reaction', () => {
  it('toggles and changes its number by one', () => {
    const onChange = vi.fn()
    render(
      <ReactionButton kind="comment" initialReaction={{ isActive: false, number: 4 }} onChange={onChange}>
        {(number) => `${number} Comments`}
      </ReactionButton>,
    )
    const button = screen.getByRole('button', { pressed: false })
    fireEvent.click(button)
    expect(button.textContent).toBe('5 Comments')
    expect(button.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button)
    expect(button.textContent).toBe('4 Comments')
    expect(onChange.mock.calls).toEqual([[{ isActive: true, number: 5 }], [{ isActive: false, number: 4 }]])
  })
})

describe('the social buttons', () => {
  it('have the name of their network as accessible name', () => {
    const onSelect = vi.fn()
    const item = { id: 1, network: 'facebook', title: 'Facebook' }
    render(<SocialButtons items={[item]} onSelect={onSelect} />)
    fireEvent.click(screen.getByRole('button', { name: 'Facebook' }))
    expect(onSelect).toHaveBeenCalledWith(item)
  })
})
