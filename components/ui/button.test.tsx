// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BarButton } from './bar-button'
import { Button } from './button'
import { CheckIcon } from './icon'
import { IconButton } from './icon-button'

afterEach(cleanup)

test('a busy button keeps its name, has aria-busy, and ignores presses', () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Send</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  rerender(
    <Button onClick={onClick} busy>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a busy button does not send its form a second time', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button with an href is a link, without an href if it is disabled', () => {
  const { rerender } = render(<Button href="/home/">Home</Button>)
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home/')
  rerender(
    <Button href="/home/" disabled>
      Home
    </Button>,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true)
})

const squareClass = 'expressive:[--shape-radius:var(--square-radius,12px)]!'

test('a toggle button has aria-pressed, and its shape changes with its state', () => {
  const { rerender } = render(<Button pressed={false}>Mute</Button>)
  const button = screen.getByRole('button', { name: 'Mute' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(button.classList.contains(squareClass)).toBe(false)
  rerender(<Button pressed>Mute</Button>)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(button.classList.contains(squareClass)).toBe(true)
  rerender(
    <Button pressed shape="square">
      Mute
    </Button>,
  )
  expect(button.classList.contains(squareClass)).toBe(false)
})

test.each([
  ['fill', 'bg-tint-soft', 'bg-tint-fill'],
  ['soft', 'bg-tint-soft', 'bg-tint-fill'],
  ['outline', 'ios-26:bg-fill', 'bg-tint-fill'],
] as const)(
  'a pressed toggle button of the variant %s is filled',
  (variant, unpressedClass, pressedClass) => {
    const { rerender } = render(
      <Button variant={variant} pressed={false}>
        Mute
      </Button>,
    )
    const { classList } = screen.getByRole('button')
    expect([classList.contains(unpressedClass), classList.contains(pressedClass)]).toEqual([true, false])
    rerender(
      <Button variant={variant} pressed>
        Mute
      </Button>,
    )
    expect([classList.contains(unpressedClass), classList.contains(pressedClass)]).toEqual([false, true])
  },
)

test('a button without a state does not have aria-pressed; shape="square" changes only the corners', () => {
  const { rerender } = render(<Button>Follow</Button>)
  const button = screen.getByRole('button')
  expect(button.hasAttribute('aria-pressed')).toBe(false)
  const before = [...button.classList]
  rerender(<Button shape="square">Follow</Button>)
  expect([...button.classList].filter((name) => !before.includes(name))).toEqual([squareClass])
})

test('a bar button with an icon keeps its text as its accessible name', () => {
  render(
    <BarButton strong icon={CheckIcon}>
      Done
    </BarButton>,
  )
  const button = screen.getByRole('button', { name: 'Done' })
  expect([...button.children].map(({ className }) => className)).toEqual([
    'hidden ios-26:block',
    'ios-26:sr-only',
  ])
  // Each platform has its own drawing, which is hidden on the other platform.
  for (const drawing of button.querySelectorAll('svg'))
    expect(drawing.getAttribute('class')).toMatch(/(ios|material):hidden/)
})

test('an icon button with an href is a link with its press handler, and a disabled button if it is disabled', () => {
  const onClick = vi.fn((event?: { preventDefault(): void }) => event?.preventDefault())
  const { rerender } = render(<IconButton label="Cart" href="/cart/" onClick={onClick} icon={CheckIcon} />)
  fireEvent.click(screen.getByRole('link', { name: 'Cart' }))
  expect(onClick).toHaveBeenCalledOnce()
  rerender(<IconButton label="Cart" href="/cart/" disabled onClick={onClick} icon={CheckIcon} />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Cart' })
  fireEvent.click(button)
  expect(button.disabled).toBe(true)
  expect(onClick).toHaveBeenCalledOnce()
})
