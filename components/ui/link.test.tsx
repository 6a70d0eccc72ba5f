// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { back, navigate, preload } from '@/lib/navigation/navigate'
import { Link } from './link'

vi.mock('@/lib/navigation/navigate', () => ({ back: vi.fn(), navigate: vi.fn(), preload: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  history.replaceState(null, '', '/')
})

const link = () => screen.getByRole('link')
let isFollowed = false
// Records whether the browser would follow the link. Then prevents the navigation, because jsdom cannot navigate.
document.addEventListener('click', (event) => {
  isFollowed = !event.defaultPrevented
  event.preventDefault()
})
const browserFollowsClick = (init: MouseEventInit = {}) => {
  fireEvent.click(link(), { button: 0, ...init })
  return isFollowed
}

test('a plain click navigates in the page stack, forward by default', () => {
  render(<Link href="/login/0/">Login</Link>)
  expect(browserFollowsClick()).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/login/0/', { direction: 'forward' })
})

test('passes its direction to the navigation', () => {
  render(
    <Link href="/items/login/" routerDirection="root">
      Login
    </Link>,
  )
  browserFollowsClick()
  expect(navigate).toHaveBeenCalledWith('/items/login/', { direction: 'root' })
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'the browser handles a click with %o',
  (keys) => {
    render(<Link href="/login/0/">Login</Link>)
    expect(browserFollowsClick(keys)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('the browser handles a link with a target', () => {
  render(
    <Link href="/login/0/" target="_blank">
      Login
    </Link>,
  )
  expect(browserFollowsClick()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('does not change an external URL', () => {
  render(<Link href="https://example.com/">Elsewhere</Link>)
  expect(link().getAttribute('href')).toBe('https://example.com/')
  expect(browserFollowsClick()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('does not navigate if a handler prevents the click', () => {
  render(
    <Link href="/login/0/" onClick={(event) => event.preventDefault()}>
      Login
    </Link>,
  )
  browserFollowsClick()
  expect(navigate).not.toHaveBeenCalled()
})

test('the HTML has the plain URL, and a press adds the persistent query parameters', () => {
  history.replaceState(null, '', '/?mode=ios&unknown=1')
  render(<Link href="/login/0/">Login</Link>)
  expect(link().getAttribute('href')).toBe('/login/0/')
  fireEvent.pointerDown(link())
  expect(link().getAttribute('href')).toBe('/login/0/?mode=ios')
  expect(preload).toHaveBeenCalledWith('/login/0/')
  browserFollowsClick()
  expect(navigate).toHaveBeenCalledWith('/login/0/?mode=ios', { direction: 'forward' })
  expect(back).not.toHaveBeenCalled()
})

test('keeps its own query parameters before the persistent ones', () => {
  history.replaceState(null, '', '/?mode=ios')
  render(<Link href="/home/?intro=1">Introduction</Link>)
  browserFollowsClick()
  expect(navigate).toHaveBeenCalledWith('/home/?intro=1&mode=ios', { direction: 'forward' })
})
