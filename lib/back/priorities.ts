/** Priority of overlays, the highest: they close first. */
export const BACK_OVERLAY = 100

/** Priority of the side menu: it closes after every overlay and before the page goes back. */
export const BACK_MENU = 99

/** Priority of going back one page: the lowest, and the only one that Escape never reaches. */
export const BACK_NAVIGATION = 0
