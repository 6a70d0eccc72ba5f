/** Elements that contain screens and the drawer; animations elsewhere belong to the shell. */
const SCENE = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Whether the inspector observes an element. */
export const onScene = (element: Element): boolean => element.closest(SCENE) !== null
