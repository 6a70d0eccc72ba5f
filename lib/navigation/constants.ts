/** Maximum number of pages that stay alive on the stack. Older ones are rebuilt when the user returns to them. */
export const MAX_MOUNTED_PAGES = 10
/** A loading indicator appears after waiting this long for a page's code, ms. */
export const LOADING_INDICATOR_DELAY_MS = 150
