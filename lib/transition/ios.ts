import type { Axis } from '../gesture/axis'
import { capsuleShapes } from './capsule'
import { IOS_DURATION, IOS_EASING } from './constants'
import { keepStyles } from './keep-styles'
import { type Morph, morphOf } from './morph'
import { pageShadow } from './page-shadow'
import { type Parts, partsOf } from './parts'
import type { Move, Pose, TransitionPlan } from './pose'

/** Start position of the upper page as a fraction of the width: slightly less than 1, as on iOS. */
const ENTERING_OFFSET = 0.995
/** Distance that the lower page moves, as a fraction of the width. */
const LEAVING_OFFSET = -0.33
/** Distance that the back button's text moves when it enters, px. */
const BACK_TEXT_ENTER_PX = 100
/** Distance that the back button's text moves when it leaves, px. */
const BACK_TEXT_LEAVE_PX = 124

/** Whether a page is above or below the other page of the transition. */
type Layer = 'upper' | 'lower'

/** Returns the offset, the opacities, and a function that creates moves, for a page that enters or leaves in the upper or lower layer. */
const layerMotion = (layer: Layer, entering: boolean, width: number) => {
  const offset = layer === 'upper' ? width * (entering ? ENTERING_OFFSET : 1) : width * LEAVING_OFFSET
  const movesOf = (element: HTMLElement | undefined, away: Pose, inPlace: Pose): Move[] => {
    if (!element) return []
    return [entering ? { element, from: away, to: inPlace } : { element, from: inPlace, to: away }]
  }
  return { away: offset, route: movesOf, hidden: entering ? 0.01 : 0, visible: entering ? 1 : 0.99 }
}

const ownOpacity = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).opacity || '1')

/** Whether the title moves. A title that is invisible (above a large title, or over a picture) must not flash during the transition. */
const shouldMoveTitle = ({ title, largeTitle }: Parts, entering: boolean, forward: boolean): boolean =>
  title !== undefined && !(largeTitle && entering && forward) && ownOpacity(title) >= 0.5

/** Whether both pages have a back button without text. As on iOS 26, the button then does not move. */
const haveIconBackButtons = (above: Parts, below: Parts): boolean =>
  Boolean(above.backButton && below.backButton && !above.backText && !below.backText)

const pageMoves = (
  slot: HTMLElement,
  parts: Parts,
  layer: Layer,
  entering: boolean,
  width: number,
  sign: number,
  keepsBackButton: boolean,
  capsules: ReadonlyMap<HTMLElement, Pose>,
  morph?: Morph,
): Move[] => {
  const { away: offset, route: movesOf, hidden, visible } = layerMotion(layer, entering, width)
  const x = offset * sign
  const dim = layer === 'lower' ? { opacity: 0.8 } : {}
  const bright = layer === 'lower' ? { opacity: 1 } : {}
  if (parts.bodies.length === 0) return movesOf(slot, { x, ...dim }, { x: 0, ...bright })
  const fade = (element: HTMLElement | undefined) =>
    movesOf(element, { opacity: hidden }, { opacity: visible })
  const buttonMoves = (element: HTMLElement) => {
    const capsulePose = capsules.get(element)
    if (!capsulePose) return fade(element)
    return movesOf(
      element,
      { ...capsulePose, opacity: hidden },
      { ...(capsulePose.stretch ? { x: 0, stretch: 1 } : { scale: 1 }), opacity: visible },
    )
  }
  const slide = (element: HTMLElement | undefined) =>
    movesOf(element, { x, opacity: hidden }, { x: 0, opacity: visible })
  // Only the upper page's button is visible, because two overlapping buttons would be darker.
  const keep = (element: HTMLElement | undefined) => {
    const opacity = layer === 'upper' ? 1 : 0
    return movesOf(element, { opacity }, { opacity })
  }
  const textOffset = (entering ? BACK_TEXT_ENTER_PX : BACK_TEXT_LEAVE_PX) * sign
  return [
    ...parts.bodies.flatMap((body) => movesOf(body, { x, ...dim }, { x: 0, ...bright })),
    ...(shouldMoveTitle(parts, entering, layer === 'upper') ? slide(parts.title) : []),
    ...parts.buttons.flatMap(buttonMoves),
    ...parts.extras.flatMap((extra) => (layer === 'lower' && !entering ? fade(extra) : slide(extra))),
    ...(layer === 'lower'
      ? []
      : parts.backgrounds.flatMap((bar) => {
          const opacity = ownOpacity(bar)
          // An invisible background is not animated, because the browser would run such an animation on the main thread.
          return opacity > 0 ? movesOf(bar, { opacity: hidden }, { opacity }) : []
        })),
    ...(morph ? morph.moves : keepsBackButton ? keep(parts.backButton) : fade(parts.backButton)),
    ...(layer === 'upper' && !morph ? movesOf(parts.backText, { x: textOffset }, { x: 0 }) : []),
  ]
}

