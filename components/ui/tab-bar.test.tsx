// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { configure } from '@/lib/navigation/configure'
import { navigate, PageStack, type StackScreen } from '@/lib/navigation/page-stack'
import { TabBar } from './tab-bar'

const tabs = [
  { id: 'home', title: 'Home', href: '/home/' },
  { id: 'saved', title: 'Saved', href: '/saved/' },
]

afterEach(() => {
  cleanup()
  configure({ navigate: undefined })
  Reflect.deleteProperty(Element.prototype, 'animate')
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

const TabPage = ({ currentId }: { currentId: string }) => (
  <div data-page>
    <TabBar label={`Tabs of ${currentId}`} tabs={tabs} currentId={currentId} />
  </div>
)
const pressTab = (currentTab: string, name: string) =>
  act(async () => {
    const bar = screen.getByRole('navigation', { name: `Tabs of ${currentTab}` })
    fireEvent.click(within(bar).getByRole('link', { name }))
  })

it('a tab that could not be opened does not move the indicator when a link opens its page later, but a press does', async () => {
  const animate = vi.fn()
  Object.assign(Element.prototype, { animate })
  history.replaceState(null, '', '/home/')
  let isOffline = true
  const resolveScreen = async (path: string): Promise<StackScreen> => ({
    id: path,
    title: path,
    Component: TabPage,
    props: { currentId: path.replaceAll('/', '') },
    load: async () => {
      if (isOffline && path === '/saved/') throw new Error('offline')
      return { default: TabPage }
    },
  })
  render(<PageStack initialPage={<TabPage currentId="home" />} resolveScreen={resolveScreen} />)
  await pressTab('home', 'Saved')
  expect(location.pathname).toBe('/home/')
  isOffline = false
  await act(() => navigate('/other/', { direction: 'root' }))
  await act(() => navigate('/saved/', { direction: 'root' }))
  expect(location.pathname).toBe('/saved/')
  expect(animate).not.toHaveBeenCalled()
  await pressTab('saved', 'Home')
  expect(location.pathname).toBe('/home/')
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [{ translate: '100%' }, { translate: '0%' }],
    expect.anything(),
  )
})

it('the indicator returns to the current tab if the other page does not open', async () => {
  configure({ navigate: async () => {} })
  render(<TabBar label="Tabs" tabs={tabs} currentId="home" />)
  const row = screen.getByRole('list')
  row.style.setProperty('--indicator-position', '0.8')
  fireEvent.click(screen.getByRole('link', { name: 'Saved' }))
  await vi.waitFor(() => expect(row.style.getPropertyValue('--indicator-position')).toBe(''))
})
