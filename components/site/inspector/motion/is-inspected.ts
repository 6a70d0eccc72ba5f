/** Selects the frame, the side menu (a drawer in narrow windows), and the backdrop of the side menu. */
const INSPECTED_SELECTOR = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Returns whether the inspector observes the animations and touches of an element. */
export const isInspected = (element: Element): boolean => element.closest(INSPECTED_SELECTOR) !== null