/**
 * Plans the iOS slide: the upper page moves over the lower page, toolbars cross-fade in place, and titles move separately.
 * @param entering slot of the entering page
 * @param leaving slot of the leaving page
 * @param forward true if the entering page is the upper one
 * @param width width of the stack, px
 * @param axis axis of the pages; from right to left, the slide is mirrored
 * @param isAtRest true if no part of these pages is still moving from an interrupted transition
 */
export const iosTransition = (
  entering: HTMLElement,
  leaving: HTMLElement,
  forward: boolean,
  width: number,
  { sign }: Axis,
  isAtRest = true,
): TransitionPlan => {
  const [upper, lower] = forward ? [entering, leaving] : [leaving, entering]
  const [above, below] = [partsOf(upper), partsOf(lower)]
  const backgrounds = [moveBackground(upper, above), moveBackground(lower, below)]
  const morph = isAtRest ? morphOf(upper, above, below, forward) : undefined
  const capsules = capsuleShapes(above, below, sign)
  const keepsBackButton = haveIconBackButtons(above, below)
  const { moves, setup } = pageShadow(
    upper,
    above.bodies.length === 0,
    forward,
    width * (forward ? ENTERING_OFFSET : 1),
    sign,
  )
  return {
    moves: [
      ...pageMoves(upper, above, 'upper', forward, width, sign, keepsBackButton, capsules, morph),
      ...pageMoves(lower, below, 'lower', !forward, width, sign, keepsBackButton, capsules),
      ...moves,
    ],
    duration: IOS_DURATION,
    easing: IOS_EASING,
    setup: () => {
      const cleanups = [setup(), morph?.setup(), ...backgrounds.map((apply) => apply?.())]
      return () => {
        for (const undo of cleanups) undo?.()
      }
    },
  }
}

/**
 * Prepares to move the page's background to its content during the transition, because the toolbar does not move. If the content
 * begins below other bars, a layer behind the content and these bars gets the background.
 * @param parts parts of the page; the layer is added to its bodies
 * @returns a function that moves the background and returns a function that undoes this; undefined if there is nothing to move
 */
const moveBackground = (slot: HTMLElement, { bodies, content }: Parts) => {
  const page = slot.querySelector<HTMLElement>('[data-page]')
  const transparent = 'rgba(0, 0, 0, 0)'
  const color = page && getComputedStyle(page).backgroundColor
  if (!page || !content || color === transparent || !color) return undefined
  const layer = content.offsetTop > 0 ? document.createElement('div') : undefined
  if (layer) {
    layer.style.cssText = `position:absolute;inset:0;z-index:-1;background-color:${color}`
    bodies.push(layer)
  }
  return () => {
    const isTransparent = !layer && getComputedStyle(content).backgroundColor === transparent
    const restore = [page, content].map((element) => keepStyles(element, 'background-color'))
    // Overrides a background with `!important` (bg-…!).
    page.style.setProperty('background-color', 'transparent', 'important')
    if (isTransparent) content.style.backgroundColor = color
    if (layer) page.prepend(layer)
    return () => {
      for (const undo of restore) undo()
      layer?.remove()
    }
  }
}
