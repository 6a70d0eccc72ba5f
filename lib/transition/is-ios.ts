const frameOf = (element: Element) => element.closest<HTMLElement>('[data-mode]')?.dataset

/** Is the frame that holds an element in iOS mode? */
export const isIos = (element: Element): boolean => frameOf(element)?.mode === 'ios'

/** Is the frame that holds an element drawn as iOS 26, which is the default of iOS mode? */
export const isGlass = (element: Element): boolean => isIos(element) && frameOf(element)?.generation !== '18'
