/**
 * Names of the screens that are not screens of a pattern, except `textview`, which has screenshots like those
 * (`SCREENS_WITHOUT_SECTION`). Each screen has its own module in components/site/screens, which provides the data of the screen.
 * These screens are also items of the shadcn registry, with the same names.
 */
export const SCREENS_WITHOUT_PATTERN = [
  'home',
  'list',
  'items',
  'subitems',
  'settings',
  'image-gallery-subgallery',
  'full-image-gallery',
] as const

/** Name of a screen in {@link SCREENS_WITHOUT_PATTERN}. */
export type ScreenWithoutPattern = (typeof SCREENS_WITHOUT_PATTERN)[number]

/** Returns whether a screen is in {@link SCREENS_WITHOUT_PATTERN}. */
export const isScreenWithoutPattern = (screen: string): screen is ScreenWithoutPattern =>
  SCREENS_WITHOUT_PATTERN.some((name) => name === screen)
