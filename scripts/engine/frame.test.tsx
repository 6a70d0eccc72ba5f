// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '@/lib/navigation/configure'
import { getBodyOverlays, useOverlays } from '@/lib/overlay/overlay-provider'
import { CustomAccent } from './overrides/exported/ui/custom-accent'
import { frame } from './overrides/lib/frame/index'
import { PatternFrame } from './overrides/lib/frame/pattern-frame'
import { useOwnFrame } from './overrides/lib/frame/use-own-frame'

// As in the package, overrides replace these files of the site.
vi.mock('@/lib/frame', () => import('./overrides/lib/frame/index'))
vi.mock('@/lib/overlay/load-host', () => import('./overrides/lib/overlay/load-host'))

const html = document.documentElement
let prefersDark = false

/** Returns the two properties that app-look.ts reads, because jsdom does not compute their inherited values. */
const fakeGetComputedStyle = (element: Element) => ({
  colorScheme: html.style.getPropertyValue('--scheme') || 'normal',
  direction: element.closest('[dir]')?.getAttribute('dir') ?? 'ltr',
})
beforeAll(() => {
  class FakeResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, {
    ResizeObserver: FakeResizeObserver,
    matchMedia: (query: string) => ({
      matches: /dark/.test(query) && prefersDark,
      addEventListener() {},
      removeEventListener() {},
    }),
  })
})
beforeEach(() => {
  prefersDark = false
  vi.stubGlobal('getComputedStyle', fakeGetComputedStyle)
})
afterEach(() => {
  cleanup()
  frame.set({ mode: undefined, theme: undefined, dir: undefined, lang: undefined })
  configure({ lang: undefined })
  for (const name of ['class', 'data-theme', 'style', 'dir', 'lang'])
    document.documentElement.removeAttribute(name)
})

const frameElement = () => document.querySelector<HTMLElement>('[data-frame]')
const waitForEffects = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

test.each([
  ['no theme of its own', () => {}, 'light'],
  ['the class dark', () => html.classList.add('dark'), 'dark'],
  ['data-theme', () => html.setAttribute('data-theme', 'dark'), 'dark'],
  ['the color scheme dark', () => html.style.setProperty('--scheme', 'dark'), 'dark'],
  ['both color schemes on a light device', () => html.style.setProperty('--scheme', 'light dark'), 'light'],
] as const)('a frame in an app with %s has its theme', (_, setTheme, theme) => {
  setTheme()
  render(<PatternFrame>x</PatternFrame>)
  expect(frameElement()?.dataset.theme).toBe(theme)
})

test('a frame follows changes of theme and direction in the app', async () => {
  render(<PatternFrame>x</PatternFrame>)
  expect(frameElement()).toMatchObject({ dir: 'ltr' })
  html.classList.add('dark')
  html.dir = 'rtl'
  await waitForEffects()
  expect(frameElement()?.dataset.theme).toBe('dark')
  expect(frameElement()?.dir).toBe('rtl')
})

test('the props of a frame override the app until the frame unmounts', () => {
  html.classList.add('dark')
  const { unmount } = render(
    <PatternFrame mode="ios" theme="light">
      x
    </PatternFrame>,
  )
  expect(frameElement()?.dataset).toMatchObject({ mode: 'ios', theme: 'light' })
  unmount()
  render(<PatternFrame>x</PatternFrame>)
  expect(frameElement()?.dataset).toMatchObject({ mode: 'md', theme: 'dark' })
})

test('a frame shows the newest generation of its platform, or the given one', () => {
  const { rerender } = render(<PatternFrame mode="ios">x</PatternFrame>)
  const shownGeneration = () => frameElement()?.dataset.generation
  expect(shownGeneration()).toBe('26')
  rerender(
    <PatternFrame mode="ios" ios="18" md="baseline">
      x
    </PatternFrame>,
  )
  expect(shownGeneration()).toBe('18')
  rerender(
    <PatternFrame mode="md" ios="18" md="baseline">
      x
    </PatternFrame>,
  )
  expect(shownGeneration()).toBe('baseline')
  rerender(<PatternFrame mode="md">x</PatternFrame>)
  expect(shownGeneration()).toBe('expressive')
})

test('server-rendered HTML contains the generation of the frame', () => {
  const generationInHtml = (element: ReactNode) =>
    /data-generation="(\w+)"/.exec(renderToString(element))?.[1]
  expect(generationInHtml(<PatternFrame>x</PatternFrame>)).toBe('expressive')
  expect(
    generationInHtml(
      <PatternFrame mode="ios" ios="18">
        x
      </PatternFrame>,
    ),
  ).toBe('18')
})

test('texts are in the language of the app, or in the configured one', () => {
  html.lang = 'ar-EG'
  render(<PatternFrame>x</PatternFrame>)
  expect(frame.get().lang).toBe('ar')
  act(() => configure({ lang: 'en' }))
  expect(frame.get().lang).toBe('en')
})

