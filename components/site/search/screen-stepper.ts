import { find, type Route } from '@/lib/site/catalog'
import { adjacentScreen } from '@/lib/site/search/adjacent-screen'

/** Presses that come sooner than this after the one before are one wish with it, in milliseconds. */
export const STEP_DEBOUNCE_MS = 120

type ScreenStepperOptions = {
  /** The page that one is on. */
  here(): Route | undefined
  /** Goes to an app path; settles when the page is there, or will not come. */
  go(path: string): Promise<void>
}

/**
 * Walks through the screens of the book. The first press leads on at once; presses that follow in a hurry, or while the page
 * is still to come, count from where those before them lead, and are one more way, to where the last one leads.
 * @returns takes one step
 */
export const createScreenStepper = ({ here, go }: ScreenStepperOptions): ((step: 1 | -1) => void) => {
  /** Where all presses so far lead, while there is more to come of them. */
  let goal: Route | undefined
  /** Where one was when the last way began, and where that leads. */
  let from: Route | undefined
  let to: Route | undefined
  let under = false
  let pause: ReturnType<typeof setTimeout> | undefined

  /** Somebody has gone elsewhere meanwhile. */
  const strayed = () => here()?.id !== from?.id && here()?.id !== to?.id
  const rest = () => {
    if (pause === undefined && !under) goal = undefined
  }
  const setOut = async () => {
    if (!goal) return
    const mine = goal
    from = here()
    to = mine
    under = true
    await go(`/${mine.id}/`).catch(() => undefined)
    if (to !== mine) return
    under = false
    rest()
  }

  return (step) => {
    if (strayed()) goal = undefined
    const start = goal ?? here()
    const path = start && adjacentScreen(start, step)
    const next = path && find(path)
    if (!next) return
    const hurried = goal !== undefined
    goal = next
    if (!hurried) void setOut()
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      if (strayed()) goal = undefined
      else if (goal?.id !== to?.id) void setOut()
      else rest()
    }, STEP_DEBOUNCE_MS)
  }
}
