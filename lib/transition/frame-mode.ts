/** Returns whether the frame around an element is in iOS mode. */
export const isIos = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.mode === 'ios'

/** Returns whether the frame around an element has the `data-generation` of Material 3 Expressive. */
export const isExpressive = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.generation === 'expressive'
