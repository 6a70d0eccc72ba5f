import { createContext } from 'react'

/** App path and title of the page that the back button opens if the history is empty. */
export type PageParent = { href: string; label?: string }

/** Default value of Header’s `back` prop, provided by the app. Without it, the back button uses only the history. */
export const PageParentContext = createContext<PageParent | undefined>(undefined)

/** The state that a Page shares with its Header and its Content. */
export type PageHeaderState = {
  /** Whether the page has a Header, which is over the content. */
  hasHeader: boolean
  /** What the content has behind the bar (see Header); false while a fallback replaces the content. */
  overPicture: boolean | 'dark' | 'map'
  /** Text of the large title, if there is one. */
  largeTitle?: string
  /** A line below the large title. */
  subtitle?: string
  /** Whether there is a large title. With `'ios'`, Baseline shows none, and Material 3 Expressive shows a smaller one. */
  largeTitleMode: boolean | 'ios'
}

/** Passes the state of a Page to its Header and its Content. */
export const PageHeaderContext = createContext<PageHeaderState>({
  hasHeader: false,
  overPicture: false,
  largeTitleMode: false,
})
