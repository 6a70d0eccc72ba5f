/**
 * How long the site waits for Arabic data before it shows English data, ms. Applies to the page that is hidden before the first
 * paint, to a page that is loading, and to an open screen.
 */
export const ARABIC_TIMEOUT_MS = 4000
