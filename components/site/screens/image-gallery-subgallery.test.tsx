// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import landscapeAlbums from '@/data/imageGallery/layout1.json'
import dogAlbums from '@/data/imageGallery/layout3.json'
import { frame } from '@/lib/frame'
import ImageGallerySubgallery from './image-gallery-subgallery'

let page: HTMLElement
let root: Root | undefined
/** Renders the server's HTML at a URL. */
const renderAtUrl = (url: string) => {
  history.replaceState(null, '', url)
  frame.applyQuery(location.search)
  page.innerHTML = renderToString(<ImageGallerySubgallery />)
}
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(page, <ImageGallerySubgallery />)
  })
const title = () => page.querySelector('h1')?.textContent
const photos = () => [...page.querySelectorAll('img')].map(({ alt }) => alt)
const altsOf = (items: readonly { imageAlt: string }[] = []) => items.map(({ imageAlt }) => imageAlt)

beforeEach(() => {
  page = document.createElement('div')
  document.body.append(page)
})
afterEach(() => {
  act(() => root?.unmount())
  page.remove()
  cleanup()
})

it('a URL without an album shows the first one, before and after hydration', async () => {
  renderAtUrl('/image-gallery-subgallery/')
  expect(document.documentElement.hasAttribute('data-gallery')).toBe(false)
  const before = [title(), photos()]
  expect(before[0]).toBe(landscapeAlbums.items[0]?.title)
  await hydrate()
  expect([title(), photos()]).toEqual(before)
  expect(screen.queryByText(landscapeAlbums.labels.missing)).toBeNull()
})

it('a URL with an unknown album shows the first one and a message', async () => {
  renderAtUrl('/image-gallery-subgallery/?gallery=0.99')
  await hydrate()
  expect(title()).toBe(landscapeAlbums.items[0]?.title)
  expect(screen.getByText(landscapeAlbums.labels.missing)).toBeTruthy()
})

it('a URL with an album never shows another one: it waits, then shows the right one', async () => {
  renderAtUrl('/image-gallery-subgallery/?gallery=2.1')
  expect(document.documentElement.hasAttribute('data-gallery')).toBe(true)
  expect(page.querySelector('[data-page]')?.className).toContain('in-data-gallery:')
  expect(page.querySelector('ul')?.className).toContain('in-data-gallery:hidden')
  expect(page.querySelector('img[loading=eager]')).toBeNull()
  expect(screen.getByText('Please wait…')).toBeTruthy()
  await hydrate()
  expect(title()).toBe(dogAlbums.items[0]?.title)
  expect(photos()).toEqual(altsOf(dogAlbums.items[0]?.items))
  expect(page.innerHTML).not.toContain('in-data-gallery:')
  expect(screen.queryByText('Please wait…')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
