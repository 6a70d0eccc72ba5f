/** Pages that stay alive on the stack; older ones are rebuilt when the user comes back to them. */
export const LIVE_PAGES = 10
/** Waiting for a page's code this long shows a loading mark, ms. */
export const SLOW_AFTER = 150
