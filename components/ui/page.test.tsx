// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { back } from '@/lib/navigation/navigate'
import { Content } from './content'
import { ContentStates } from './content-states'
import { Header } from './header'
import { Page } from './page'

vi.mock('@/lib/navigation/navigate', () => ({ back: vi.fn(), navigate: vi.fn(), preload: vi.fn() }))

vi.mock('@/lib/frame/use-frame', () => ({ useFrame: () => ({ lang: 'en' }) }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const headings = () => [...document.querySelectorAll('h1')].map((h1) => h1.textContent)

test('a subtitle is below the large title, and with the title in the bar', () => {
  render(
    <Page>
      <Header title="Far from roads" subtitle="12 images" largeTitle />
      <Content>text</Content>
    </Page>,
  )
  expect(headings()).toEqual(['Far from roads'])
  expect(document.querySelector('h1')?.nextElementSibling?.textContent).toBe('12 images')
  expect(document.querySelector('[data-header] [data-title]')?.textContent).toBe('Far from roads12 images')
})

test('the title of the bar is the only heading of a page', () => {
  render(
    <Page>
      <Header title="Profile" />
      <Content>text</Content>
    </Page>,
  )
  expect(headings()).toEqual(['Profile'])
  expect(document.querySelector('[data-title]')?.tagName).toBe('H1')
})

test.each([true, 'ios'] as const)('a large title (%s) is in the content and is the only heading', (large) => {
  render(
    <Page>
      <Header title="Settings" largeTitle={large} />
      <Content>text</Content>
    </Page>,
  )
  expect(headings()).toEqual(['Settings'])
  expect(document.querySelector('[data-content] [data-large-title]')?.tagName).toBe('H1')
  expect(document.querySelector('[data-title]')?.getAttribute('aria-hidden')).toBe('true')
})

test('a screen with its own heading has no other heading', () => {
  render(
    <Page>
      <Header title="Login" titleAs="div" />
      <Content>
        <h1>Good morning</h1>
      </Content>
    </Page>,
  )
  expect(headings()).toEqual(['Good morning'])
})

test('the server renders the large title', () => {
  const html = renderToString(
    <Page>
      <Header title="Settings" largeTitle />
      <Content>text</Content>
    </Page>,
  )
  expect(html).toMatch(/<h1 data-large-title[^>]*>Settings<\/h1>/)
})

test('the menu button opens the menu', () => {
  const open = vi.fn()
  document.addEventListener('patternbook:open-menu', open)
  render(
    <Page>
      <Header title="Settings" back="menu" />
      <Content>text</Content>
    </Page>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(open).toHaveBeenCalledOnce()
  document.removeEventListener('patternbook:open-menu', open)
})

test('the back button is a link to the parent and goes back in the page stack', () => {
  render(
    <Page>
      <Header title="Login" back={{ href: '/items/login/', label: 'Login Pages' }} />
      <Content>text</Content>
    </Page>,
  )
  const link = screen.getByRole('link', { name: 'Back Login Pages' })
  expect(link.getAttribute('href')).toBe('/items/login/')
  expect(link.querySelector('[data-back-text]')?.textContent).toContain('Login Pages')
  fireEvent.click(link)
  expect(back).toHaveBeenCalledWith('/items/login/')
})

test('the state of the data replaces the content until it is ready', () => {
  const retry = vi.fn()
  const page = (status: 'ready' | 'error' | 'loading', showLoadingIndicator = true) => (
    <ContentStates state={{ status, showLoadingIndicator, retry }}>
      <Page>
        <Header title="Login" />
        <Content>the content</Content>
      </Page>
    </ContentStates>
  )
  const { rerender } = render(page('error'))
  expect(screen.queryByText('the content')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
  rerender(page('loading'))
  expect(screen.getByRole('status').textContent).toBe('Please wait…')
  rerender(page('loading', false))
  expect(screen.queryByRole('status')).toBeNull()
  rerender(page('ready'))
  expect(screen.getByText('the content')).toBeTruthy()
})

test('the bar is not over a picture while the state of the data replaces the content', () => {
  const page = (status: 'ready' | 'error') => (
    <ContentStates state={{ status }}>
      <Page>
        <Header title="Trail" overPicture />
        <Content>the picture</Content>
      </Page>
    </ContentStates>
  )
  const { rerender } = render(page('error'))
  expect(screen.getByRole('banner').hasAttribute('data-over-picture')).toBe(false)
  rerender(page('ready'))
  expect(screen.getByRole('banner').hasAttribute('data-over-picture')).toBe(true)
})
