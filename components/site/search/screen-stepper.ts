import { findRoute, type Route } from '@/lib/site/catalog'
import { adjacentScreen } from '@/lib/site/search/adjacent-screen'

/** Presses less than this time apart are combined into one navigation, ms. */
export const STEP_DEBOUNCE_MS = 120

type ScreenStepperOptions = {
  /** The current page. */
  currentRoute(): Route | undefined
  /** Navigates to an app path; settles when the page has loaded or failed. */
  navigateTo(path: string): Promise<void>
}

/**
 * Creates a function that steps through the screens of the catalog. The first press navigates at once. Quick presses after that,
 * and presses while the page loads, are combined into one more navigation.
 * @returns a function that moves to the next screen (1) or the previous screen (-1)
 */
export const createScreenStepper = ({
  currentRoute: here,
  navigateTo: go,
}: ScreenStepperOptions): ((step: 1 | -1) => void) => {
  /** The screen to which the presses so far lead; undefined when no navigation is pending. */
  let target: Route | undefined
  /** Screen on which the last navigation started (`from`), and its target (`to`). */
  let from: Route | undefined
  let to: Route | undefined
  let isNavigating = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Returns whether the user has navigated to another page since the last press. */
  const isElsewhere = () => here()?.id !== from?.id && here()?.id !== to?.id
  const reset = () => {
    if (timer === undefined && !isNavigating) target = undefined
  }
  const navigate = async () => {
    if (!target) return
    const destination = target
    from = here()
    to = destination
    isNavigating = true
    await go(`/${destination.id}/`).catch(() => undefined)
    if (to !== destination) return
    isNavigating = false
    reset()
  }

  return (step) => {
    if (isElsewhere()) target = undefined
    const start = target ?? here()
    const path = start && adjacentScreen(start, step)
    const next = path && findRoute(path)
    if (!next) return
    const isPending = target !== undefined
    target = next
    if (!isPending) void navigate()
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (isElsewhere()) target = undefined
      else if (target?.id !== to?.id) void navigate()
      else reset()
    }, STEP_DEBOUNCE_MS)
  }
}
