import { createContext } from 'react'

/** The page that a page's back button leads to if there is none in the history. */
export type PageParent = { href: string; label?: string }

/** Set by whoever knows the addresses of an app. Without it, back buttons go back in the history. */
export const PageParentContext = createContext<PageParent | undefined>(undefined)

/** What the parts of a page know of each other. */
export type PageParts = {
  /** A header floats over the content. */
  header: boolean
  /** The content begins beneath the bar, with a picture. */
  over: boolean
  /** Text of the large title, where the page has one. */
  largeTitle?: string
  /** Where the large title shows; `'ios'`: not in baseline, and as a medium bar in Material 3 Expressive. */
  large: boolean | 'ios'
}

/** Shared by Page with its Header and Content. */
export const PagePartsContext = createContext<PageParts>({ header: false, over: false, large: false })
