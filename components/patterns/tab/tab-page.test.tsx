// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import english from '@/data/tab/tab1.json'
import product from '@/data/tab/tab7.json'
import { configure } from '@/lib/navigation/configure'
import { TabPage } from './tab-page'
import { TopTabPage } from './top-tab-page'

afterEach(() => {
  cleanup()
  configure({ navigate: undefined })
})

test('tabs link to the pages in the data, through the router of the app', () => {
  const navigate = vi.fn()
  configure({ navigate })
  const [first, ...others] = english.tabs
  const tabs = [first!, ...others.map((tab) => ({ ...tab, href: `/feed/${tab.name}` }))]
  render(
    <TabPage data={{ ...english, tabs }} tabName="tab1">
      x
    </TabPage>,
  )
  const followers = screen.getByRole('link', { name: 'Followers' })
  expect(followers.getAttribute('href')).toBe('/feed/tab2')
  followers.click()
  expect(navigate.mock.lastCall?.[0]).toBe('/feed/tab2')
})

test('tabs without a URL in the data link to the pages of this site', () => {
  const tabs = english.tabs.map(({ href: _, ...tab }) => tab)
  render(
    <TabPage data={{ ...english, tabs }} tabName="tab1">
      x
    </TabPage>,
  )
  expect(screen.getByRole('link', { name: 'Comments' }).getAttribute('href')).toBe('/tab/0/tab/tab3/')
})

test('tabs at the top also link to the pages of this site', () => {
  const tabs = product.tabs.map(({ href: _, ...tab }) => tab)
  render(
    <TopTabPage data={{ ...product, tabs }} tabName="tab7">
      x
    </TopTabPage>,
  )
  expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/tab/2/tab/tab9/')
})
