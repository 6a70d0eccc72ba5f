import { reducedMotion } from '@/lib/frame/motion'
import { isIos } from '@/lib/transition/frame-mode'
import { type Box, canGrowFrom, GROW_TIMING, growAnimations, placeAtAnchor } from './grow-from-anchor'
import { isIos26 } from './is-ios-26'
import { overlayAnimations } from './overlay-animations'
import type { OverlayAnimator, OverlayViewModel } from './overlay-view'
import { playElementAnimations } from './play-animations.motion'
import { noAnimation, type OverlayElements, type StoppableAnimation } from './running-animation'
import type { ActionSheetOptions, PopoverOptions } from './types'

/** An animator with a method that the view calls when it unmounts. */
export interface DestroyableAnimator extends OverlayAnimator {
  destroy(): void
}

const playAnimation = (
  { root, surface, backdrop }: OverlayElements,
  { kind, options }: OverlayViewModel,
  direction: 'in' | 'out',
  from: 'anchor' | 'middle',
): StoppableAnimation => {
  if (options.animated === false) return { ...noAnimation, stop() {} }
  const animations =
    isIos26(root) && kind in GROW_TIMING
      ? growAnimations(GROW_TIMING[kind as keyof typeof GROW_TIMING], direction, from, reducedMotion())
      : overlayAnimations({
          kind,
          mode: isIos(root) ? 'ios' : 'md',
          direction,
          isMotionReduced: reducedMotion(),
        })
  return playElementAnimations(animations, { surface, backdrop }, direction === 'out')
}

/**
 * Creates the animator of a popover. On iOS 26, the popover grows from its anchor and shrinks back into it. On iOS 18 and in
 * Material, it has the animation of `overlayAnimations`. With reduced motion, it only fades.
 * @param getView returns the overlay with its current options and state
 */
export const createPopoverAnimator = (
  parts: OverlayElements,
  getView: () => OverlayViewModel<'popover'>,
): DestroyableAnimator => ({
  enter: () => playAnimation(parts, getView(), 'in', 'anchor'),
  leave: () => playAnimation(parts, getView(), 'out', 'anchor'),
  destroy() {},
})

/**
 * Creates a function that returns the box of an anchor. An element that has left the document keeps its last box.
 * The box of a point is 1 × 1 px, because `canGrowFrom` rejects boxes without a size.
 */
const createBoxGetter = (anchor: PopoverOptions['anchor']): (() => Box) => {
  if (!(anchor instanceof Element)) {
    const { clientX, clientY } = anchor
    return () => ({ left: clientX, top: clientY, right: clientX + 1, bottom: clientY + 1 })
  }
  let lastBox = anchor.getBoundingClientRect()
  return () => {
    if (anchor.isConnected) lastBox = anchor.getBoundingClientRect()
    return lastBox
  }
}

const insetOf = (root: HTMLElement, name: string) =>
  Number.parseFloat(getComputedStyle(root).getPropertyValue(name)) || 0

/**
 * Creates the animator of an action sheet. On iOS 26, the sheet is at its anchor and grows from there if `canGrowFrom` allows it;
 * otherwise, the sheet is in the center. At an anchor, the layer has `data-anchored`, and the surface has `--anchored-x`,
 * `--anchored-y`, `--anchored-max-height`, and `--anchored-origin`. The styles of iOS 18 and Material ignore these.
 * @param getView returns the overlay with its current options and state
 */
export function createActionSheetAnimator(
  parts: OverlayElements,
  getView: () => OverlayViewModel<'action-sheet'>,
): DestroyableAnimator {
  const { root, surface } = parts
  const { anchor } = getView().options as ActionSheetOptions
  const getAnchorBox = anchor ? createBoxGetter(anchor) : undefined

  const placeSheet = () => {
    const frame = root.getBoundingClientRect()
    const box = getAnchorBox?.()
    const canGrow = box !== undefined && canGrowFrom(box, frame)
    root.toggleAttribute('data-anchored', canGrow)
    if (!canGrow) return
    // The frame may be scaled in the preview.
    const scale = frame.width / root.offsetWidth || 1
    const toFrameBox = (value: Box): Box => ({
      left: (value.left - frame.left) / scale,
      right: (value.right - frame.left) / scale,
      top: (value.top - frame.top) / scale,
      bottom: (value.bottom - frame.top) / scale,
    })
    const { x, y, maxHeight, origin } = placeAtAnchor(
      toFrameBox(box),
      toFrameBox(frame),
      { width: surface.offsetWidth, height: surface.offsetHeight },
      { top: insetOf(root, '--safe-top'), bottom: insetOf(root, '--safe-bottom') },
    )
    const lengths = { '--anchored-x': x, '--anchored-y': y, '--anchored-max-height': maxHeight }
    for (const [name, value] of Object.entries(lengths)) surface.style.setProperty(name, `${value}px`)
    surface.style.setProperty('--anchored-origin', origin.map((value) => `${value}px`).join(' '))
  }
  const getGrowOrigin = () => (root.hasAttribute('data-anchored') ? 'anchor' : 'middle')

  placeSheet()
  // Places the sheet again when the size of the frame or the sheet changes, for example with the generation.
  const observer = new ResizeObserver(placeSheet)
  observer.observe(root)
  observer.observe(surface)

  return {
    enter: () => playAnimation(parts, getView(), 'in', getGrowOrigin()),
    leave: () => playAnimation(parts, getView(), 'out', getGrowOrigin()),
    destroy: () => observer.disconnect(),
  }
}
