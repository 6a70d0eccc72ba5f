// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findRoute, type Route } from '@/lib/site/catalog'
import { STORAGE_KEYS } from '@/lib/storage/types'
import CodePanel from './code-panel'
import { clearCodeCache } from './code-resource'

const createFile = (path: string, html?: string) => ({
  path,
  lang: 'tsx',
  lineCount: 1,
  ...(html === undefined ? {} : { html, source: html }),
})
const createItem = (name: string, files: object[], itemDependencies: object[] = []) => ({
  name,
  kind: 'screen',
  title: 'Login',
  description: '',
  url: '',
  enginePackage: '',
  files,
  itemDependencies,
  dependencies: {},
})
const componentItem = { name: 'button', kind: 'component', title: 'Button', files: [createFile('button.ts')] }

const route = findRoute('login/0') as Route

/** Returns the files of a mock site, by URL. The login screen needs one component fewer on Material. */
const mockFilesFor = (name: string): Record<string, object> => ({
  [`/code/${name}.json`]: createItem(
    name,
    [createFile('login.tsx', 'for both'), createFile('words.json', 'words')],
    [componentItem],
  ),
  [`/code/${name}.ios.json`]: createItem(
    name,
    [createFile('login.tsx', 'for iOS'), createFile('words.json')],
    [componentItem],
  ),
  [`/code/${name}.material.json`]: createItem(name, [
    createFile('login.tsx', 'for Material'),
    createFile('words.json'),
  ]),
  '/code/button.json': createItem('button', [createFile('button.ts', 'of the button')]),
  '/code/button.ios.json': createItem('button', [createFile('button.ts')]),
})

/** Timeout of a test, ms: queries by role are slow on a busy machine. */
const TIMEOUT_MS = 30_000

/** `loadCode` caches the code of each item, so each test uses a new item name. */
let nameCount = 0
const createName = () => `login-${++nameCount}`

let requestedUrls: string[] = []
const mockFetch = (files: Record<string, object>) => {
  requestedUrls = []
  vi.stubGlobal('fetch', async (url: string) => {
    requestedUrls.push(url)
    const found = files[url]
    return found ? Response.json(found) : new Response('', { status: 404 })
  })
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  clearCodeCache()
  vi.unstubAllGlobals()
})

const renderPanel = (name: string) =>
  act(async () => {
    render(
      <Suspense>
        <CodePanel route={route} registryName={name} />
      </Suspense>,
    )
  })
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const platformRadio = (name: string) =>
  within(screen.getByRole('group', { name: 'Platforms' })).getByRole<HTMLInputElement>('radio', { name })

test(
  'shows the code for both platforms, and fetches that of one platform when it is chosen',
  async () => {
    const name = createName()
    mockFetch(mockFilesFor(name))
    await renderPanel(name)
    expect(await screen.findByText('for both')).toBeDefined()
    expect(platformRadio('Both').checked).toBe(true)
    expect(requestedUrls).toEqual([`/code/${name}.json`])
    await press(platformRadio('iOS'))
    expect(await screen.findByText('for iOS')).toBeDefined()
    expect(requestedUrls).toEqual([`/code/${name}.json`, `/code/${name}.ios.json`])
    await press(platformRadio('Material'))
    expect(await screen.findByText('for Material')).toBeDefined()
    expect(screen.getByRole('button', { name: 'All 2 files' })).toBeDefined()
  },
  TIMEOUT_MS,
)

test(
  'stores the selected platform',
  async () => {
    const name = createName()
    mockFetch(mockFilesFor(name))
    await renderPanel(name)
    await press(await screen.findByRole('radio', { name: 'Material' }))
    await screen.findByText('for Material')
    expect(localStorage.getItem(STORAGE_KEYS.codePlatform)).toBe('material')
    cleanup()
    await renderPanel(name)
    expect(platformRadio('Material').checked).toBe(true)
  },
  TIMEOUT_MS,
)

test(
  'keeps the selected file, or shows the first one if the platform does not need it',
  async () => {
    const name = createName()
    mockFetch(mockFilesFor(name))
    await renderPanel(name)
    await press(await screen.findByRole('button', { name: 'words.json' }))
    expect(await screen.findByText('words')).toBeDefined()
    await press(platformRadio('iOS'))
    expect((await screen.findByRole('button', { name: 'words.json' })).ariaPressed).toBe('true')
    await press(screen.getByRole('button', { name: 'All 3 files' }))
    await press(screen.getByRole('button', { name: /^button\.ts/, hidden: true }))
    await press(platformRadio('Material'))
    expect(await screen.findByText('for Material')).toBeDefined()
  },
  TIMEOUT_MS,
)
