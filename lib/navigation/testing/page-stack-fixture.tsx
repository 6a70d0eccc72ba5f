import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { fakeAnimations } from '@/lib/transition/testing/fake-animations'
import {
  back,
  navigate,
  PageStack,
  type PageStackProps,
  type StackScreen,
  usePage,
  usePageLifecycle,
} from '../page-stack'

/** Fake animations, new for each test. */
export let animations: ReturnType<typeof fakeAnimations>
/** The events and effects of the pages, in order. */
export const pageLog: string[] = []
/**
 * Prefix of the IDs of screens. Changes for each test and in `resetScreenIds`, so that the cache of loaded code never contains a
 * screen with the same ID.
 */
let testNumber = 0

/** Changes the IDs of all screens, so that every page has to be fetched again. */
export const resetScreenIds = () => {
  testNumber++
}

/** Returns the time to add to the timestamps of pointer events, ms, so that they are later than those of earlier tests. */
export const eventTimeOrigin = () => testNumber * 10_000

/** A page that logs its events and counts clicks. */
export const TestPage = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0)
  const { canGoBack, previousTitle, isActive } = usePage()
  const record = (event: string) => () => void pageLog.push(`${name} ${event}`)
  usePageLifecycle({
    onWillEnter: record('will-enter'),
    onDidEnter: record('did-enter'),
    onWillLeave: record('will-leave'),
    onDidLeave: record('did-leave'),
    onCancelEnter: record('cancel-enter'),
    onCancelLeave: record('cancel-leave'),
  })
  useEffect(() => {
    pageLog.push(`${name} effects`)
    return () => void pageLog.push(`${name} no effects`)
  }, [name])
  return (
    <div data-page data-testid={name}>
      <div data-toolbar>
        <h1 data-title>{name}</h1>
      </div>
      <div data-content>
        <button type="button" onClick={() => setCount(count + 1)}>
          {name} {count}
        </button>
        <output>{`${name}: ${canGoBack ? `back to ${previousTitle}` : 'no page below'}, ${isActive ? 'active' : 'away'}`}</output>
      </div>
    </div>
  )
}

type Chunk = { resolve: () => void; reject: () => void }
/** Pending requests for code, by path. */
export const pendingChunks = new Map<string, Chunk>()
/** Paths whose requests for code remain pending until the test resolves or rejects them. */
export const slowPaths = new Set<string>()

/** Returns a screen for a path of one lowercase letter, and undefined for other paths. */
export const resolveTestScreen = async (path: string): Promise<StackScreen | undefined> => {
  const name = path.replaceAll('/', '')
  if (!/^[a-z]$/.test(name)) return undefined
  const load = () =>
    slowPaths.has(path)
      ? new Promise((resolve, reject) => {
          pendingChunks.set(path, {
            resolve: () => resolve({ default: TestPage }),
            reject: () => reject(new Error('offline')),
          })
        })
      : Promise.resolve({ default: TestPage })
  return { id: `${testNumber}${name}`, title: name.toUpperCase(), Component: TestPage, props: { name }, load }
}

/** Waits for pending promises and timers of 0 ms, but not for animation frames. */
export const waitUntilSettled = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))))
/** Finishes the transition. */
export const finishTransition = async () => {
  await act(async () => animations.finish())
  await waitUntilSettled()
}
/** Navigates to a page. The transition has started when the promise resolves. */
export const goTo = async (href: string, options?: Parameters<typeof navigate>[1]) => {
  await act(() => navigate(href, options))
}
/** Moves by `delta` entries in the browser's history, and waits until `popstate` has been handled. */
export const stepHistory = async (delta: number) => {
  await act(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => setTimeout(done, 0), { once: true })
        history.go(delta)
      }),
  )
}
/** Goes back, as the back button of a page does. */
export const goBack = async (fallback = '/z/') => {
  await act(() => back(fallback))
  await waitUntilSettled()
  await waitUntilSettled()
}

/** Renders a page stack. */
export const renderStack = (props: Partial<PageStackProps> = {}) =>
  render(<PageStack initialPage={<TestPage name="boot" />} resolveScreen={resolveTestScreen} {...props} />)
/** Returns the elements that contain the pages, in document order. */
export const stackPages = () => [...document.querySelectorAll<HTMLElement>('[data-page-slot]')]
/** Returns the names of the visible pages. */
export const visiblePageNames = () =>
  stackPages().flatMap((slot) => (slot.className === 'hidden' ? [] : [slot.querySelector('h1')?.textContent]))
/** Returns the text in which a page shows its state: whether it can go back, and whether it is active. */
export const pageStateText = (name: string) => screen.getByTestId(name).querySelector('output')?.textContent

// Loads the code of transitions before the first test, because the page stack imports it only when needed.
beforeAll(() => import('../transition-runtime'))
beforeEach(() => {
  testNumber++
  pageLog.length = 0
  slowPaths.clear()
  animations = fakeAnimations()
  document.documentElement.dataset.mode = 'ios'
  history.replaceState(null, '', '/boot/')
  document.title = 'The first page'
})
afterEach(() => {
  cleanup()
  animations.remove()
  delete document.documentElement.dataset.embed
})

/** Returns the events of transitions that the pages have received, and clears the log. */
export const takeEvents = () => pageLog.splice(0).filter((line) => !line.includes('effects'))
