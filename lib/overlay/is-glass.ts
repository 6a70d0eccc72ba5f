import { isIos } from '@/lib/transition/is-ios'

/** Whether the frame around an element is iOS 26, the default generation of iOS mode. */
export const isGlass = (element: Element): boolean =>
  isIos(element) && element.closest<HTMLElement>('[data-mode]')?.dataset.generation !== '18'
