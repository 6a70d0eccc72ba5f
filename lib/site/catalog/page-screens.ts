/**
 * Names of the screens of pages that show no pattern. Each screen has its own module in components/site/screens, because it needs
 * the URL, the settings, or data of two files. These screens are in the registry too, as items with the same names.
 */
export const PAGE_SCREENS = [
  'home',
  'list',
  'items',
  'subitems',
  'settings',
  'image-gallery-subgallery',
  'full-image-gallery',
] as const

/** Name of a screen in {@link PAGE_SCREENS}. */
export type PageScreen = (typeof PAGE_SCREENS)[number]

/** Returns whether a screen is in {@link PAGE_SCREENS}. */
export const isPageScreen = (screen: string): screen is PageScreen =>
  PAGE_SCREENS.some((name) => name === screen)
