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
let followed = false
// Behind the page: tells whether the browser was left to follow the link, and keeps jsdom where it is.
document.addEventListener('click', (event) => {
  followed = !event.defaultPrevented
  event.preventDefault()
})
const click = (init: MouseEventInit = {}) => {
  fireEvent.click(link(), { button: 0, ...init })
  return followed
}

test('a plain click goes through the page stack, forward unless told otherwise', () => {
  render(<Link href="/login/0/">Login</Link>)
  expect(click()).toBe(false)
  expect(navigate).toHaveBeenCalledWith('/login/0/', { direction: 'forward' })
})

test('the direction travels with the navigation', () => {
  render(
    <Link href="/items/login/" direction="root">
      Login
    </Link>,
  )
  click()
  expect(navigate).toHaveBeenCalledWith('/items/login/', { direction: 'root' })
})

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is left to the browser',
  (keys) => {
    render(<Link href="/login/0/">Login</Link>)
    expect(click(keys)).toBe(true)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('a link with a target of its own is left to the browser', () => {
  render(
    <Link href="/login/0/" target="_blank">
      Login
    </Link>,
  )
  expect(click()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('an address elsewhere stays as it is', () => {
  render(<Link href="https://example.com/">Elsewhere</Link>)
  expect(link().getAttribute('href')).toBe('https://example.com/')
  expect(click()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})

test('a handler that prevents the click keeps the page', () => {
  render(
    <Link href="/login/0/" onClick={(event) => event.preventDefault()}>
      Login
    </Link>,
  )
  click()
  expect(navigate).not.toHaveBeenCalled()
})

test('crawlers see the plain address, fingers take the travelling query along', () => {
  history.replaceState(null, '', '/?mode=ios&unknown=1')
  render(<Link href="/login/0/">Login</Link>)
  expect(link().getAttribute('href')).toBe('/login/0/')
  fireEvent.pointerDown(link())
  expect(link().getAttribute('href')).toBe('/login/0/?mode=ios')
  expect(preload).toHaveBeenCalledWith('/login/0/')
  click()
  expect(navigate).toHaveBeenCalledWith('/login/0/?mode=ios', { direction: 'forward' })
  expect(back).not.toHaveBeenCalled()
})

test('a query of its own stays, with the travelling keys behind it', () => {
  history.replaceState(null, '', '/?mode=ios')
  render(<Link href="/home/?intro=1">Introduction</Link>)
  click()
  expect(navigate).toHaveBeenCalledWith('/home/?intro=1&mode=ios', { direction: 'forward' })
})
