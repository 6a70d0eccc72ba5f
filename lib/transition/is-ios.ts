/** Is the frame that holds an element in iOS mode? */
export const isIos = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.mode === 'ios'
