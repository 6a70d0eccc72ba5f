import type { Mode, Theme } from '../frame/state'

/** Size of a screenshot, px: the display of the phone in the preview. Screenshots do not show the status bar. */
export const SCREENSHOT_SIZE = { width: 390, height: 844 } as const

/** Width of the bezel in a picture that shows the device, px. */
export const BEZEL_WIDTH = 10
/** Height of the status bar in a picture that shows the device, px. */
export const STATUS_BAR_HEIGHT = 44

/**
 * Returns the URL path of the picture of a screen, without the base path of the site.
 * @param registryName registry name of the screen, e.g. `login-0`
 */
export const screenshotPath = (registryName: string, mode: Mode, theme: Theme): string =>
  `/shots/${registryName}-${mode}-${theme}.webp`

/**
 * Returns the size of the picture that visitors can download in the Share tab, px.
 * @param page size of the frame, px
 * @param hasDevice whether the picture shows the device around the screen: its bezel and its status bar
 */
export const previewPictureSize = (
  page: { width: number; height: number },
  hasDevice: boolean,
): { width: number; height: number } =>
  hasDevice
    ? { width: page.width + 2 * BEZEL_WIDTH, height: page.height + STATUS_BAR_HEIGHT + 2 * BEZEL_WIDTH }
    : page

/** Size of a card for Open Graph and Twitter, px. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const

/** Returns the URL path of a screen's card for social networks (1200 × 630 px), without the base path of the site. */
export const socialCardPath = (registryName: string): string => `/shots/cards/${registryName}.jpg`

/** The social card of pages without their own card: its file name, the registry item of its screen, and its title. */
export const SITE_SOCIAL_CARD = {
  registryName: 'patternbook',
  screen: 'profile-2',
  title: 'Live mobile UI patterns',
} as const
