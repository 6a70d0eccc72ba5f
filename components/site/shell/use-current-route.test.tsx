// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pageStackEvents } from '@/lib/navigation/events'
import { useCurrentRoute, type Visibility } from './use-current-route'

afterEach(cleanup)

let renderCount = 0
let isVisible = true
let notify = () => {}
const visibility: Visibility = {
  isVisible: () => isVisible,
  subscribe(listener) {
    notify = listener
    return () => {}
  },
}

function Part({ visibility }: { visibility?: Visibility }) {
  renderCount++
  return <p>{useCurrentRoute('/login/0/', visibility).title}</p>
}

const go = (path: string) =>
  act(() => {
    history.pushState(null, '', path)
    pageStackEvents.emit('url', path)
  })

test('a part of the shell renders the current page', () => {
  go('/login/0/')
  render(<Part />)
  const before = screen.getByRole('paragraph').textContent
  go('/login/1/')
  expect(screen.getByRole('paragraph').textContent).not.toBe(before)
})

test('an invisible part is not rendered again, and shows the current page once it is visible', () => {
  go('/login/0/')
  isVisible = false
  render(<Part visibility={visibility} />)
  const first = screen.getByRole('paragraph').textContent
  const before = renderCount
  go('/login/1/')
  go('/alert/0/')
  expect(renderCount).toBe(before)
  expect(screen.getByRole('paragraph').textContent).toBe(first)
  isVisible = true
  act(() => notify())
  const updatedTitle = screen.getByRole('paragraph').textContent
  expect(updatedTitle).not.toBe(first)
  go('/login/0/')
  expect(screen.getByRole('paragraph').textContent).toBe(first)
})
