/** Whether the frame around an element is in iOS mode. */
export const isIos = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.mode === 'ios'

/** Is the frame that holds an element in Material mode, and of the generation Expressive? */
export const isExpressive = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.generation === 'expressive'
