/**
 * Screens of pages that show no pattern. Each has its own module in components/site/screens, because it needs the URL,
 * the settings, or data of two files. They are in the registry too; the item has the name of the screen.
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

/** Whether a screen is in {@link PAGE_SCREENS}. */
export const isPageScreen = (screen: string): screen is PageScreen =>
  PAGE_SCREENS.some((name) => name === screen)
