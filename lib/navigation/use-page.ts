'use client'
import { createContext, use, useSyncExternalStore } from 'react'
import { FIRST_PAGE, type PageHandle, type PageState } from './page-handle'

/** The page that contains a component; null outside a page stack. */
export const PageContext = createContext<PageHandle | null>(null)

const nothing = () => () => {}
const first = () => FIRST_PAGE

/** Returns the state of the page that depends on its position on the stack. Outside a page stack, this is the state of a first page. */
export const usePage = (): PageState => {
  const page = use(PageContext)
  return useSyncExternalStore(page?.subscribe ?? nothing, page?.get ?? first, first)
}
