import type { BackSource } from '@/lib/back'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { axisOf } from '@/lib/gesture/axis'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import { coveringOverlay, createMenuFocusTrap } from './focus-trap'
import type { MenuAnimation, MenuView } from './menu'
import { type MenuLayout, type MenuPose, poseOf, timingOf } from './pose'
import type { MenuSide, MenuType } from './types'

/** The elements of a menu. */
export interface MenuParts {
  /** The element that contains the menu and the page. */
  frame: HTMLElement
  panel: HTMLElement
  /** The element that covers the page while the menu is open. */
  backdrop: HTMLElement
}

/** The current type and side of a menu. */
export interface MenuSetup {
  type: MenuType
  side: MenuSide
}

const translateX = (x: number) => (x === 0 ? 'none' : `translateX(${x}px)`)

/**
 * Creates the view of a menu in a frame. The page is the element with `data-stack`; menus of the types `push` and `reveal` move it aside.
 * @param parts the elements of the menu
 * @param setup returns the type and side, which may change at any time
 * @param onBack called for Back and Escape while the menu is open
 */
export function createMenuView(
  parts: MenuParts,
  setup: () => MenuSetup,
  onBack: (source: BackSource) => void,
): MenuView {
  const { frame, panel, backdrop } = parts
  let progress = 0

  const getLayout = (): MenuLayout => {
    const { type, side } = setup()
    const { sign } = axisOf(frame)
    return {
      type,
      mode: frame.closest('[data-mode]')?.getAttribute('data-mode') === 'ios' ? 'ios' : 'md',
      sign: side === 'start' ? sign : sign === 1 ? -1 : 1,
      width: panel.offsetWidth,
      reduced: reducedMotion(),
    }
  }
  const getPages = () => [...frame.querySelectorAll<HTMLElement>(':scope > [data-stack]')]

  const applyPose = ({ panel: x, content, backdrop: backdropOpacity, fade }: MenuPose, shadow: string) => {
    panel.style.transform = x === 0 ? '' : translateX(x)
    panel.style.opacity = fade === 1 ? '' : String(fade)
    backdrop.style.opacity = String(backdropOpacity)
    // The backdrop moves aside with the page, so that it does not cover a revealed menu.
    for (const element of [backdrop, ...getPages()])
      element.style.transform = content === 0 ? '' : translateX(content)
    for (const page of getPages()) page.style.boxShadow = shadow
  }
  const setPosition = (next: number) => {
    progress = next
    const current = getLayout()
    const hasShadow = current.type === 'reveal' && next > 0
    applyPose(poseOf(current, next), hasShadow ? `${-8 * current.sign}px 0 42px rgb(0 0 0 / 0.08)` : '')
  }

  const animate = (to: 0 | 1, cause: 'call' | 'swipe'): MenuAnimation => {
    const current = getLayout()
    const timing = timingOf(current.mode, to, cause, current.reduced)
    const from = poseOf(current, progress)
    const end = poseOf(current, to)
    const animateElement = (element: HTMLElement, frames: Keyframe[]) => {
      const animation = element.animate(frames, { ...timing, fill: 'both' })
      animation.playbackRate = motionRate()
      return animation
    }
    // With reduced motion, the page is at its end position at once, and only the menu fades.
    const pageProgress = { from: current.reduced ? to : progress, to }
    const pageKeyframe = (position: number) => ({
      transform: translateX(poseOf({ ...current, reduced: false }, position).content),
    })
    const animations = [
      animateElement(panel, [
        { transform: translateX(from.panel), opacity: from.fade },
        { transform: translateX(end.panel), opacity: end.fade },
      ]),
      animateElement(backdrop, [
        { ...pageKeyframe(pageProgress.from), opacity: from.backdrop },
        { ...pageKeyframe(pageProgress.to), opacity: end.backdrop },
      ]),
      // A page that does not move is not animated.
      ...(current.type === 'overlay'
        ? []
        : getPages().map((page) =>
            animateElement(page, [pageKeyframe(pageProgress.from), pageKeyframe(pageProgress.to)]),
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
        // The animation was stopped, so `finished` never settles.
        () => new Promise<void>(() => {}),
      ),
      stop: cancel,
    }
  }

  const show = (isVisible: boolean) => {
    panel.hidden = !isVisible
    backdrop.hidden = !isVisible
  }

  return {
    isCovered: () => coveringOverlay(frame) !== null,
    show: () => show(true),
    hide: () => show(false),
    setPosition,
    animate,
    trapFocus: () => createMenuFocusTrap({ ...parts, modal: () => isFullViewport(panel), onBack }),
  }
}
