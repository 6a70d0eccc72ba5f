/** Returns whether the frame around an element is in iOS mode. */
export const isIos = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-mode]')?.dataset.mode === 'ios'

/** Returns whether the frame around an element is in Material 3 Expressive, the default generation of Material. */
export const isExpressive = (element: Element): boolean => {
  const { mode, generation } = element.closest<HTMLElement>('[data-mode]')?.dataset ?? {}
  return mode === 'md' && generation !== 'baseline'
}
