import type { Move } from './pose'

/** Black over the lower page at its darkest (engine.md §2.3). */
const COVER = 0.1
/** The edge shadow at its faintest and its strongest (engine.md §2.3). */
const SHADOW = [0.03, 0.7] as const

const layer = (css: Partial<CSSStyleDeclaration>): HTMLElement => {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  Object.assign(element.style, { position: 'absolute', pointerEvents: 'none', ...css })
  return element
}

/**
 * The strip that hangs at the start edge of the upper page and lies over the lower one: a black cover, and a shadow
 * along the edge. As high as the page, whatever bars it has. It stands under the
 * upper page's own elements, so that its toolbar stays clear.
 * @param upper slot of the upper page
 * @param whole true when the upper page slides as one piece
 * @param entering true when the upper page is the one that comes
 * @param far how far away the upper page is when it is not in its place, px
 * @param sign −1 mirrors
 */
export const shade = (upper: HTMLElement, whole: boolean, entering: boolean, far: number, sign: number) => {
  const strip = layer({ inset: '0', zIndex: '-1' })
  const cover = layer({ insetBlock: '0', insetInline: '-100% 100%', backgroundColor: '#000', opacity: '0' })
  const shadow = layer({
    insetBlock: '0',
    insetInline: '-100% 100%',
    boxShadow: `inset ${-9 * sign}px 0 9px 0 rgb(0 0 0 / 0.08)`,
    opacity: '0',
  })
  strip.append(cover, shadow)
  strip.dataset.shade = ''

  const way = (element: HTMLElement, away: Move['from'], here: Move['from']): Move =>
    entering ? { element, from: away, to: here } : { element, from: here, to: away }
  return {
    moves: [
      // A page that slides as a whole takes its strip along.
      ...(whole ? [] : [way(strip, { x: far * sign }, { x: 0 })]),
      way(cover, { opacity: 0 }, { opacity: COVER }),
      way(shadow, { opacity: SHADOW[0] }, { opacity: SHADOW[1] }),
    ],
    dress: () => {
      upper.append(strip)
      return () => strip.remove()
    },
  }
}
