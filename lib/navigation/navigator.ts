import type { TransitionDirection } from '@/lib/transition/types'
import type { HistoryDriver } from './browser-history'
import { LOADING_INDICATOR_DELAY_MS } from './constants'
import { pageStackEvents } from './events'
import { fetchScreen } from './fetch-screen'
import { appPathOfHref, searchOf, withBase } from './href'
import { createEntry, type PageStore } from './page-store'
import { planNavigation } from './plan-navigation'
import { activeEntry, entryAt, findInactiveTab, type NavigationAction, withHistoryIndex } from './stack'
import type { StackDependencies } from './stack-dependencies'
import type { HistoryLocation, NavigateOptions, StackEntry } from './types'

/**
 * Waits for a promise, and reports a long wait.
 * @param promise the promise, whose result or rejection is passed on
 * @param onSlowLoadChange called with true after a wait of 150 ms, and then with false when the wait is over
 */
const reportSlowLoad = async <T>(
  promise: Promise<T>,
  onSlowLoadChange?: (isSlow: boolean) => void,
): Promise<T> => {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    onSlowLoadChange?.(true)
  }, LOADING_INDICATOR_DELAY_MS)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    if (isSlow) onSlowLoadChange?.(false)
  }
}

/** Turns navigation requests and history steps into page changes. */
export type PageNavigator = {
  navigate(href: string, options?: NavigateOptions): Promise<void>
  back(fallback: string): Promise<void>
  /**
   * Handles a step through the history. `isFromApp` is true if the app made the step, and false for the browser's Back or
   * Forward.
   */
  onHistoryStep(target: HistoryLocation, isFromApp?: boolean): Promise<void>
  /** Steps through the history to the entry of the active page, without changing the page. */
  syncHistory(): Promise<void>
  /** Cancels a pending navigation. @returns a function that returns whether no other navigation has started since */
  cancelPendingNavigation(): () => boolean
}

type NavigatorOptions<C> = {
  pages: PageStore<C>
  history: () => HistoryDriver
  dependencies: { current: StackDependencies<C> }
  /** Resolves when the code of transitions has loaded or cannot be loaded. */
  loadTransitions: () => Promise<void>
  /** Makes a page the active page. */
  visit: (entry: StackEntry<C>, action: NavigationAction, direction: TransitionDirection) => void
}

/** Reports that the URL has changed. */
const emitUrl = (path: string) => pageStackEvents.emit('url', path)

