'use client'
import { createContext, use, useSyncExternalStore } from 'react'
import { FIRST_PAGE, type PageHandle, type PageState } from './page-handle'

/** The page that contains a component; null outside a page stack. */
export const PageContext = createContext<PageHandle | null>(null)

const nothing = () => () => {}
const first = () => FIRST_PAGE

/** The state of the page that depends on its place on the stack. Outside a page stack, it is the only page. */
export const usePage = (): PageState => {
  const page = use(PageContext)
  return useSyncExternalStore(page?.subscribe ?? nothing, page?.get ?? first, first)
}
