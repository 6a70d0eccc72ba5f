/** Priority of overlays: they close before menus, and before the page goes back. */
export const OVERLAY_BACK_PRIORITY = 100

/** Priority of menus: they close after every overlay and before the page goes back. */
export const MENU_BACK_PRIORITY = 99

/** Priority of going back one page: the lowest, and the only one that Escape never reaches. */
export const NAVIGATION_BACK_PRIORITY = 0
