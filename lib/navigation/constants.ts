/** Maximum number of pages that stay alive on the stack. Older ones are rebuilt when the user returns to them. */
export const LIVE_PAGES = 10
/** A loading indicator appears after waiting this long for a page's code, ms. */
export const SLOW_AFTER = 150
