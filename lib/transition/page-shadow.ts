import type { Move } from './pose'

/** Maximum opacity of the black cover over the lower page. */
const MAX_COVER_OPACITY = 0.1
/** Opacity of the edge shadow when the upper page is away, and when it is in place. */
const SHADOW_OPACITY = [0.03, 0.7] as const

/** Creates a layer for a transition. The layer ignores pointer events and is hidden from screen readers. */
export const createLayer = (css: Partial<CSSStyleDeclaration>): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, { position: 'absolute', pointerEvents: 'none', ...css })
  return element
}

/**
 * Creates a layer in the upper page that darkens the lower page: a black cover over the lower page, and a shadow along the start
 * edge of the upper page. The layer is below the upper page's own elements, so that it does not cover the toolbar.
 * @param upper slot of the upper page
 * @param movesAsOne true if the upper page moves as one element
 * @param isEntering true if the upper page is entering
 * @param distance distance that the upper page moves, px
 * @param sign 1, or −1 in right-to-left pages
 * @returns the moves of the layer, its cover, and its shadow; and a function that inserts the layer and returns a function that
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
  const cover = createLayer({
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
  shadowLayer.append(cover, shadow)
  shadowLayer.dataset.shadow = ''

  const moveOf = (element: HTMLElement, away: Move['from'], inPlace: Move['from']): Move =>
    isEntering ? { element, from: away, to: inPlace } : { element, from: inPlace, to: away }
  return {
    moves: [
      // If the page moves as one element, the layer is inside that element and moves with it.
      ...(movesAsOne ? [] : [moveOf(shadowLayer, { x: distance * sign }, { x: 0 })]),
      moveOf(cover, { opacity: 0 }, { opacity: MAX_COVER_OPACITY }),
      moveOf(shadow, { opacity: SHADOW_OPACITY[0] }, { opacity: SHADOW_OPACITY[1] }),
    ],
    setup: () => {
      upper.append(shadowLayer)
      return () => shadowLayer.remove()
    },
  }
}
