import { backHandlers, closeOpenItems, NAVIGATION_BACK_PRIORITY } from '@/lib/back'
import type { TransitionController } from '@/lib/transition/transition-controller'
import type { ActiveTransition, TransitionDirection } from '@/lib/transition/types'
import type { HistoryDriver } from './browser-history'
import { fetchScreen } from './fetch-screen'
import { createPageNavigator } from './navigator'
import { createPageElements } from './page-elements'
import type { PageHandle } from './page-handle'
import { createPageStore, documentTitle, INITIAL_PAGE_KEY, initialEntry } from './page-store'
import { activateEntry, activeEntry, completeTransition, createStack, type Stack } from './stack'
import type { StackDependencies } from './stack-dependencies'
import type { NavigateOptions, StackEntry } from './types'
import { whenIdleOrInteraction } from './when-idle-or-interaction'

/** The page stack of a frame: connects pages, history, and transitions. */
export type PageStackController<C> = {
  /** Connects the stack to the history and to its element, `root`. Returns a function that disconnects it. */
  start(root: HTMLElement): () => void
  subscribe(listener: () => void): () => void
  getSnapshot(): Stack<C>
  /** Must be called when a snapshot has been rendered, before the browser paints it. */
  onRendered(): void
  getPageHandle(key: string): PageHandle
  navigate(href: string, options?: NavigateOptions): Promise<void>
  /** Goes to the page below. If there is no such page, goes to `fallback` as if it were below. */
  back(fallback: string): Promise<void>
  /** Fetches the code and data of the page at an app path ahead of time. */
  preload(path: string, search: string): Promise<unknown>
  /** Observes, pauses, and resumes the running transition; undefined if no transition runs. */
  readonly clock: ActiveTransition | undefined
}

/** The code of page transitions and of the swipe back. A page can be shown without this code, so it is loaded later. */
type TransitionRuntime = typeof import('./transition-runtime')

let transitionRuntime: TransitionRuntime | undefined
let resolveRuntimeLoaded: () => void
const runtimeLoaded = new Promise<void>((resolve) => {
  resolveRuntimeLoaded = resolve
})

/** Fetches the code of page transitions. If that fails, for example offline, pages are swapped without an animation. */
const loadTransitionRuntime = async (): Promise<void> => {
  transitionRuntime ??= await import('./transition-runtime').catch(() => undefined)
  if (transitionRuntime) resolveRuntimeLoaded()
}

/**
 * Creates the page stack of a frame.
 * @param createHistory creates the history when the stack starts
 * @param dependencies `current` is read on every use, so it may change at any time
 */
