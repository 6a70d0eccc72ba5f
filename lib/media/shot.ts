import type { FrameState } from '../frame/state'

/** Platform and theme of a picture. */
export type Mode = FrameState['mode']
export type Theme = FrameState['resolvedTheme']

/** Size of the pictures of the screens, px: a phone without its status bar's strip. */
export const SHOT = { width: 390, height: 844 } as const

/** Edge of the device that is drawn around one, px (board, section 5). */
export const BEZEL = 10
/** Height of its black strip with the status bar, px (board, section 5). */
export const STRIP = 44

/**
 * App path of the picture of a screen.
 * @param item name under which the screen is taken away, e.g. `login-0`
 */
export const shotPath = (item: string, mode: Mode, theme: Theme): string =>
  `/shots/${item}-${mode}-${theme}.webp`

/** Size of a picture, px, with or without the device. */
export const shotSize = (device: boolean): { width: number; height: number } =>
  device
    ? { width: SHOT.width + 2 * BEZEL, height: SHOT.height + STRIP + 2 * BEZEL }
    : { width: SHOT.width, height: SHOT.height }

/** Size of a card, px: what Open Graph and Twitter ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** App path of the card of a screen for social networks, 1200 × 630 px. */
export const cardPath = (item: string): string => `/shots/cards/${item}.jpg`

/** The card of every page that is no screen, and the screen that it shows. */
export const BOOK_CARD = {
  item: 'patternbook',
  shows: 'profile-2',
  title: 'Live mobile UI patterns',
} as const
