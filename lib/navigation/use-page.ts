'use client'
import { createContext, use, useSyncExternalStore } from 'react'
import { FIRST_PAGE, type PageHandle, type PageState } from './page-handle'

/** The page a component stands on; null outside a page stack. */
export const PageContext = createContext<PageHandle | null>(null)

const nothing = () => () => {}
const first = () => FIRST_PAGE

/** What the page knows of its place on the stack. Outside a page stack: a page alone. */
export const usePage = (): PageState => {
  const page = use(PageContext)
  return useSyncExternalStore(page?.subscribe ?? nothing, page?.get ?? first, first)
}
