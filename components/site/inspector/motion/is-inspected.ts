/** Selects the frame and the drawer. Animations and touches outside of them belong to the shell. */
const INSPECTED_SELECTOR = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Returns whether an element is in the frame or in the drawer, so that the inspector observes its animations and touches. */
export const isInspected = (element: Element): boolean => element.closest(INSPECTED_SELECTOR) !== null
