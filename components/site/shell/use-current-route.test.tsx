// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pageStackEvents } from '@/lib/navigation/events'
import { useCurrentRoute, type VisibilityStore } from './use-current-route'

afterEach(cleanup)

let renderCount = 0
let isVisible = true
let notify = () => {}
const visibility: VisibilityStore = {
  isVisible: () => isVisible,
  subscribe(listener) {
    notify = listener
    return () => {}
  },
}

function Part({ visibility }: { visibility?: VisibilityStore }) {
  renderCount++
  return <p>{useCurrentRoute('/login/0/', visibility).title}</p>
}

const goTo = (path: string) =>
  act(() => {
    history.pushState(null, '', path)
    pageStackEvents.emit('url', path)
  })

test('a part of the shell renders the current page', () => {
  goTo('/login/0/')
  render(<Part />)
  const before = screen.getByRole('paragraph').textContent
  goTo('/login/1/')
  expect(screen.getByRole('paragraph').textContent).not.toBe(before)
})

test('an invisible part is not rendered again, and shows the current page once it is visible', () => {
  goTo('/login/0/')
  isVisible = false
  render(<Part visibility={visibility} />)
  const initialTitle = screen.getByRole('paragraph').textContent
  const initialRenderCount = renderCount
  goTo('/login/1/')
  goTo('/alert/0/')
  expect(renderCount).toBe(initialRenderCount)
  expect(screen.getByRole('paragraph').textContent).toBe(initialTitle)
  isVisible = true
  act(() => notify())
  const updatedTitle = screen.getByRole('paragraph').textContent
  expect(updatedTitle).not.toBe(initialTitle)
  goTo('/login/0/')
  expect(screen.getByRole('paragraph').textContent).toBe(initialTitle)
})
