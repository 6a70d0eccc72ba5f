import { backgroundTransform, WINDOW_BREAKPOINT_PX } from './card-drag'
import { isIos26 } from './is-ios-26'

/** The page or card behind a card. It becomes smaller while the card opens. */
export interface CardBackground {
  element: HTMLElement | null
  /** Returns the `transform` of the element for a position of the card in front, 0–1. */
  transformAt(position: number): string | undefined
  /** Restores the styles of the element and its frame. */
  restoreStyles(): void
}

const findCardBehind = (root: HTMLElement): HTMLElement | null => {
  for (let layer = root.previousElementSibling; layer; layer = layer.previousElementSibling) {
    if (layer.matches('[data-overlay][data-card]:not([data-state=dismissing])'))
      return layer.querySelector<HTMLElement>('[data-overlay-surface]')
  }
  return null
}

const frameOf = (root: HTMLElement) => root.closest<HTMLElement>('[data-frame]')

/** Returns whether a card in this layer is a window in the middle of its frame, as on a tablet. */
export const isCardWindow = (root: HTMLElement): boolean =>
  (frameOf(root)?.offsetWidth ?? 0) >= WINDOW_BREAKPOINT_PX

/**
 * Finds and styles the element behind a card: another card, or the page if the frame is not wide. The page gets
 * rounded corners on a black background.
 * @param root the layer of the card
 */
export function createCardBackground(root: HTMLElement): CardBackground {
  const frame = frameOf(root)
  const card = findCardBehind(root)
  const page = isCardWindow(root) ? null : frame?.querySelector<HTMLElement>(':scope > [data-stack]')
  const element = card ?? page ?? null
  if (!element) return { element, transformAt: () => undefined, restoreStyles() {} }
  const previousTransform = element.style.transform
  element.style.transformOrigin = '50% 0'
  if (!card && frame) {
    frame.style.backgroundColor = '#000'
    element.style.borderRadius = isIos26(root) ? '34px' : '10px'
    element.style.overflow = 'clip'
  }
  return {
    element,
    transformAt: (position) => backgroundTransform(position, card !== null),
    restoreStyles() {
      element.style.transform = card ? previousTransform : ''
      element.style.transformOrigin = ''
      if (card || !frame) return
      frame.style.backgroundColor = ''
      element.style.borderRadius = ''
      element.style.overflow = ''
    },
  }
}
