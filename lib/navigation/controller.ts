import { BACK_NAVIGATION, backHandlers, closeAll } from '@/lib/back'
import type { TransitionController } from '@/lib/transition/transition-controller'
import type { RunningClock, TransitionDirection } from '@/lib/transition/types'
import { fetchScreen } from './chunks'
import type { StackDependencies } from './dependencies'
import type { HistoryDriver } from './history'
import { createNavigator } from './navigator'
import type { PageHandle } from './page-handle'
import { createPages, documentTitle, INITIAL_PAGE_KEY, initialEntry } from './pages'
import { createSlots } from './slots'
import { activeEntry, enter, type Stack, settle, stackOf } from './stack'
import type { Entry, NavigateOptions } from './types'
import { whenIdleOrInteraction } from './when-idle-or-interaction'

/** The page stack of a frame: connects pages, history, and transitions. */
export type PageStackController<C> = {
  /** Starts to use the history; `root` is the stack's element. Returns a function that stops it. */
  start(root: HTMLElement): () => void
  subscribe(listener: () => void): () => void
  snapshot(): Stack<C>
  /** Must be called when a snapshot has been rendered, before it is painted. */
  rendered(): void
  page(key: string): PageHandle
  navigate(href: string, options?: NavigateOptions): Promise<void>
  /** Goes to the page below. If there is no such page, goes to `fallback` as if it were below. */
  back(fallback: string): Promise<void>
  /** Fetches what the page at an app path needs ahead of time. */
  preload(path: string, search: string): Promise<unknown>
  /** The clock of the running transition. */
  readonly clock: RunningClock | undefined
}

/** The code that moves pages: templates, clock, and swipe. A page can be shown without it, so it is loaded later. */
type TransitionRuntime = typeof import('./transition-runtime')

let transitionRuntime: TransitionRuntime | undefined
let resolveRuntimeLoaded: () => void
const runtimeLoaded = new Promise<void>((resolve) => {
  resolveRuntimeLoaded = resolve
})

/** Fetches the code that moves pages. Without it (offline and not fetched before), pages change places at once. */
const loadTransitionRuntime = async (): Promise<void> => {
  transitionRuntime ??= await import('./transition-runtime').catch(() => undefined)
  if (transitionRuntime) resolveRuntimeLoaded()
}

/**
 * Creates the page stack of a frame.
 * @param createHistory creates the history when the stack starts
 * @param dependencies read on every use, so it may change during the life of the stack
 */
export const createPageStackController = <C>(
  createHistory: () => HistoryDriver,
  dependencies: { current: StackDependencies<C> },
): PageStackController<C> => {
  const resolve = (path: string) => dependencies.current.resolve(path)
  const titles = new Map<string, string | undefined>()
  /**
   * A page below that is not rendered (after a reload) has only its path. In another language, its title may have to be
   * fetched; it is set when it arrives.
   */
  const titleOf = (path: string, known?: string, ofParent?: boolean): string | undefined => {
    const { lang = 'en' } = dependencies.current
    // A page that was opened by its URL has the title of its parent in English.
    if (lang === 'en' && (ofParent || known !== undefined)) return known
    const key = lang + ofParent + path
    if (!titles.has(key)) {
      titles.set(key, undefined)
      const fetchTitle = async () => {
        const page = await resolve(path)
        const screen = ofParent ? page?.parent && (await resolve(page.parent)) : page
        const title = screen ? await (screen.titleIn?.(lang) ?? screen.title) : undefined
        titles.set(key, title)
        pages.set(pages.get())
      }
      fetchTitle().catch(() => titles.delete(key))
    }
    return titles.get(key)
  }
  const pages = createPages<C>(titleOf)
  let history: HistoryDriver
  let root: HTMLElement
  let renderedLang: string | undefined

  const active = () => activeEntry(pages.get())
  const slots = createSlots<C>({ root: () => root, page: pages.page })
  const end = (entry: Entry<C>, arrived: boolean) => {
    // The user has left the page since then. The next transition is about to be rendered and will end this one too.
    if (entry.key === active().key)
      pages.set(settle(pages.get()), () => {
        transitions?.strike()
        pages.prune()
        if (arrived) slots.focus(entry)
      })
  }
  /** Runs transitions once their code is loaded. Until then, pages change places at once. */
  let transitions: TransitionController<Entry<C>> | undefined
  const getTransitions = () => {
    transitions ??= transitionRuntime?.createTransitionController({ root: () => root, host: slots, end })
    return transitions
  }
  const swap = (from: Entry<C>, to: Entry<C>, direction: TransitionDirection) => {
    if (getTransitions()?.run(from, to, direction)) return
    slots.restore(to)
    slots.open(from, to)
    slots.close(from, to, true)
    end(to, true)
  }
  const navigator = createNavigator<C>({
    pages,
    dependencies,
    history: () => history,
    ready: loadTransitionRuntime,
    visit(entry, action, direction) {
      const from = active()
      // Overlays that were opened on a page do not remain open over another page.
      void closeAll(backHandlers)
      slots.leave(from)
      document.title = documentTitle(entry)
      pages.set(enter(pages.get(), entry, action), () => swap(from, entry, direction))
    },
  })

  return {
    page: pages.page,
    subscribe: pages.subscribe,
    snapshot: pages.get,
    rendered() {
      const { lang } = dependencies.current
      // The title is read again, because the language may have changed.
      if (renderedLang !== lang) pages.set(pages.get())
      renderedLang = lang
      pages.rendered()
    },
    navigate: navigator.navigate,
    back: navigator.back,
    async preload(path, search) {
      void loadTransitionRuntime()
      // The next page shows the title of this one, so its back button is correct in the first frame.
      titleOf(active().path)
      return fetchScreen(resolve, path, search)
    },
    get clock() {
      return transitions?.clock
    },
    start(element) {
      root = element
      history ??= createHistory()
      const stop = history.listen((target, requested) => void navigator.onStep(target, requested))
      if (!active().path) {
        pages.set(stackOf({ ...initialEntry<C>(), ...history.location(), title: document.title }))
        pages.page(INITIAL_PAGE_KEY).lifecycle.emit('will-enter')
        pages.page(INITIAL_PAGE_KEY).lifecycle.emit('did-enter')
      }
      // The back button of a native wrapper. If there is no page below, the history decides.
      const step = () => active().depth > 0 && navigator.back('')
      const unregister = backHandlers.register(BACK_NAVIGATION, step)
      let running = true
      let release: (() => void) | undefined
      const attach = () => {
        const transitions = getTransitions()
        if (running && transitions)
          release = transitionRuntime?.attach({
            root,
            pages,
            history,
            slots,
            navigator,
            transitions,
            resolve,
          })
      }
      void whenIdleOrInteraction().then(loadTransitionRuntime)
      // The first of these events starts the download: the browser is idle, the user presses something, a pointer is
      // over a link, or a navigation starts.
      void runtimeLoaded.then(attach)
      return () => {
        running = false
        stop()
        unregister()
        release?.()
      }
    },
  }
}
