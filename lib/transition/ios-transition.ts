import type { InlineAxis } from '../gesture/axis'
import { buttonGroupPoses } from './button-groups'
import { IOS_DURATION_MS, IOS_EASING } from './constants'
import { createPageShadow } from './page-shadow'
import type { Pose, TransitionPlan, Tween } from './pose'
import { saveStyles } from './save-styles'
import { type SlideElements, slideElementsOf } from './slide-elements'
import { type TitleMorph, titleMorphOf } from './title-morph'

/** Offset from which the upper page enters, as a fraction of the width: slightly less than 1, as on iOS. */
const UPPER_ENTER_OFFSET = 0.995
/** Offset of the lower page while it is covered, as a fraction of the width; negative is toward the start side. */
const LOWER_OFFSET = -0.33
/** Distance that the back button's text moves when it enters, px. */
const BACK_TEXT_ENTER_PX = 100
/** Distance that the back button's text moves when it leaves, px. */
const BACK_TEXT_LEAVE_PX = 124

/** Whether a page is above or below the other page of the transition. */
type PageLayer = 'upper' | 'lower'

/**
 * Returns how the upper or lower page enters or leaves: its offset before it enters or after it leaves (px), the opacities of its
 * parts, and a function that creates their tweens.
 */
const layerMotion = (layer: PageLayer, isEntering: boolean, width: number) => {
  const offset = layer === 'upper' ? width * (isEntering ? UPPER_ENTER_OFFSET : 1) : width * LOWER_OFFSET
  const tweensOf = (element: HTMLElement | undefined, away: Pose, inPlace: Pose): Tween[] => {
    if (!element) return []
    return [isEntering ? { element, from: away, to: inPlace } : { element, from: inPlace, to: away }]
  }
  return {
    offset,
    tweensOf,
    hiddenOpacity: isEntering ? 0.01 : 0,
    visibleOpacity: isEntering ? 1 : 0.99,
  }
}

const computedOpacity = (element: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(element).opacity || '1')

/** Returns whether the title moves. A title that is invisible (above a large title, or over a picture) must not flash. */
const shouldMoveTitle = (
  { title, largeTitle }: SlideElements,
  isEntering: boolean,
  isUpper: boolean,
): boolean => title !== undefined && !(largeTitle && isEntering && isUpper) && computedOpacity(title) >= 0.5

/** Returns whether both pages have a back button without text. Such buttons do not move, as on iOS 26. */
const haveIconBackButtons = (upperParts: SlideElements, lowerParts: SlideElements): boolean =>
  Boolean(upperParts.backButton && lowerParts.backButton && !upperParts.backText && !lowerParts.backText)

const pageTweens = (
  pageContainer: HTMLElement,
  parts: SlideElements,
  layer: PageLayer,
  isEntering: boolean,
  width: number,
  sign: number,
  isBackButtonStatic: boolean,
  posesByButtonGroup: ReadonlyMap<HTMLElement, Pose>,
  titleMorph?: TitleMorph,
): Tween[] => {
  const { offset, tweensOf, hiddenOpacity, visibleOpacity } = layerMotion(layer, isEntering, width)
  const x = offset * sign
  const dimmedPose = layer === 'lower' ? { opacity: 0.8 } : {}
  const brightPose = layer === 'lower' ? { opacity: 1 } : {}
  if (parts.nonBarElements.length === 0)
    return tweensOf(pageContainer, { x, ...dimmedPose }, { x: 0, ...brightPose })
  const fadeTweens = (element: HTMLElement | undefined) =>
    tweensOf(element, { opacity: hiddenOpacity }, { opacity: visibleOpacity })
  const buttonTweens = (element: HTMLElement) => {
    const buttonGroupPose = posesByButtonGroup.get(element)
    if (!buttonGroupPose) return fadeTweens(element)
    return tweensOf(
      element,
      { ...buttonGroupPose, opacity: hiddenOpacity },
      { ...(buttonGroupPose.scaleX ? { x: 0, scaleX: 1 } : { scale: 1 }), opacity: visibleOpacity },
    )
  }
  const slideTweens = (element: HTMLElement | undefined) =>
    tweensOf(element, { x, opacity: hiddenOpacity }, { x: 0, opacity: visibleOpacity })
  // Only the upper page's button is visible, because two overlapping buttons would be darker.
  const staticTweens = (element: HTMLElement | undefined) => {
    const opacity = layer === 'upper' ? 1 : 0
    return tweensOf(element, { opacity }, { opacity })
  }
  const textOffset = (isEntering ? BACK_TEXT_ENTER_PX : BACK_TEXT_LEAVE_PX) * sign
  return [
    ...parts.nonBarElements.flatMap((body) => tweensOf(body, { x, ...dimmedPose }, { x: 0, ...brightPose })),
    ...(shouldMoveTitle(parts, isEntering, layer === 'upper') ? slideTweens(parts.title) : []),
    ...parts.buttonGroups.flatMap(buttonTweens),
    ...parts.toolbarExtras.flatMap((extra) =>
      layer === 'lower' && !isEntering ? fadeTweens(extra) : slideTweens(extra),
    ),
    ...(layer === 'lower'
      ? []
      : parts.barBackgrounds.flatMap((bar) => {
          const opacity = computedOpacity(bar)
          // An invisible background is not animated, because the browser would run such an animation on the main thread.
          return opacity > 0 ? tweensOf(bar, { opacity: hiddenOpacity }, { opacity }) : []
        })),
    ...(titleMorph
      ? titleMorph.tweens
      : isBackButtonStatic
        ? staticTweens(parts.backButton)
        : fadeTweens(parts.backButton)),
    ...(layer === 'upper' && !titleMorph ? tweensOf(parts.backText, { x: textOffset }, { x: 0 }) : []),
  ]
}

