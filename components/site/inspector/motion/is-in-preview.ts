/** Elements that contain screens and the drawer; animations elsewhere belong to the shell. */
const PREVIEW = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Whether the inspector observes an element. */
export const isInPreview = (element: Element): boolean => element.closest(PREVIEW) !== null
