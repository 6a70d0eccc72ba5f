/** Maximum number of pages that stay mounted. Older pages are rendered again when the user returns to them. */
export const MAX_MOUNTED_PAGES = 10
/** A loading indicator appears if the code and data of a page have not arrived after this time, ms. */
export const LOADING_INDICATOR_DELAY_MS = 150
