/** Selects the frame, the side menu (a drawer in narrow windows), and the backdrop of the side menu. */
const INSPECTED_SELECTOR = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Returns whether an element is in the frame or in the side menu, so that the inspector observes its animations and touches. */
export const isInspected = (element: Element): boolean => element.closest(INSPECTED_SELECTOR) !== null
