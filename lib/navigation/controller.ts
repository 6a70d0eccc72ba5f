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

/** The page stack of a frame: connects pages, history and transitions. */
export type Controller<C> = {
  /** Starts to use the history; `root` is the stack's element. Returns a function that stops it. */
  start(root: HTMLElement): () => void
  subscribe(listener: () => void): () => void
  snapshot(): Stack<C>
  /** Must be called when a snapshot has been rendered, before it is painted. */
  rendered(): void
  page(key: string): PageHandle
  navigate(href: string, options?: NavigateOptions): Promise<void>
  /** Goes to the page below. If there is none, goes to `fallback` as if it were below. */
  back(fallback: string): Promise<void>
  /** Fetches what the page at an app path needs ahead of time. */
  preload(path: string, search: string): Promise<unknown>
  /** The clock of the running transition. */
  readonly clock: RunningClock | undefined
}

/** The code that moves pages: templates, clock, swipe. A page can be shown without it, so it is loaded later. */
type Theatre = typeof import('./theatre')

let theatre: Theatre | undefined
let announce: () => void
const opened = new Promise<void>((resolve) => {
  announce = resolve
})

/** Fetches the code that moves pages. Without it (offline and not fetched before), pages change places at once. */
const openTheatre = async (): Promise<void> => {
  theatre ??= await import('./theatre').catch(() => undefined)
  if (theatre) announce()
}

/**
 * Creates the page stack of a frame.
 * @param driver creates the history when the stack starts
 * @param around read on every use, so it may change during the life of the stack
 */
export const createController = <C>(
  driver: () => HistoryDriver,
  around: { current: Surroundings<C> },
): Controller<C> => {
  const resolve = (path: string) => around.current.resolve(path)
  const titles = new Map<string, string | undefined>()
  /**
   * A page below that is not rendered (after a reload) has only its path. In another language its title may have to be
   * fetched; it is set when it arrives.
   */
  const titleOf = (path: string, known?: string, above?: boolean): string | undefined => {
    const { lang = 'en' } = around.current
    // A page that was opened by its address has the title of its parent in English.
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
    // The user has left the page since then. The next transition is about to be rendered and will end this one too.
    if (entry.key === active().key)
      pages.set(settle(pages.get()), () => {
        runner?.strike()
        pages.sweep()
        if (arrived) slots.focus(entry)
      })
  }
  /** Runs transitions once their code has been fetched. Until then pages change places at once. */
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
      // Overlays that were opened on a page do not remain open over another page.
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
      // The title is read again, because the language may have changed.
      if (named !== lang) pages.set(pages.get())
      named = lang
      pages.rendered()
    },
    navigate: navigator.navigate,
    back: navigator.back,
    async preload(path, search) {
      void openTheatre()
      // The next page shows the title of this one, so its back button is correct in the first frame.
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
      // The back button of a native wrapper. If there is no page below, the history decides.
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
      // The first of these starts the download: an idle moment or a press, a pointer near a link, a navigation.
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
