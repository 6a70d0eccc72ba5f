import { createContext } from 'react'

/** What the parts of a page know of each other. */
export type PageParts = {
  /** A header floats over the content. */
  header: boolean
  /** The content begins beneath the bar, with a picture. */
  over: boolean
  /** Text of the large title, where the page has one. */
  largeTitle?: string
  /** In which modes the large title shows. */
  large: boolean | 'ios'
}

/** Shared by Page with its Header and Content. */
export const PagePartsContext = createContext<PageParts>({ header: false, over: false, large: false })
