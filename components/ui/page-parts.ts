import { createContext } from 'react'

/** The page that the back button of a page opens if the history is empty. */
export type PageParent = { href: string; label?: string }

/** Set by the app, because URLs depend on it. Without it, back buttons go back in the history. */
export const PageParentContext = createContext<PageParent | undefined>(undefined)

/** The state that the parts of a page share. */
export type PageParts = {
  /** Whether there is a header over the content. */
  header: boolean
  /** Whether the content starts with a picture behind the bar. */
  over: boolean
  /** Text of the large title, if there is one. */
  largeTitle?: string
  /** A line below the large title. */
  subtitle?: string
  /** Where the large title is shown; with `'ios'`, not in Baseline, and as a medium bar in Material 3 Expressive. */
  large: boolean | 'ios'
}

/** Shared by Page with its Header and Content. */
export const PagePartsContext = createContext<PageParts>({ header: false, over: false, large: false })
