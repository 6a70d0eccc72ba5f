// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { transitionEvents } from '@/lib/navigation/events'
import { useCurrentRoute, type Visibility } from './use-current-route'

afterEach(cleanup)

let renders = 0
let seen = true
let show = () => {}
const sight: Visibility = {
  isVisible: () => seen,
  subscribe(listener) {
    show = listener
    return () => {}
  },
}

function Part({ sight }: { sight?: Visibility }) {
  renders++
  return <p>{useCurrentRoute('/login/0/', sight).title}</p>
}

const go = (path: string) =>
  act(() => {
    history.pushState(null, '', path)
    transitionEvents.emit('url', path)
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
  seen = false
  render(<Part sight={sight} />)
  const first = screen.getByRole('paragraph').textContent
  const before = renders
  go('/login/1/')
  go('/alert/0/')
  expect(renders).toBe(before)
  expect(screen.getByRole('paragraph').textContent).toBe(first)
  seen = true
  act(() => show())
  const now = screen.getByRole('paragraph').textContent
  expect(now).not.toBe(first)
  go('/login/0/')
  expect(screen.getByRole('paragraph').textContent).toBe(first)
})
