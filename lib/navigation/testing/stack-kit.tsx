import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { fakeAnimations } from '@/lib/transition/testing/fake-animations'
import {
  back,
  navigate,
  PageStack,
  type PageStackProps,
  type ScreenEntry,
  usePage,
  usePageLifecycle,
} from '../react'

/** Stands in for the browser's animations, one for each test. */
export let animations: ReturnType<typeof fakeAnimations>
/** What the pages have heard, in order. */
export const pageLog: string[] = []
/** Screens are known to the chunk cache by id: every test has its own. */
let round = 0

/** Makes every page one that has not been fetched yet. */
export const forgetChunks = () => {
  round++
}

/** A moment that no other test shares, ms. */
export const freshTime = () => round * 10_000

/** A page that tells what it hears, and keeps a number. */
export const TestPage = ({ name }: { name: string }) => {
  const [count, setCount] = useState(0)
  const { canGoBack, previousTitle, active } = usePage()
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
        <output>{`${name}: ${canGoBack ? `back to ${previousTitle}` : 'no way back'}, ${active ? 'active' : 'away'}`}</output>
      </div>
    </div>
  )
}

type Chunk = { open: () => void; fail: () => void }
/** Code that is on its way, by path. */
export const chunks = new Map<string, Chunk>()
/** Paths whose code comes when the test says so. */
export const slowPaths = new Set<string>()

/** Pages of one letter. */
export const resolve = async (path: string): Promise<ScreenEntry | undefined> => {
  const name = path.replaceAll('/', '')
  if (!/^[a-z]$/.test(name)) return undefined
  const load = () =>
    slowPaths.has(path)
      ? new Promise((open, fail) => {
          chunks.set(path, {
            open: () => open({ default: TestPage }),
            fail: () => fail(new Error('offline')),
          })
        })
      : Promise.resolve({ default: TestPage })
  return { id: `${round}${name}`, title: name.toUpperCase(), Component: TestPage, props: { name }, load }
}

/** Lets everything come to rest that needs no frame. */
export const settled = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))))
/** Lets the transition come to its end. */
export const finish = async () => {
  await act(async () => animations.finish())
  await settled()
}
/** Goes to a page, up to the start of its transition. */
export const go = async (href: string, options?: Parameters<typeof navigate>[1]) => {
  await act(() => navigate(href, options))
}
/** Steps through the browser’s history. */
export const step = async (delta: number) => {
  await act(
    () =>
      new Promise<void>((done) => {
        addEventListener('popstate', () => setTimeout(done, 0), { once: true })
        history.go(delta)
      }),
  )
}
/** Goes back as the button of the bar does. */
export const goBack = async (fallback = '/z/') => {
  await act(() => back(fallback))
  await settled()
  await settled()
}

/** Starts a page stack. */
export const start = (props: Partial<PageStackProps> = {}) =>
  render(<PageStack boot={<TestPage name="boot" />} resolve={resolve} {...props} />)
/** The places of all pages, in the order of the document. */
export const slots = () => [...document.querySelectorAll<HTMLElement>('[data-page-slot]')]
/** Names of the pages that are shown. */
export const visible = () =>
  slots().flatMap((slot) => (slot.className === 'hidden' ? [] : [slot.querySelector('h1')?.textContent]))
/** What a page says of its place on the stack. */
export const text = (name: string) => screen.getByTestId(name).querySelector('output')?.textContent

// What moves pages comes late: here it is at hand from the first test on.
beforeAll(() => import('../transition-runtime'))
beforeEach(() => {
  round++
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

/** What the pages have heard of their transitions, and forgets it. */
export const takeEvents = () => pageLog.splice(0).filter((line) => !line.includes('effects'))
