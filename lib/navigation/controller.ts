import { BACK_NAVIGATION, backLadder, closeAll } from '@/lib/back'
import type { TransitionController } from '@/lib/transition/transition-controller'
import type { RunningClock, Travel } from '@/lib/transition/types'
import { fetchScreen } from './chunks'
import type { HistoryDriver } from './history'
import { createNavigator } from './navigator'
import type { PageHandle } from './page-handle'
import { BOOT, bootEntry, createPages, documentTitle } from './pages'
import { createSlots } from './slots'
import { activeEntry, enter, type Stack, settle, stackOf } from './stack'
import type { Surroundings } from './surroundings'
import type { Entry, NavigateOptions } from './types'
import { whenIdleOrInteraction } from './when-idle-or-interaction'

/** The page stack of a frame: pages, history and transitions held together. */
export type Controller<C> = {
  /** Takes over the history; `root` is the stack's element. Returns the way to let go of it. */
  start(root: HTMLElement): () => void
  subscribe(listener: () => void): () => void
  snapshot(): Stack<C>
  /** To be called when a snapshot has been rendered, before it is painted. */
  rendered(): void
  page(key: string): PageHandle
  navigate(href: string, options?: NavigateOptions): Promise<void>
  /** Goes to the page beneath; without one, to `fallback` as if that lay beneath. */
  back(fallback: string): Promise<void>
  /** Fetches what the page at an app path needs ahead of time. */
  preload(path: string, search: string): Promise<unknown>
  /** The clock of the transition that runs. */
  readonly clock: RunningClock | undefined
}

/** The moving part of the stack: templates, clock, finger. Not needed to show a page, so it comes after. */
type Theatre = typeof import('./theatre')

let theatre: Theatre | undefined
let announce: () => void
const opened = new Promise<void>((resolve) => {
  announce = resolve
})

/** Fetches what moves pages. Without it (offline, and never fetched) they change places at once. */
const openTheatre = async (): Promise<void> => {
  theatre ??= await import('./theatre').catch(() => undefined)
  if (theatre) announce()
}

/**
 * Makes the page stack of a frame.
 * @param driver makes the history when the stack starts
 * @param around read whenever it is needed, so that it may change while the stack lives
 */
export const createController = <C>(
  driver: () => HistoryDriver,
  around: { current: Surroundings<C> },
): Controller<C> => {
  const resolve = (path: string) => around.current.resolve(path)
  const titles = new Map<string, string | undefined>()
  /**
   * A page beneath that is not there (after a reload) has only its path, and in another language its title may have to be
   * fetched: it comes when it is known.
   */
  const titleOf = (path: string, known?: string, above?: boolean): string | undefined => {
    const { lang = 'en' } = around.current
    // A page that was opened by its address brings the title of its parent in English.
    if (lang === 'en' && (above || known !== undefined)) return known
    const key = lang + above + path
    if (!titles.has(key)) {
      titles.set(key, undefined)
      const ask = async () => {
        const page = await resolve(path)
        const screen = above ? page?.parent && (await resolve(page.parent)) : page
        const title = screen ? await (screen.titleIn?.(lang) ?? screen.title) : undefined
        titles.set(key, title)
        pages.set(pages.get())
      }
      ask().catch(() => titles.delete(key))
    }
    return titles.get(key)
  }
  const pages = createPages<C>(titleOf)
  let history: HistoryDriver
  let root: HTMLElement
  let named: string | undefined

  const active = () => activeEntry(pages.get())
  const slots = createSlots<C>({ root: () => root, page: pages.page })
  const end = (entry: Entry<C>, arrived: boolean) => {
    // The page has been left since, and what leads away from it is about to be rendered: that will end this as well.
    if (entry.key === active().key)
      pages.set(settle(pages.get()), () => {
        runner?.strike()
        pages.sweep()
        if (arrived) slots.focus(entry)
      })
  }
  /** Runs transitions, once what moves pages has been fetched; until then they change places at once. */
  let runner: TransitionController<Entry<C>> | undefined
  const moves = () => {
    runner ??= theatre?.createTransitionController({ root: () => root, keeper: slots, end })
    return runner
  }
  const swap = (from: Entry<C>, to: Entry<C>, travel: Travel) => {
    if (moves()?.run(from, to, travel)) return
    slots.restore(to)
    slots.open(from, to)
    slots.close(from, to, true)
    end(to, true)
  }
  const navigator = createNavigator<C>({
    pages,
    around,
    history: () => history,
    ready: openTheatre,
    visit(entry, arrival, travel) {
      const from = active()
      // What was opened on a page does not stay over another one.
      void closeAll(backLadder)
      slots.leave(from)
      document.title = documentTitle(entry)
      pages.set(enter(pages.get(), entry, arrival), () => swap(from, entry, travel))
    },
  })

  return {
    page: pages.page,
    subscribe: pages.subscribe,
    snapshot: pages.get,
    rendered() {
      const { lang } = around.current
      // Named anew where the language is another one now.
      if (named !== lang) pages.set(pages.get())
      named = lang
      pages.rendered()
    },
    navigate: navigator.navigate,
    back: navigator.back,
    async preload(path, search) {
      void openTheatre()
      // The next page is about to name this one: its way back is right from the first frame.
      titleOf(active().path)
      return fetchScreen(resolve, path, search)
    },
    get clock() {
      return runner?.clock
    },
    start(element) {
      root = element
      history ??= driver()
      const stop = history.listen((place) => void navigator.onStep(place))
      if (!active().path) {
        pages.set(stackOf({ ...bootEntry<C>(), ...history.place(), title: document.title }))
        pages.page(BOOT).lifecycle.emit('will-enter')
        pages.page(BOOT).lifecycle.emit('did-enter')
      }
      // The back button of a native wrapper. With nothing beneath, the history decides.
      const step = () => active().depth > 0 && navigator.back('')
      const unregister = backLadder.register(BACK_NAVIGATION, step)
      let running = true
      let release: (() => void) | undefined
      const attach = () => {
        const runner = moves()
        if (running && runner)
          release = theatre?.attach({ root, pages, history, slots, navigator, runner, resolve })
      }
      void whenIdleOrInteraction().then(openTheatre)
      // Whoever wants it first: an idle moment or a press, a pointer near a link, a navigation.
      void opened.then(attach)
      return () => {
        running = false
        stop()
        unregister()
        release?.()
      }
    },
  }
}
