// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Item } from './item'
import { List } from './list'

afterEach(cleanup)

test('a row with an href is one link with all of its text', () => {
  render(
    <List>
      <Item href="/login/0/" title="Login" subtitle="Two fields" end="2" />
    </List>,
  )
  const link = screen.getByRole('link')
  expect(link.textContent).toContain('LoginTwo fields2')
  expect(link.closest('li')?.parentElement?.tagName).toBe('UL')
})

test('a row with an action is a button and can be pressed anywhere', () => {
  const onClick = vi.fn()
  render(<Item onClick={onClick} title="Share" subtitle="With a friend" />)
  fireEvent.click(screen.getByText('With a friend'))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toBeTruthy()
})

test('a label row toggles its control', () => {
  const onChange = vi.fn()
  render(<Item as="label" title="Wi-Fi" end={<input type="checkbox" onChange={onChange} />} />)
  fireEvent.click(screen.getByText('Wi-Fi'))
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.getByRole('checkbox', { name: /Wi-Fi/ })).toBeTruthy()
})

test('a row without an action is not interactive', () => {
  render(<Item title="Still to come" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a disabled link row has no href', () => {
  render(<Item href="/login/0/" title="Login" disabled />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the `actions` of a row are outside of its link or button', () => {
  render(<Item href="/login/0/" title="Login" actions={<button type="button">More</button>} />)
  expect(within(screen.getByRole('link')).queryByRole('button')).toBeNull()
  expect(screen.getByRole('button', { name: 'More' })).toBeTruthy()
})

test('the selected row has aria-current', () => {
  render(<Item href="/login/0/" title="Login" selected />)
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('true')
})

test('a list has its heading as accessible name, and its footer can be a live region', () => {
  render(
    <List header="Dinner on Friday" footer="3 of 6 are coming" footerLive>
      <Item title="Maya" />
    </List>,
  )
  expect(screen.getByRole('list', { name: 'Dinner on Friday' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('3 of 6 are coming')
})