/**
 * Plans the iOS slide: the upper page moves over or away from the lower page, and the parts of the toolbars move separately.
 * @param entering the element that contains the entering page, its slot in the page stack
 * @param leaving the element that contains the leaving page
 * @param isForward true if the entering page is the upper one
 * @param width width of the stack, px
 * @param axis axis of the pages; in right-to-left pages, the slide is mirrored
 * @param isAtRest true if nothing is still moving from an interrupted transition
 */
export const iosTransition = (
  entering: HTMLElement,
  leaving: HTMLElement,
  isForward: boolean,
  width: number,
  { sign }: InlineAxis,
  isAtRest = true,
): TransitionPlan => {
  const [upper, lower] = isForward ? [entering, leaving] : [leaving, entering]
  const [upperParts, lowerParts] = [slideElementsOf(upper), slideElementsOf(lower)]
  const backgroundSetups = [
    prepareBackgroundMove(upper, upperParts),
    prepareBackgroundMove(lower, lowerParts),
  ]
  const titleMorph = isAtRest ? titleMorphOf(upper, upperParts, lowerParts, isForward) : undefined
  const posesByButtonGroup = buttonGroupPoses(upperParts, lowerParts, sign)
  const isBackButtonStatic = haveIconBackButtons(upperParts, lowerParts)
  const { tweens, setup } = createPageShadow(
    upper,
    upperParts.nonBarElements.length === 0,
    isForward,
    width * (isForward ? UPPER_ENTER_OFFSET : 1),
    sign,
  )
  return {
    tweens: [
      ...pageTweens(
        upper,
        upperParts,
        'upper',
        isForward,
        width,
        sign,
        isBackButtonStatic,
        posesByButtonGroup,
        titleMorph,
      ),
      ...pageTweens(
        lower,
        lowerParts,
        'lower',
        !isForward,
        width,
        sign,
        isBackButtonStatic,
        posesByButtonGroup,
      ),
      ...tweens,
    ],
    duration: IOS_DURATION_MS,
    easing: IOS_EASING,
    setup: () => {
      const cleanups = [setup(), titleMorph?.setup(), ...backgroundSetups.map((apply) => apply?.())]
      return () => {
        for (const undo of cleanups) undo?.()
      }
    },
  }
}

/**
 * Prepares to give the page's background color to its content during the transition: the page element does not move, and the
 * upper page's background would cover the lower page. If the content begins below bars, a layer behind the content and these
 * bars gets the color.
 * @param slot the element that contains the page
 * @param parts parts of the page; the layer is added to its `nonBarElements`
 * @returns a function that does this and returns a function that undoes it; undefined if the page has no background or content
 */
const prepareBackgroundMove = (slot: HTMLElement, { nonBarElements, content }: SlideElements) => {
  const page = slot.querySelector<HTMLElement>('[data-page]')
  const transparent = 'rgba(0, 0, 0, 0)'
  const color = page && getComputedStyle(page).backgroundColor
  if (!page || !content || color === transparent || !color) return undefined
  const backgroundLayer = content.offsetTop > 0 ? document.createElement('div') : undefined
  if (backgroundLayer) {
    backgroundLayer.style.cssText = `position:absolute;inset:0;z-index:-1;background-color:${color}`
    nonBarElements.push(backgroundLayer)
  }
  return () => {
    const isTransparent = !backgroundLayer && getComputedStyle(content).backgroundColor === transparent
    const restoreStyles = [page, content].map((element) => saveStyles(element, 'background-color'))
    // `!important` is necessary if the background of the page is also `!important` (`bg-…!`).
    page.style.setProperty('background-color', 'transparent', 'important')
    if (isTransparent) content.style.backgroundColor = color
    if (backgroundLayer) page.prepend(backgroundLayer)
    return () => {
      for (const undo of restoreStyles) undo()
      backgroundLayer?.remove()
    }
  }
}
