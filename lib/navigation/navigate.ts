import type { ActiveTransition } from '@/lib/transition/types'
import { engineConfig } from './configure'
import { appPathOfHref, searchOf, withBase } from './href'
import type { NavigateOptions } from './types'

/** The members of a page stack that `navigate`, `back`, `preload`, and `runningTransition` use. */
export type PageStackMethods = {
  navigate(href: string, options?: NavigateOptions): Promise<void>
  back(fallback: string): Promise<void>
  preload(path: string, search: string): Promise<unknown>
  readonly clock: ActiveTransition | undefined
}

let installedStack: PageStackMethods | undefined

/** Connects a page stack to the functions of this module. Returns a function that disconnects it. */
export const installPageStack = (controller: PageStackMethods): (() => void) => {
  installedStack = controller
  return () => {
    if (installedStack === controller) installedStack = undefined
  }
}

/**
 * Goes to a page with the app's own router if `configure` has set one, otherwise with the page stack if there is one, and
 * otherwise with a page load.
 * @param href app path with slashes at both ends, without base path; query and hash are optional
 */
export const navigate = async (href: string, options?: NavigateOptions): Promise<void> => {
  if (engineConfig.navigate) await engineConfig.navigate(href, options)
  else if (installedStack) await installedStack.navigate(href, options)
  else location.assign(withBase(href))
}

/**
 * Goes back one page with the app's own router, with the page stack, or through the history.
 * @param fallback href of the page to open if there is no page to go back to (a deep link). Without a router and a page stack,
 * this page is always opened. If omitted, and there is no router, the browser goes one step back in its history.
 */
export const back = async (fallback?: string): Promise<void> => {
  if (engineConfig.back) await engineConfig.back(fallback)
  else if (installedStack && fallback !== undefined) await installedStack.back(fallback)
  else if (fallback === undefined) history.back()
  else location.assign(withBase(fallback))
}

/**
 * Fetches the code and data of a page ahead of time, e.g. while a pointer is over its link. Does nothing without a page stack.
 * Errors are reported only when the user goes to the page.
 */
export const preload = async (href: string): Promise<void> => {
  await installedStack?.preload(appPathOfHref(href), searchOf(href)).catch(() => undefined)
}

/** Returns an object that observes, pauses, and resumes the running transition; undefined if no transition runs. */
export const runningTransition = () => installedStack?.clock
