import type { Tween } from './pose'

/** Maximum opacity of the black scrim over the lower page. */
const MAX_SCRIM_OPACITY = 0.1
/** Opacity of the edge shadow when the upper page is beside the frame, and when it is in place. */
const SHADOW_OPACITIES = [0.03, 0.7] as const

/** Creates a layer for a transition. The layer ignores pointer events and is hidden from screen readers. */
export const createLayer = (styles: Partial<CSSStyleDeclaration>): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, { position: 'absolute', pointerEvents: 'none', ...styles })
  return element
}

/**
 * Creates a layer in the upper page that darkens the lower page. A black scrim and a shadow, each one page wide, adjoin the start
 * edge of the upper page and move with it, so that they cover only the visible part of the lower page. The layer is below the
 * upper page's own elements.
 * @param upper the element that contains the upper page
 * @param movesAsOne true if the upper page moves as one element, and the shadow with it
 * @param isEntering true if the upper page is entering
 * @param distance distance that the upper page moves, px
 * @param sign 1, or −1 in right-to-left pages
 * @returns the tweens of the layer, the scrim, and the shadow; and a function that inserts the layer and returns a function that
 *   removes it
 */
export const createPageShadow = (
  upper: HTMLElement,
  movesAsOne: boolean,
  isEntering: boolean,
  distance: number,
  sign: number,
) => {
  const shadowLayer = createLayer({ inset: '0', zIndex: '-1' })
  const scrim = createLayer({
    insetBlock: '0',
    insetInline: '-100% 100%',
    backgroundColor: '#000',
    opacity: '0',
  })
  const shadow = createLayer({
    insetBlock: '0',
    insetInline: '-100% 100%',
    boxShadow: `inset ${-9 * sign}px 0 9px 0 rgb(0 0 0 / 0.08)`,
    opacity: '0',
  })
  shadowLayer.append(scrim, shadow)
  shadowLayer.dataset.shadow = ''

  const tweenOf = (element: HTMLElement, away: Tween['from'], inPlace: Tween['from']): Tween =>
    isEntering ? { element, from: away, to: inPlace } : { element, from: inPlace, to: away }
  return {
    tweens: [
      // If the page moves as one element, the layer is inside that element and moves with it.
      ...(movesAsOne ? [] : [tweenOf(shadowLayer, { x: distance * sign }, { x: 0 })]),
      tweenOf(scrim, { opacity: 0 }, { opacity: MAX_SCRIM_OPACITY }),
      tweenOf(shadow, { opacity: SHADOW_OPACITIES[0] }, { opacity: SHADOW_OPACITIES[1] }),
    ],
    setup: () => {
      upper.append(shadowLayer)
      return () => shadowLayer.remove()
    },
  }
}
