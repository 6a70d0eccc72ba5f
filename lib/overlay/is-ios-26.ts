import { isIos } from '@/lib/transition/frame-mode'

/** Returns whether the frame around an element shows iOS 26. Without `data-generation`, iOS is iOS 26. */
export const isIos26 = (element: Element): boolean =>
  isIos(element) && element.closest<HTMLElement>('[data-mode]')?.dataset.generation !== '18'
