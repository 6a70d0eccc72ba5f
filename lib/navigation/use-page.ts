'use client'
import { createContext, use, useSyncExternalStore } from 'react'
import { INITIAL_PAGE_STATE, type PageHandle, type PageState } from './page-handle'

/** The page that contains a component; null if there is none. */
export const PageContext = createContext<PageHandle | null>(null)

const subscribeToNothing = () => () => {}
const getInitialState = () => INITIAL_PAGE_STATE

/** Returns the state of the page that depends on its position on the stack. Outside a page stack, returns the initial state. */
export const usePage = (): PageState => {
  const page = use(PageContext)
  return useSyncExternalStore(
    page?.subscribe ?? subscribeToNothing,
    page?.get ?? getInitialState,
    getInitialState,
  )
}
