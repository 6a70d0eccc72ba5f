import { isIos } from '@/lib/transition/is-ios'

/** Is the frame that holds an element drawn as iOS 26, which is the default of iOS mode? */
export const isGlass = (element: Element): boolean =>
  isIos(element) && element.closest<HTMLElement>('[data-mode]')?.dataset.generation !== '18'
