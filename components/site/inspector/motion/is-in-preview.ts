/** Where screens and the drawer are; what moves elsewhere belongs to the shell. */
const SCENE = '[data-frame], [data-menu-panel], [data-menu-backdrop]'

/** Whether an element belongs to what the inspector looks at. */
export const onScene = (element: Element): boolean => element.closest(SCENE) !== null
