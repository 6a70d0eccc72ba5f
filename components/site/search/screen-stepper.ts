import { findRoute, type Route } from '@/lib/site/catalog'
import { adjacentScreen } from '@/lib/site/search/adjacent-screen'

/** Presses at shorter intervals are combined into one navigation, ms. */
export const STEP_DEBOUNCE_MS = 120

type ScreenStepperOptions = {
  /** The current page. */
  here(): Route | undefined
  /** Navigates to an app path; settles when the page has loaded or failed. */
  go(path: string): Promise<void>
}

/**
 * Steps through the screens of the catalog. The first press navigates at once. Quick presses after that, and presses
 * while the page loads, are combined into one more navigation.
 * @returns a function that takes one step
 */
export const createScreenStepper = ({ here, go }: ScreenStepperOptions): ((step: 1 | -1) => void) => {
  /** Target of all presses so far, while they are pending. */
  let target: Route | undefined
  /** Start and target of the last navigation. */
  let from: Route | undefined
  let to: Route | undefined
  let navigating = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Whether the user has navigated elsewhere meanwhile. */
  const isElsewhere = () => here()?.id !== from?.id && here()?.id !== to?.id
  const reset = () => {
    if (timer === undefined && !navigating) target = undefined
  }
  const navigate = async () => {
    if (!target) return
    const own = target
    from = here()
    to = own
    navigating = true
    await go(`/${own.id}/`).catch(() => undefined)
    if (to !== own) return
    navigating = false
    reset()
  }

  return (step) => {
    if (isElsewhere()) target = undefined
    const start = target ?? here()
    const path = start && adjacentScreen(start, step)
    const next = path && findRoute(path)
    if (!next) return
    const pending = target !== undefined
    target = next
    if (!pending) void navigate()
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (isElsewhere()) target = undefined
      else if (target?.id !== to?.id) void navigate()
      else reset()
    }, STEP_DEBOUNCE_MS)
  }
}
