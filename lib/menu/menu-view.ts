import type { BackSource } from '@/lib/back'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { axisOf } from '@/lib/gesture/axis'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import { createMenuFocusTrap, findCoveringOverlay } from './focus-trap'
import type { MenuAnimation, MenuView } from './menu-controller'
import { type MenuLayout, type MenuPose, poseOf, timingOf } from './pose'
import type { MenuSide, MenuType } from './types'

export interface MenuElements {
  /** The element that contains the menu and the page. */
  frame: HTMLElement
  panel: HTMLElement
  /** The element that covers the page while the menu is open. */
  backdrop: HTMLElement
}

export interface MenuTypeAndSide {
  type: MenuType
  side: MenuSide
}

const translateX = (x: number) => (x === 0 ? 'none' : `translateX(${x}px)`)

/**
 * Creates the view of a menu in a frame. The page is the child of the frame with `data-stack`; menus of the types `push` and
 * `reveal` move it aside.
 * @param elements the elements of the menu
 * @param getTypeAndSide returns the type and side, which may change at any time
 * @param onBack called for Back and Escape while the menu is open
 */
export function createMenuView(
  elements: MenuElements,
  getTypeAndSide: () => MenuTypeAndSide,
  onBack: (source: BackSource) => void,
): MenuView {
  const { frame, panel, backdrop } = elements
  let progress = 0

  const getLayout = (): MenuLayout => {
    const { type, side } = getTypeAndSide()
    const { sign } = axisOf(frame)
    return {
      type,
      mode: frame.closest('[data-mode]')?.getAttribute('data-mode') === 'ios' ? 'ios' : 'md',
      sign: side === 'start' ? sign : sign === 1 ? -1 : 1,
      width: panel.offsetWidth,
      isMotionReduced: reducedMotion(),
    }
  }
  const getStacks = () => [...frame.querySelectorAll<HTMLElement>(':scope > [data-stack]')]

  const applyPose = (
    { panelOffset, pageOffset, backdropOpacity, panelOpacity }: MenuPose,
    shadow: string,
  ) => {
    panel.style.transform = panelOffset === 0 ? '' : translateX(panelOffset)
    panel.style.opacity = panelOpacity === 1 ? '' : String(panelOpacity)
    backdrop.style.opacity = String(backdropOpacity)
    // The backdrop moves aside with the page, so that it does not cover a revealed menu.
    for (const element of [backdrop, ...getStacks()])
      element.style.transform = pageOffset === 0 ? '' : translateX(pageOffset)
    for (const stack of getStacks()) stack.style.boxShadow = shadow
  }
  const setPosition = (newProgress: number) => {
    progress = newProgress
    const layout = getLayout()
    const hasShadow = layout.type === 'reveal' && newProgress > 0
    applyPose(poseOf(layout, newProgress), hasShadow ? `${-8 * layout.sign}px 0 42px rgb(0 0 0 / 0.08)` : '')
  }

  const animate = (to: 0 | 1, cause: 'call' | 'swipe'): MenuAnimation => {
    const layout = getLayout()
    const timing = timingOf(layout.mode, to, cause, layout.isMotionReduced)
    const startPose = poseOf(layout, progress)
    const endPose = poseOf(layout, to)
    const animateElement = (element: HTMLElement, keyframes: Keyframe[]) => {
      const animation = element.animate(keyframes, { ...timing, fill: 'both' })
      animation.playbackRate = motionRate()
      return animation
    }
    // With reduced motion, the page is at its end position at once, and the menu and the backdrop fade.
    const pageProgress = { from: layout.isMotionReduced ? to : progress, to }
    const pageKeyframe = (position: number) => ({
      transform: translateX(poseOf({ ...layout, isMotionReduced: false }, position).pageOffset),
    })
    const animations = [
      animateElement(panel, [
        { transform: translateX(startPose.panelOffset), opacity: startPose.panelOpacity },
        { transform: translateX(endPose.panelOffset), opacity: endPose.panelOpacity },
      ]),
      animateElement(backdrop, [
        { ...pageKeyframe(pageProgress.from), opacity: startPose.backdropOpacity },
        { ...pageKeyframe(pageProgress.to), opacity: endPose.backdropOpacity },
      ]),
      // A page that does not move is not animated.
      ...(layout.type === 'overlay'
        ? []
        : getStacks().map((stack) =>
            animateElement(stack, [pageKeyframe(pageProgress.from), pageKeyframe(pageProgress.to)]),
          )),
    ]
    const finishIfHidden = () => {
      if (document.hidden) for (const animation of animations) animation.finish()
    }
    const cancel = () => {
      document.removeEventListener('visibilitychange', finishIfHidden)
      for (const animation of animations) animation.cancel()
    }
    // A hidden document renders no frames, so the animation would never end.
    document.addEventListener('visibilitychange', finishIfHidden)
    finishIfHidden()
    return {
      // `fill` keeps the last frame until `setPosition` has set the same values as inline styles.
      finished: Promise.all(animations.map(({ finished }) => finished)).then(
        () => {
          setPosition(to)
          cancel()
        },
        // After a stop, the promise of the animations rejects, but `MenuAnimation.finished` must never settle.
        () => new Promise<void>(() => {}),
      ),
      stop: cancel,
    }
  }

  const setVisible = (isVisible: boolean) => {
    panel.hidden = !isVisible
    backdrop.hidden = !isVisible
  }

  return {
    isCovered: () => findCoveringOverlay(frame) !== null,
    show: () => setVisible(true),
    hide: () => setVisible(false),
    setPosition,
    animate,
    trapFocus: () => createMenuFocusTrap({ ...elements, fillsViewport: () => isFullViewport(panel), onBack }),
  }
}
