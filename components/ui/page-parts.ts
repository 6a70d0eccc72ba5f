import { createContext } from 'react'

/** The page that the back button of a page opens if the history is empty. */
export type PageParent = { href: string; label?: string }

/**
 * The default of Header’s `back` prop. The app provides it, because the app defines the URLs. Without it, Back only uses the
 * history.
 */
export const PageParentContext = createContext<PageParent | undefined>(undefined)

/** The state that the parts of a page share. */
export type PageParts = {
  /** Whether the page has a Header, which is over the content. */
  hasHeader: boolean
  /** Whether the content starts with a picture or a map behind the bar. */
  isOverPicture: boolean
  /** Text of the large title, if there is one. */
  largeTitle?: string
  /** A line below the large title. */
  subtitle?: string
  /** Whether there is a large title. With `'ios'`, Baseline has none, and the title is smaller in Material 3 Expressive. */
  largeTitleMode: boolean | 'ios'
}

/** Passes the state of a Page to its Header and its Content. */
export const PagePartsContext = createContext<PageParts>({
  hasHeader: false,
  isOverPicture: false,
  largeTitleMode: false,
})
