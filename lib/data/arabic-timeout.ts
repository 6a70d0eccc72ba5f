/**
 * How long to wait for Arabic data before English is shown, ms. Applies to the frame of a first visit, a page that is
 * loading, and an open screen.
 */
export const ARABIC_TIMEOUT_MS = 4000
