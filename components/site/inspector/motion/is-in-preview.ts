/** Where screens and the drawer are; what moves elsewhere belongs to the shell. */
const PREVIEW = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Whether an element belongs to what the inspector looks at. */
export const isInPreview = (element: Element): boolean => element.closest(PREVIEW) !== null