/** Creates the navigator of a page stack. */
export const createPageNavigator = <C>({
  pages,
  history,
  dependencies,
  loadTransitions,
  visit,
}: NavigatorOptions<C>): PageNavigator => {
  let latestToken = 0
  let pendingHref: string | undefined
  let pendingSilentSteps = Promise.resolve(0)
  /** Stops waiting for the page that is loading. */
  let stopWaiting = () => {}

  const getActivePage = () => activeEntry(pages.get())
  const cancelPendingNavigation = () => {
    const token = ++latestToken
    pendingHref = undefined
    stopWaiting()
    return () => token === latestToken
  }
  /**
   * Steps through the history with `goSilently`, one step after the other, because the distance of a step is known only when the
   * previous step has arrived. Resolves to the distance; 0 if no step was needed.
   */
  const stepSilently = (getDelta: () => number) => {
    pendingSilentSteps = pendingSilentSteps.then(async () => {
      const delta = getDelta()
      if (delta) await history().goSilently(delta)
      return delta
    })
    return pendingSilentSteps
  }
  const syncHistory = async () => {
    if (await stepSilently(() => getActivePage().index - history().location().index))
      emitUrl(getActivePage().path)
  }

  /**
   * Fetches, creates, and shows a page, unless another navigation starts in the meantime.
   * @param search query string of the page's URL
   * @param onUnknownPath called instead of showing a page if the site has no such path
   * @param commit called before the page is shown
   */
  const loadAndActivatePage = async (
    target: HistoryLocation,
    search: string,
    action: NavigationAction,
    direction: TransitionDirection,
    onUnknownPath: () => void,
    commit?: () => void,
  ) => {
    const isLatest = cancelPendingNavigation()
    const canceled = new Promise<undefined>((resolve) => {
      stopWaiting = () => resolve(undefined)
    })
    try {
      const { resolveScreen, onSlowLoadChange } = dependencies.current
      const pendingScreen = Promise.race([canceled, fetchScreen(resolveScreen, target.path, search)])
      const [fetched] = await Promise.all([
        reportSlowLoad(pendingScreen, onSlowLoadChange),
        Promise.race([canceled, loadTransitions()]),
      ])
      if (!isLatest()) return
      pendingHref = undefined
      if (!fetched) return onUnknownPath()
      commit?.()
      visit(createEntry(fetched.screen, fetched.Component, target), action, direction)
    } catch (error) {
      if (!isLatest()) return
      pendingHref = undefined
      dependencies.current.onError?.(error, target.path + search)
      await syncHistory()
    }
  }

  /** Changes the query or hash of the URL without changing the page, and scrolls to the element that the hash refers to. */
  const navigateWithinPage = (href: string, replace: boolean) => {
    const current = history().location()
    const position = { ...current, index: replace ? current.index : current.index + 1 }
    if (replace) history().replace(href, position)
    else history().push(href, position)
    pages.set(withHistoryIndex(pages.get(), position.index))
    emitUrl(current.path)
    try {
      document.getElementById(decodeURIComponent(href.split('#')[1] ?? ''))?.scrollIntoView()
    } catch {
      // The hash cannot be decoded, so it refers to no element.
    }
  }

  const navigate = async (href: string, options: NavigateOptions = {}) => {
    const { direction = 'forward', tab = false, replace = tab } = options
    if (pendingHref === href) return
    cancelPendingNavigation()
    pendingHref = href
    await syncHistory()
    if (pendingHref !== href) return
    pendingHref = undefined
    const path = appPathOfHref(withBase(href))
    const current = getActivePage()
    if (path === current.path)
      return navigateWithinPage(
        href,
        replace || withBase(href) === location.pathname + location.search + location.hash,
      )
    const inactiveTab = tab ? findInactiveTab(pages.get(), path) : undefined
    if (inactiveTab) {
      history().replace(href, history().location())
      emitUrl(path)
      return visit({ ...inactiveTab, index: current.index }, 'tab', 'none')
    }
    const isTargetBelow = (other: StackEntry<C>) =>
      !other.isLeaving && !other.isInactiveTab && other.path === path && other.index < current.entryIndex
    const targetBelow = direction === 'back' && pages.get().entries.findLast(isTargetBelow)
    if (targetBelow) return history().go(targetBelow.index - current.index)
    const { position, action, transitionDirection, replacesEntry } = planNavigation(current, options)
    const onUnknownPath = () => location.assign(withBase(href))
    const navigation = loadAndActivatePage(
      { ...position, path },
      searchOf(href),
      action,
      transitionDirection,
      onUnknownPath,
      () => {
        if (replacesEntry) history().replace(href, position)
        else history().push(href, position)
        emitUrl(path)
      },
    )
    pendingHref = href
    await navigation
  }

  return {
    navigate,
    syncHistory,
    cancelPendingNavigation,
    async back(fallback) {
      await pendingSilentSteps
      const current = getActivePage()
      if (!current.depth) return navigate(fallback, { direction: 'back' })
      const delta = current.entryIndex - 1 - history().location().index
      // If the distance is 0, an earlier call has already moved the history to the page below.
      if (delta) history().go(delta)
    },
    async onHistoryStep(target, isFromApp = false) {
      const current = getActivePage()
      const delta = target.index - current.index
      // A distance of 0 can be a step back from the guard's entry (back-guard.ts), which comes after the entry of its page.
      if (delta <= 0 && dependencies.current.beforePop?.(isFromApp))
        return void stepSilently(() => -delta || 1)
      emitUrl(target.path)
      if (target.path === current.path && target.entryIndex === current.entryIndex) {
        cancelPendingNavigation()
        return pages.set(withHistoryIndex(pages.get(), target.index))
      }
      const direction = delta < 0 ? 'back' : 'forward'
      const action = delta < 0 ? 'pop' : 'push'
      const entry = entryAt(pages.get(), target)
      if (entry) {
        cancelPendingNavigation()
        const isTab = entry.isInactiveTab && target.entryIndex === current.entryIndex
        return visit({ ...entry, index: target.index }, isTab ? 'tab' : action, isTab ? 'none' : direction)
      }
      return loadAndActivatePage(target, location.search, action, direction, () => location.reload())
    },
  }
}
