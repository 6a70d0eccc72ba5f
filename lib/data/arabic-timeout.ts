/**
 * How long to wait for Arabic data before English is shown, ms. Applies to the frame that is hidden before the first
 * paint, to a page that is loading, and to an open screen.
 */
export const ARABIC_TIMEOUT_MS = 4000
