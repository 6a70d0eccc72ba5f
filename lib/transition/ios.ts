import type { Axis } from '../gesture/axis'
import { IOS_DURATION, IOS_EASING } from './constants'
import { keepStyles } from './keep-styles'
import { type Morph, morphOf } from './morph'
import { type Parts, partsOf } from './parts'
import type { Choreography, Move, Pose } from './pose'
import { shade } from './shade'

/** Where the upper page comes from: a hair less than its width, as on iOS (engine.md §2.3). */
const ENTERING_OFFSET = 0.995
/** How far the lower page gives way (engine.md §2.3). */
const LEAVING_OFFSET = -0.33
/** The back button's text comes in over this way, px (engine.md §2.3). */
const BACK_TEXT_IN = 100
/** … and leaves over this one, px (engine.md §2.3). */
const BACK_TEXT_OUT = 124

/** Who of the two pages is looked at: the one on top, or the one beneath it. */
type Layer = 'upper' | 'lower'

/** The four cases of the table in engine.md §2.3, as one pose away from the page's place and one in it. */
const travel = (layer: Layer, entering: boolean, width: number) => {
  const away = layer === 'upper' ? width * (entering ? ENTERING_OFFSET : 1) : width * LEAVING_OFFSET
  const route = (element: HTMLElement | undefined, gone: Pose, here: Pose): Move[] => {
    if (!element) return []
    return [entering ? { element, from: gone, to: here } : { element, from: here, to: gone }]
  }
  return { away, route, hidden: entering ? 0.01 : 0, visible: entering ? 1 : 0.99 }
}

const ownOpacity = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).opacity || '1')

/** A title that is not seen, as beside a large title or over a picture, must not flash up on the way. */
const titleMoves = ({ title, largeTitle }: Parts, entering: boolean, forward: boolean): boolean =>
  title !== undefined && !(largeTitle && entering && forward) && ownOpacity(title) >= 0.5

/** Whether both pages have a back button that is an icon alone: then one stays in its place, as on iOS 26. */
const sameBack = (above: Parts, below: Parts): boolean =>
  Boolean(above.back && below.back && !above.backText && !below.backText)

const pageMoves = (
  slot: HTMLElement,
  parts: Parts,
  layer: Layer,
  entering: boolean,
  width: number,
  sign: number,
  staysBack: boolean,
  morph?: Morph,
): Move[] => {
  const { away, route, hidden, visible } = travel(layer, entering, width)
  const x = away * sign
  const dim = layer === 'lower' ? { opacity: 0.8 } : {}
  const bright = layer === 'lower' ? { opacity: 1 } : {}
  if (parts.bodies.length === 0) return route(slot, { x, ...dim }, { x: 0, ...bright })
  const fade = (element: HTMLElement | undefined) => route(element, { opacity: hidden }, { opacity: visible })
  const slide = (element: HTMLElement | undefined) =>
    route(element, { x, opacity: hidden }, { x: 0, opacity: visible })
  // The upper page's is the one that is seen: two on top of each other would be darker than one.
  const held = (element: HTMLElement | undefined) => {
    const opacity = layer === 'upper' ? 1 : 0
    return route(element, { opacity }, { opacity })
  }
  const text = (entering ? BACK_TEXT_IN : BACK_TEXT_OUT) * sign
  return [
    ...parts.bodies.flatMap((body) => route(body, { x, ...dim }, { x: 0, ...bright })),
    ...(titleMoves(parts, entering, layer === 'upper') ? slide(parts.title) : []),
    ...parts.buttons.flatMap(fade),
    ...parts.extras.flatMap((extra) => (layer === 'lower' && !entering ? fade(extra) : slide(extra))),
    ...(layer === 'lower'
      ? []
      : parts.backgrounds.flatMap((bar) => {
          const opacity = ownOpacity(bar)
          // One that nobody sees stays so: to animate it would keep the main thread at work, frame by frame.
          return opacity > 0 ? route(bar, { opacity: hidden }, { opacity }) : []
        })),
    ...(morph ? morph.moves : staysBack ? held(parts.back) : fade(parts.back)),
    ...(layer === 'upper' && !morph ? route(parts.backText, { x: text }, { x: 0 }) : []),
  ]
}

/**
 * The iOS slide: the upper page passes over the lower one, toolbars cross-fade in place, titles go their own way.
 * @param entering the page that comes
 * @param leaving the page that goes
 * @param forward true when the entering page is the upper one
 * @param width of the stack, px
 * @param axis which way the pages read; from right to left everything is mirrored
 * @param still false while something of these pages is still on its way from an interrupted transition
 */
export const ios = (
  entering: HTMLElement,
  leaving: HTMLElement,
  forward: boolean,
  width: number,
  { sign }: Axis,
  still = true,
): Choreography => {
  const [upper, lower] = forward ? [entering, leaving] : [leaving, entering]
  const [above, below] = [partsOf(upper), partsOf(lower)]
  const grounds = [ground(upper, above), ground(lower, below)]
  const morph = still ? morphOf(upper, above, below, forward) : undefined
  const staysBack = sameBack(above, below)
  const { moves, dress } = shade(
    upper,
    above.bodies.length === 0,
    forward,
    width * (forward ? ENTERING_OFFSET : 1),
    sign,
  )
  return {
    moves: [
      ...pageMoves(upper, above, 'upper', forward, width, sign, staysBack, morph),
      ...pageMoves(lower, below, 'lower', !forward, width, sign, staysBack),
      ...moves,
    ],
    duration: IOS_DURATION,
    easing: IOS_EASING,
    dress: () => {
      const undress = [dress(), morph?.dress(), ...grounds.map((lay) => lay?.())]
      return () => {
        for (const undo of undress) undo?.()
      }
    },
  }
}

/**
 * Takes the page's background away from it while the rest moves, because the toolbar stays: the content wears it, or, where
 * the content begins beneath further bars, a layer behind them all.
 * @param parts of the page; the layer is one of its bodies
 */
const ground = (slot: HTMLElement, { bodies, content }: Parts) => {
  const page = slot.querySelector<HTMLElement>('[data-page]')
  const clear = 'rgba(0, 0, 0, 0)'
  const colour = page && getComputedStyle(page).backgroundColor
  if (!page || !content || colour === clear || !colour) return undefined
  const layer = content.offsetTop > 0 ? document.createElement('div') : undefined
  if (layer) {
    layer.style.cssText = `position:absolute;inset:0;z-index:-1;background-color:${colour}`
    bodies.push(layer)
  }
  return () => {
    const bare = !layer && getComputedStyle(content).backgroundColor === clear
    const restore = [page, content].map((element) => keepStyles(element, 'background-color'))
    // A ground that insists (bg-…!) has to give way as well.
    page.style.setProperty('background-color', 'transparent', 'important')
    if (bare) content.style.backgroundColor = colour
    if (layer) page.prepend(layer)
    return () => {
      for (const undo of restore) undo()
      layer?.remove()
    }
  }
}
