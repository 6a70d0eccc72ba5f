// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MESSAGE_SOURCE, PROTOCOL_VERSION } from '@/lib/site/embed/protocol'
import { LivePhone } from './live-phone'
import { looks, STEP_DURATION_MS } from './slideshow'

let prefersReducedMotion = false
let setIntersecting: (isIntersecting: boolean) => void = () => {}

vi.mock('@/lib/navigation/when-idle-or-interaction', () => ({ whenIdleOrInteraction: async () => {} }))

beforeEach(() => {
  vi.useFakeTimers()
  prefersReducedMotion = false
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        setIntersecting = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const caption = () => screen.getByRole('link').textContent
const iframes = () => [...document.querySelectorAll('iframe')]
/** Simulates the ready message of the newest screen. */
const sendReadyMessage = () =>
  act(() => {
    const iframe = iframes().at(-1)!
    const data = {
      source: MESSAGE_SOURCE,
      version: PROTOCOL_VERSION,
      type: 'ready',
      path: '/profile/4/',
      state: {},
    }
    const { origin } = new URL(iframe.src)
    dispatchEvent(new MessageEvent('message', { data, origin, source: iframe.contentWindow }))
  })
const advanceSteps = (steps: number) => act(() => vi.advanceTimersByTime(steps * STEP_DURATION_MS))
const renderInView = async () => {
  await act(async () => void render(<LivePhone />))
  setIntersecting(true)
}

test('changes the look of the live screen once it has loaded, without a reload', async () => {
  await renderInView()
  expect(caption()).toBe('Profile on iOS, light')
  advanceSteps(2)
  expect(caption()).toBe('Profile on iOS, light')
  sendReadyMessage()
  const [iframe] = iframes()
  advanceSteps(1)
  expect(caption()).toBe('Profile on Material, light')
  expect(iframes()).toEqual([iframe])
})

test('the next screen covers the previous one once it has loaded', async () => {
  await renderInView()
  sendReadyMessage()
  for (let step = 0; step < looks.length; step += 1) advanceSteps(1)
  expect(caption()).toBe('Parallax on iOS, light')
  expect(iframes().map(({ title }) => title)).toEqual(['Profile, live', 'Parallax, live'])
  advanceSteps(2)
  expect(caption()).toBe('Parallax on iOS, light')
  sendReadyMessage()
  expect(iframes().map((iframe) => iframe.hasAttribute('inert'))).toEqual([true, false])
  advanceSteps(1)
  expect(caption()).toBe('Parallax on Material, light')
})

test('the pause button stops the slideshow and starts it again', async () => {
  await renderInView()
  sendReadyMessage()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slideshow' }))
  advanceSteps(3)
  expect(caption()).toBe('Profile on iOS, light')
  fireEvent.click(screen.getByRole('button', { name: 'Play the slideshow' }))
  advanceSteps(1)
  expect(caption()).toBe('Profile on Material, light')
})

test('with reduced motion nothing changes until the visitor presses play', async () => {
  prefersReducedMotion = true
  await renderInView()
  sendReadyMessage()
  advanceSteps(3)
  expect(caption()).toBe('Profile on iOS, light')
  fireEvent.click(screen.getByRole('button', { name: 'Play the slideshow' }))
  advanceSteps(1)
  expect(caption()).toBe('Profile on Material, light')
})

test('the slideshow pauses while it is out of view, and when the visitor uses the screen', async () => {
  await renderInView()
  sendReadyMessage()
  setIntersecting(false)
  advanceSteps(3)
  expect(caption()).toBe('Profile on iOS, light')
  setIntersecting(true)
  iframes()[0]?.focus()
  act(() => void dispatchEvent(new Event('blur')))
  advanceSteps(3)
  expect(caption()).toBe('Profile on iOS, light')
  expect(screen.getByRole('button', { name: 'Play the slideshow' })).toBeDefined()
})

test('with Save-Data no screen is loaded until the visitor presses play', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await renderInView()
  expect(iframes()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Play the slideshow' }))
  expect(iframes()).toHaveLength(1)
  Reflect.deleteProperty(navigator, 'connection')
})
