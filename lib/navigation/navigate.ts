import { pathOf, searchOf, withBase } from '@/lib/navigation/href'
import type { RunningClock } from '@/lib/transition/types'
import { settings } from './configure'
import type { NavigateOptions } from './types'

/** What a page stack is asked for. Described here, so that an app without a stack need not hold its code. */
export type Guide = {
  navigate(href: string, options?: NavigateOptions): Promise<void>
  back(fallback: string): Promise<void>
  preload(path: string, search: string): Promise<unknown>
  readonly clock: RunningClock | undefined
}

let current: Guide | undefined

/** Makes a page stack the one that `navigate` and its kin speak to; returns the way to take that back. */
export const install = (controller: Guide): (() => void) => {
  current = controller
  return () => {
    if (current === controller) current = undefined
  }
}

/**
 * Goes to a page: with the app's own router where `configure` names one, with the page stack where there is one, else
 * the document goes there.
 * @param href app path with slashes at both ends, without base path; query and hash as wanted
 */
export const navigate = async (href: string, options?: NavigateOptions): Promise<void> => {
  if (settings.navigate) await settings.navigate(href, options)
  else if (current) await current.navigate(href, options)
  else location.assign(withBase(href))
}

/**
 * Goes back one page: with the app's own router, with the page stack, or through the history.
 * @param fallback href of the page to go to if there is none to go back to (a deep link)
 */
export const back = async (fallback?: string): Promise<void> => {
  if (settings.back) await settings.back(fallback)
  else if (current && fallback !== undefined) await current.back(fallback)
  else if (fallback === undefined) history.back()
  else location.assign(withBase(fallback))
}

/** Fetches what a page needs ahead of time, e.g. while a pointer rests on its link. Failures are left to the visit. */
export const preload = async (href: string): Promise<void> => {
  await current?.preload(pathOf(href), searchOf(href)).catch(() => undefined)
}

/** The clock of the transition that runs now: to watch it, to hold it, to let it go on. */
export const runningClock = () => current?.clock