export const createPageStackController = <C>(
  createHistory: () => HistoryDriver,
  dependencies: { current: StackDependencies<C> },
): PageStackController<C> => {
  const resolveScreen = (path: string) => dependencies.current.resolveScreen(path)
  const titles = new Map<string, string | undefined>()
  /**
   * Returns the title of the page at a path, or that of its parent if `shouldUseParent` is true. The page need not be rendered.
   * If the title must be fetched, returns undefined and updates the pages when the title arrives.
   */
  const titleOf = (path: string, englishTitle?: string, shouldUseParent?: boolean): string | undefined => {
    const { lang = 'en' } = dependencies.current
    // In English, `englishTitle` (the English title of the page) is used if there is one. The title of a parent is not needed,
    // because the screen has an English label for its parent.
    if (lang === 'en' && (shouldUseParent || englishTitle !== undefined)) return englishTitle
    const key = lang + shouldUseParent + path
    if (!titles.has(key)) {
      titles.set(key, undefined)
      const fetchTitle = async () => {
        const page = await resolveScreen(path)
        const screen = shouldUseParent ? page?.parentPath && (await resolveScreen(page.parentPath)) : page
        const title = screen ? await (screen.loadTitle?.(lang) ?? screen.title) : undefined
        titles.set(key, title)
        pages.set(pages.get())
      }
      fetchTitle().catch(() => titles.delete(key))
    }
    return titles.get(key)
  }
  const pages = createPageStore<C>(titleOf)
  let history: HistoryDriver
  let root: HTMLElement
  let renderedLang: string | undefined

  const getActivePage = () => activeEntry(pages.get())
  const pageElements = createPageElements<C>({ root: () => root, getPageHandle: pages.getPageHandle })
  const onTransitionEnd = (entry: StackEntry<C>, hasArrived: boolean) => {
    // If the user has already navigated again, the end of the newer transition settles the stack.
    if (entry.key === getActivePage().key)
      pages.set(completeTransition(pages.get()), () => {
        transitions?.reset()
        pages.prune()
        if (hasArrived) pageElements.focus(entry)
      })
  }
  /** Created when the code of transitions has loaded. Until then, pages are swapped without an animation. */
  let transitions: TransitionController<StackEntry<C>> | undefined
  const getTransitions = () => {
    transitions ??= transitionRuntime?.createTransitionController({
      root: () => root,
      host: pageElements,
      onEnd: onTransitionEnd,
    })
    return transitions
  }
  const swapPages = (from: StackEntry<C>, to: StackEntry<C>, direction: TransitionDirection) => {
    if (getTransitions()?.run(from, to, direction)) return
    pageElements.restoreScroll(to)
    pageElements.onWillTransition(from, to)
    pageElements.onDidTransition(from, to, true)
    onTransitionEnd(to, true)
  }
  const pageNavigator = createPageNavigator<C>({
    pages,
    dependencies,
    history: () => history,
    loadTransitions: loadTransitionRuntime,
    visit(entry, action, direction) {
      const from = getActivePage()
      // Overlays that were opened on a page do not remain open over another page.
      void closeOpenItems(backHandlers)
      pageElements.saveState(from)
      document.title = documentTitle(entry)
      pages.set(activateEntry(pages.get(), entry, action), () => swapPages(from, entry, direction))
    },
  })

  return {
    getPageHandle: pages.getPageHandle,
    subscribe: pages.subscribe,
    getSnapshot: pages.get,
    onRendered() {
      const { lang } = dependencies.current
      // If the language has changed, `pages.set` reads the titles again.
      if (renderedLang !== lang) pages.set(pages.get())
      renderedLang = lang
      pages.onRendered()
    },
    navigate: pageNavigator.navigate,
    back: pageNavigator.back,
    async preload(path, search) {
      void loadTransitionRuntime()
      // The back button of the next page can show the title of the active page, so this title is fetched now.
      titleOf(getActivePage().path)
      return fetchScreen(resolveScreen, path, search)
    },
    get clock() {
      return transitions?.clock
    },
    start(element) {
      root = element
      history ??= createHistory()
      const stopListening = history.listen(
        (target, isFromApp) => void pageNavigator.onHistoryStep(target, isFromApp),
      )
      if (!getActivePage().path) {
        pages.set(createStack({ ...initialEntry<C>(), ...history.location(), title: document.title }))
        pages.getPageHandle(INITIAL_PAGE_KEY).lifecycle.emit('will-enter')
        pages.getPageHandle(INITIAL_PAGE_KEY).lifecycle.emit('did-enter')
      }
      // Handles presses of Back, such as those that a native wrapper reports. Returns false if there is no page below.
      const goBack = () => getActivePage().depth > 0 && pageNavigator.back('')
      const unregister = backHandlers.register(NAVIGATION_BACK_PRIORITY, goBack)
      let isRunning = true
      let disconnectBack: (() => void) | undefined
      const connectLoadedRuntime = () => {
        const transitions = getTransitions()
        if (isRunning && transitions)
          disconnectBack = transitionRuntime?.connectBack({
            root,
            pages,
            history,
            elements: pageElements,
            pageNavigator,
            transitions,
            resolveScreen,
          })
      }
      // The code of transitions is fetched on the first of these events: the browser is idle (or, with Save-Data or on a slow
      // connection, the user presses something), a link is preloaded, or a navigation starts.
      void whenIdleOrInteraction().then(loadTransitionRuntime)
      void runtimeLoaded.then(connectLoadedRuntime)
      return () => {
        isRunning = false
        stopListening()
        unregister()
        disconnectBack?.()
      }
    },
  }
}
