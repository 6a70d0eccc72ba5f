import { isIos } from '@/lib/transition/frame-mode'

/**
 * Returns whether the frame around an element shows iOS 26, whose surfaces are glass. iOS 26 is the default generation of iOS.
 */
export const isIos26 = (element: Element): boolean =>
  isIos(element) && element.closest<HTMLElement>('[data-mode]')?.dataset.generation !== '18'
