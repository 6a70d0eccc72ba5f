// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialGenerationStylesheetUrls, loadGenerationStylesheets } from './generation-stylesheets'
import { frame } from './index'
import { loadFailureReporter } from './load-failure-reporter'

const root = document.documentElement
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const urls = () => links().map((link) => link.getAttribute('href'))
const addSheet = (href: string) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('href', href)
  // jsdom does not load style sheets.
  Object.defineProperty(link, 'sheet', { value: {} })
  document.head.append(link)
}
const finishLoading = (type: 'load' | 'error') => {
  for (const link of links().filter(({ sheet }) => !sheet)) {
    if (type === 'load') Object.defineProperty(link, 'sheet', { value: {} })
    link.dispatchEvent(new Event(type))
  }
}

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.generationSheets
  frame.set({ mode: 'md', md: 'expressive', ios: '26', theme: 'system', accent: 'blue' })
  root.dataset.generationSheets = '/a /b'
  for (const name of ['/a.css', '/a.expressive.css', '/b.expressive.css']) addSheet(name)
})
afterEach(() => {
  for (const link of links()) link.remove()
})

test('the first paint needs the sheets of the current generation', () => {
  root.dataset.generation = '18'
  expect(initialGenerationStylesheetUrls(root)).toEqual(['/a.18.css', '/b.18.css'])
  delete root.dataset.generationSheets
  expect(initialGenerationStylesheetUrls(root)).toEqual([])
})

const waitForRequest = (href: string) => vi.waitFor(() => expect(urls()).toContain(href))
const waitForGeneration = (generation: string) =>
  vi.waitFor(() => expect(root.dataset.generation).toBe(generation))

test('a generation is shown after its sheets have loaded', async () => {
  frame.set({ mode: 'ios' })
  await waitForRequest('/a.26.css')
  expect(root.dataset.generation).toBe('expressive')
  expect(urls().slice(3)).toEqual(['/a.26.css', '/b.26.css'])
  finishLoading('load')
  await waitForGeneration('26')
  expect(root.dataset.mode).toBe('ios')
  expect(frame.get().mode).toBe('ios')
})

test('a change that needs no other sheets is shown at once', () => {
  frame.set({ accent: 'red' })
  expect(root.dataset.accent).toBe('red')
  frame.set({ ios: '18' })
  expect(frame.get().ios).toBe('18')
  expect(urls()).toHaveLength(3)
})

test('choices made while sheets are loading are not lost, and the last one wins', async () => {
  frame.set({ mode: 'ios' })
  await waitForRequest('/a.26.css')
  frame.set({ theme: 'dark', ios: '18' })
  await waitForRequest('/a.18.css')
  finishLoading('load')
  await waitForGeneration('18')
  expect(frame.get()).toMatchObject({ mode: 'ios', ios: '18', theme: 'dark' })
})

test('a choice that is reverted is shown at once', async () => {
  frame.set({ mode: 'ios' })
  await waitForRequest('/a.26.css')
  frame.set({ mode: 'md' })
  finishLoading('load')
  await loadGenerationStylesheets('26')
  expect(root.dataset.mode).toBe('md')
  expect(frame.get().mode).toBe('md')
})

test('if a sheet cannot be loaded, the frame does not change, reports the failure, and a retry shows the choice', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const report = vi.spyOn(loadFailureReporter, 'report')
  frame.set({ mode: 'ios' })
  await waitForRequest('/a.26.css')
  finishLoading('error')
  await vi.waitFor(() =>
    expect(consoleError).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/a\.26\.css could not be loaded/),
    ),
  )
  expect(root.dataset.mode).toBe('md')
  expect(frame.get().mode).toBe('md')
  const onRetry = report.mock.calls[0]?.[0]
  onRetry?.()
  await waitForRequest('/a.26.css')
  finishLoading('load')
  await waitForGeneration('26')
})

test('a generation is shown even if a link to its sheet failed before', async () => {
  const failedLink = document.createElement('link')
  failedLink.rel = 'stylesheet'
  failedLink.setAttribute('href', '/a.26.css')
  document.head.append(failedLink)
  failedLink.dispatchEvent(new Event('error'))
  frame.set({ mode: 'ios' })
  await waitForRequest('/b.26.css')
  for (const link of links().filter((link) => link !== failedLink && !link.sheet)) {
    Object.defineProperty(link, 'sheet', { value: {} })
    link.dispatchEvent(new Event('load'))
  }
  await waitForGeneration('26')
})

test('two requests for the same generation load its sheets once', async () => {
  const [first, second] = [loadGenerationStylesheets('26'), loadGenerationStylesheets('26')]
  expect(urls().slice(3)).toEqual(['/a.26.css', '/b.26.css'])
  finishLoading('load')
  await Promise.all([first, second])
})

test('it also waits for a sheet that new code adds meanwhile', async () => {
  frame.set({ mode: 'ios' })
  await waitForRequest('/a.26.css')
  addSheet('/late.expressive.css')
  finishLoading('load')
  await waitForRequest('/late.26.css')
  expect(root.dataset.mode).toBe('md')
  finishLoading('load')
  await waitForGeneration('26')
})