function PageWithOwnFrame() {
  return <div ref={useOwnFrame()} data-page="" />
}

test('a page without a frame is its own frame, a page inside of one is not', () => {
  const { unmount } = render(<PageWithOwnFrame />)
  expect(document.querySelector('[data-page]')?.matches('[data-frame][data-mode="md"]')).toBe(true)
  unmount()
  render(
    <PatternFrame>
      <PageWithOwnFrame />
    </PatternFrame>,
  )
  expect(document.querySelector('[data-page]')?.matches('[data-frame]')).toBe(false)
})

test('a page in an app with a theme in data-mode is its own frame', () => {
  html.dataset.mode = 'light'
  render(<PageWithOwnFrame />)
  delete html.dataset.mode
  expect(document.querySelector('[data-page]')?.matches('[data-frame][data-mode="md"]')).toBe(true)
})

test('a frame whose platform becomes the default has the platform of the device', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  const { rerender } = render(<PatternFrame mode="ios">x</PatternFrame>)
  rerender(<PatternFrame>x</PatternFrame>)
  expect(frame.get().mode).toBe('ios')
  expect(frameElement()?.dataset).toMatchObject({ mode: 'ios', generation: '26' })
  vi.restoreAllMocks()
})

test('a custom accent disappears with its component', async () => {
  const { rerender } = render(
    <PatternFrame>
      <CustomAccent color="#ff8800" />
    </PatternFrame>,
  )
  const primary = () => frameElement()?.style.getPropertyValue('--pb-primary')
  await vi.waitFor(() => expect(primary()).toMatch(/^#/))
  rerender(<PatternFrame>x</PatternFrame>)
  await vi.waitFor(() => expect(primary()).toBe(''))
})

test('a key of Google Maps that is configured before the code of the map loads is used', async () => {
  configure({ googleMaps: { key: 'early-key' } })
  const google = await import('./overrides/lib/map/google')
  expect(google.googleMapsApiKey).toBe('early-key')
  configure({ googleMaps: undefined })
})

function AskButton() {
  const overlays = useOverlays()
  return (
    <button type="button" onClick={() => void overlays.alert({ header: 'Sure?', buttons: ['Ok'] })}>
      Ask
    </button>
  )
}

test('overlays without a provider add one host to the body on the first call', async () => {
  vi.unstubAllGlobals()
  // jsdom plays no animations; the overlays log that and work without them.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<AskButton />)
  expect(document.querySelector('[data-overlay-host]')).toBeNull()
  screen.getByRole('button', { name: 'Ask' }).click()
  const dialog = await screen.findByRole('alertdialog', undefined, { timeout: 20_000 })
  expect(dialog.closest('[data-overlay-host]')?.parentElement).toBe(document.body)
  await getBodyOverlays().getTop()?.dismiss()
  const toast = getBodyOverlays().toast({ message: 'Saved' })
  await toast.presented
  expect(document.querySelector('[data-overlay-host] > [data-announcer]')?.textContent).toBe('Saved')
  expect(document.querySelectorAll('[data-overlay-host]')).toHaveLength(1)
  expect('patternbook' in window).toBe(false)
}, 30_000)

test('Back to another page of the app closes the overlays of the page, but not its toasts', async () => {
  const goBackTo = (path: string) => {
    history.replaceState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  history.replaceState(null, '', '/pick/')
  const toast = getBodyOverlays().toast({ message: 'Saved', duration: 0 })
  await toast.presented
  const alert = getBodyOverlays().alert({ header: 'City', buttons: ['OK'] })
  await alert.presented
  goBackTo('/pick/?tab=1')
  expect(getBodyOverlays().getTop()?.id).toBe(alert.id)
  goBackTo('/home/')
  expect(getBodyOverlays().getTop()?.id, 'a step that the app requested before it opened the alert').toBe(
    alert.id,
  )
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 1000)
  goBackTo('/')
  // Without a result and a role, screens call none of their callbacks.
  expect(await alert).toEqual({ data: undefined, role: undefined })
  expect(document.querySelector('[data-overlay=toast]')).not.toBeNull()
  await toast.dismiss()
}, 30_000)

test('after an overlay, the next screen still has the look of its part of the app', () => {
  expect(document.querySelector('[data-overlay-host]')).not.toBeNull()
  const { rerender } = render(
    <div className="dark" dir="rtl">
      <PageWithOwnFrame key="first" />
    </div>,
  )
  rerender(
    <div className="dark" dir="rtl">
      <PageWithOwnFrame key="second" />
    </div>,
  )
  expect(frame.get()).toMatchObject({ resolvedTheme: 'dark', dir: 'rtl' })
})
