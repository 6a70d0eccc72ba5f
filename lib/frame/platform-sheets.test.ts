// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frame } from './index'
import { loadPlatformSheets, platformSheetsAtStart } from './platform-sheets'

const root = document.documentElement
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const addresses = () => links().map((link) => link.getAttribute('href'))
const add = (href: string) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('href', href)
  // As in a browser that has loaded it.
  Object.defineProperty(link, 'sheet', { value: {} })
  document.head.append(link)
}
const answer = (type: 'load' | 'error') => {
  for (const link of links().filter(({ sheet }) => !sheet)) {
    if (type === 'load') Object.defineProperty(link, 'sheet', { value: {} })
    link.dispatchEvent(new Event(type))
  }
}

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.platformSheets
  frame.set({ mode: 'md', md: 'expressive', ios: '26', theme: 'system', accent: 'blue' })
  root.dataset.platformSheets = '/a /b'
  for (const name of ['/a.css', '/a.expressive.css', '/b.expressive.css']) add(name)
})
afterEach(() => {
  for (const link of links()) link.remove()
})

test('the first paint waits for the sheets of the generation that shows', () => {
  root.dataset.generation = '18'
  expect(platformSheetsAtStart(root)).toEqual(['/a.18.css', '/b.18.css'])
  delete root.dataset.platformSheets
  expect(platformSheetsAtStart(root)).toEqual([])
})

const asked = (href: string) => vi.waitFor(() => expect(addresses()).toContain(href))
const shows = (generation: string) => vi.waitFor(() => expect(root.dataset.generation).toBe(generation))

test('a generation shows when its sheets are there, and not before', async () => {
  frame.set({ mode: 'ios' })
  await asked('/a.26.css')
  expect(root.dataset.generation).toBe('expressive')
  expect(addresses().slice(3)).toEqual(['/a.26.css', '/b.26.css'])
  answer('load')
  await shows('26')
  expect(root.dataset.mode).toBe('ios')
  expect(frame.get().mode).toBe('ios')
})

test('a change that needs no other sheets shows at once', () => {
  frame.set({ accent: 'red' })
  expect(root.dataset.accent).toBe('red')
  frame.set({ ios: '18' })
  expect(frame.get().ios).toBe('18')
  expect(addresses()).toHaveLength(3)
})

test('choices made while sheets are on their way are kept, and the last one wins', async () => {
  frame.set({ mode: 'ios' })
  await asked('/a.26.css')
  frame.set({ theme: 'dark', ios: '18' })
  await asked('/a.18.css')
  answer('load')
  await shows('18')
  expect(frame.get()).toMatchObject({ mode: 'ios', ios: '18', theme: 'dark' })
})

test('a choice that is taken back shows at once', async () => {
  frame.set({ mode: 'ios' })
  await asked('/a.26.css')
  frame.set({ mode: 'md' })
  answer('load')
  await loadPlatformSheets('26')
  expect(root.dataset.mode).toBe('md')
  expect(frame.get().mode).toBe('md')
})

test('without the sheets the frame stays as it was, says so, and the next choice tries again', async () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  frame.set({ mode: 'ios' })
  await asked('/a.26.css')
  answer('error')
  await vi.waitFor(() =>
    expect(noise).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/a\.26\.css could not be loaded/)),
  )
  expect(root.dataset.mode).toBe('md')
  expect(frame.get().mode).toBe('md')
  frame.set({ mode: 'ios' })
  await asked('/a.26.css')
  answer('load')
  await shows('26')
})

test('a sheet that comes with the code of a page meanwhile is waited for as well', async () => {
  frame.set({ mode: 'ios' })
  await asked('/a.26.css')
  add('/late.expressive.css')
  answer('load')
  await asked('/late.26.css')
  expect(root.dataset.mode).toBe('md')
  answer('load')
  await shows('26')
})
