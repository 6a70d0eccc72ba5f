/** Returns whether the frame around an element is in iOS mode. */
export const isIos = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.mode === 'ios'

/** Returns whether the Material frame around an element has the look of Material 3 Expressive, which is the default. */
export const isExpressive = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.generation !== 'baseline'
