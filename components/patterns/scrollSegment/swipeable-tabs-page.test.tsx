// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import english from '@/data/scrollSegment/layout1.json'
import { SwipeableTabsPage } from './swipeable-tabs-page'

// Embla needs a layout, which jsdom does not have.
vi.mock('./use-pager', () => ({
  usePager: () => {
    const [selectedIndex, scrollToPage] = useState(0)
    return {
      viewportRef: useRef(null),
      trackRef: useRef(null),
      tabListRef: useRef(null),
      selectedIndex,
      scrollToPage,
    }
  },
}))

afterEach(cleanup)

it('the header has a background only while the page of the selected tab is scrolled', () => {
  const { container } = render(
    <SwipeableTabsPage data={english} placement="top">
      <p>first</p>
      <p>second</p>
    </SwipeableTabsPage>,
  )
  const isScrolled = () => container.querySelector('[data-header]')?.hasAttribute('data-scrolled')
  const [first, second] = screen.getAllByRole('tab')
  const [panel] = screen.getAllByRole('tabpanel')
  panel!.scrollTop = 200
  fireEvent.scroll(panel!)
  expect(isScrolled()).toBe(true)
  fireEvent.click(second!)
  expect(isScrolled()).toBe(false)
  fireEvent.click(first!)
  expect(isScrolled()).toBe(true)
})

it('arrow keys select a tab, but with Alt they are left to the browser, which goes back with Alt and the left arrow', () => {
  render(
    <SwipeableTabsPage data={english} placement="top">
      <p>first</p>
      <p>second</p>
    </SwipeableTabsPage>,
  )
  const [first, second] = screen.getAllByRole('tab')
  const isSelected = (tab: HTMLElement | undefined) => tab?.getAttribute('aria-selected') === 'true'
  expect(fireEvent.keyDown(first!, { key: 'ArrowRight' })).toBe(false)
  expect(isSelected(second)).toBe(true)
  expect(fireEvent.keyDown(second!, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(isSelected(second)).toBe(true)
})
