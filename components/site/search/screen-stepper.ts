import { findRoute, type Route } from '@/lib/site/catalog'
import { adjacentScreenPath } from '@/lib/site/search/adjacent-screen'

/** Time without a press after which combined presses start one navigation, ms. */
export const STEP_DEBOUNCE_MS = 120

type ScreenStepperOptions = {
  /** Returns the current page. */
  currentRoute(): Route | undefined
  /** Navigates to an app path; settles when the page has loaded or failed. */
  navigateTo(path: string): Promise<void>
}

/**
 * Creates a function that steps through the screens of the catalog. The first press navigates at once. Further quick presses, and
 * presses while the page loads, navigate once when no press has followed for `STEP_DEBOUNCE_MS`.
 * @returns a function that moves to the next screen (1) or the previous screen (-1)
 */
export const createScreenStepper = ({
  currentRoute,
  navigateTo,
}: ScreenStepperOptions): ((step: 1 | -1) => void) => {
  /** The screen that the presses so far lead to; undefined when no navigation and no timer is running. */
  let targetRoute: Route | undefined
  /** The page on which the last navigation started, and the target of that navigation. */
  let lastStartRoute: Route | undefined
  let lastTargetRoute: Route | undefined
  let isNavigating = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Returns whether the current page is neither the start nor the target of the last navigation. */
  const hasLeftPage = () =>
    currentRoute()?.id !== lastStartRoute?.id && currentRoute()?.id !== lastTargetRoute?.id
  const reset = () => {
    if (timer === undefined && !isNavigating) targetRoute = undefined
  }
  const navigate = async () => {
    if (!targetRoute) return
    const destination = targetRoute
    lastStartRoute = currentRoute()
    lastTargetRoute = destination
    isNavigating = true
    await navigateTo(`/${destination.id}/`).catch(() => undefined)
    if (lastTargetRoute !== destination) return
    isNavigating = false
    reset()
  }

  return (step) => {
    if (hasLeftPage()) targetRoute = undefined
    const start = targetRoute ?? currentRoute()
    const path = start && adjacentScreenPath(start, step)
    const adjacentRoute = path && findRoute(path)
    if (!adjacentRoute) return
    const isPending = targetRoute !== undefined
    targetRoute = adjacentRoute
    if (!isPending) void navigate()
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (hasLeftPage()) targetRoute = undefined
      else if (targetRoute?.id !== lastTargetRoute?.id) void navigate()
      else reset()
    }, STEP_DEBOUNCE_MS)
  }
}
