// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { configure } from '@/lib/navigation/configure'
import { TabBar } from './tab-bar'

const tabs = [
  { id: 'home', title: 'Home', href: '/home/' },
  { id: 'saved', title: 'Saved', href: '/saved/' },
]

afterEach(() => {
  cleanup()
  configure({ navigate: undefined })
})

/** Clicks a link and returns whether the click was left to the browser. Then cancels it, because jsdom cannot open pages. */
const isLeftToBrowser = (link: HTMLElement, init: MouseEventInit) => {
  let isLeft = false
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  fireEvent.click(link, init)
  return isLeft
}

it('a click on the current tab scrolls to the top, but a click with a modifier key is left to the browser', () => {
  render(<TabBar label="Tabs" tabs={tabs} currentId="home" />)
  const currentTab = screen.getByRole('link', { name: 'Home' })
  expect(isLeftToBrowser(currentTab, {})).toBe(false)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(isLeftToBrowser(currentTab, { [key]: true })).toBe(true)
})

it('the indicator returns to the current tab if the other page does not open', async () => {
  configure({ navigate: async () => {} })
  render(<TabBar label="Tabs" tabs={tabs} currentId="home" />)
  const row = screen.getByRole('list')
  row.style.setProperty('--indicator-position', '0.8')
  fireEvent.click(screen.getByRole('link', { name: 'Saved' }))
  await vi.waitFor(() => expect(row.style.getPropertyValue('--indicator-position')).toBe(''))
})
