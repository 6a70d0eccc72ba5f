/** Rungs of the back ladder, highest first. Source: engine.md 1.5 (overlay 100, menu 99, navigation 0). */
export const BACK_OVERLAY = 100

/** The side menu: closes before the page goes back, after every overlay. */
export const BACK_MENU = 99

/** Going back one page. The lowest rung, and the only one that Escape never reaches. */
export const BACK_NAVIGATION = 0
