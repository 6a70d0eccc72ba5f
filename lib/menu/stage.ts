import type { BackSource } from '@/lib/back'
import { motionRate, reducedMotion } from '@/lib/frame/motion'
import { axisOf } from '@/lib/gesture/axis'
import { isFullViewport } from '@/lib/overlay/is-full-viewport'
import { coverOf, holdMenu } from './hold'
import type { MenuRun, MenuStage } from './menu'
import { type MenuPose, type MenuScene, poseOf, tempoOf } from './pose'
import type { MenuSide, MenuType } from './types'

/** The elements of a menu. */
export interface MenuParts {
  /** What it lies in, together with the page. */
  frame: HTMLElement
  panel: HTMLElement
  /** The shade over the page. */
  veil: HTMLElement
}

/** How a menu is set up at the moment. */
export interface MenuLook {
  type: MenuType
  side: MenuSide
}

const shift = (x: number) => (x === 0 ? 'none' : `translateX(${x}px)`)

/**
 * Shows a menu in a frame. The page, which is moved aside by two of the types, is what carries `data-stack`.
 * @param parts its elements
 * @param look asked at every step: side, type and direction may change at any time
 * @param onBack called for back and Escape while it is open
 */
export function createStage(
  parts: MenuParts,
  look: () => MenuLook,
  onBack: (source: BackSource) => void,
): MenuStage {
  const { frame, panel, veil } = parts
  let share = 0

  const scene = (): MenuScene => {
    const { type, side } = look()
    const { sign } = axisOf(frame)
    return {
      type,
      mode: frame.closest('[data-mode]')?.getAttribute('data-mode') === 'ios' ? 'ios' : 'md',
      sign: side === 'start' ? sign : sign === 1 ? -1 : 1,
      width: panel.offsetWidth,
      reduced: reducedMotion(),
    }
  }
  const pages = () => [...frame.querySelectorAll<HTMLElement>(':scope > [data-stack]')]

  const put = ({ panel: x, content, veil: dark, fade }: MenuPose, shadow: string) => {
    panel.style.transform = x === 0 ? '' : shift(x)
    panel.style.opacity = fade === 1 ? '' : String(fade)
    veil.style.opacity = String(dark)
    // The shade lies on the page and goes aside with it: a menu that is revealed must be free to be pressed.
    for (const element of [veil, ...pages()]) element.style.transform = content === 0 ? '' : shift(content)
    for (const page of pages()) page.style.boxShadow = shadow
  }
  const place = (next: number) => {
    share = next
    const setting = scene()
    const lifted = setting.type === 'reveal' && next > 0
    put(poseOf(setting, next), lifted ? `${-8 * setting.sign}px 0 42px rgb(0 0 0 / 0.08)` : '')
  }

  const run = (to: 0 | 1, after: 'call' | 'swipe'): MenuRun => {
    const setting = scene()
    const tempo = tempoOf(setting.mode, to, after, setting.reduced)
    const from = poseOf(setting, share)
    const end = poseOf(setting, to)
    const move = (element: HTMLElement, frames: Keyframe[]) => {
      const animation = element.animate(frames, { ...tempo, fill: 'both' })
      animation.playbackRate = motionRate()
      return animation
    }
    // Without motion the page has no way to go: it is where it belongs.
    const page = setting.reduced ? { from: 1, to: 1 } : { from: share, to }
    const aside = (at: number) => ({ transform: shift(poseOf({ ...setting, reduced: false }, at).content) })
    const animations = [
      move(panel, [
        { transform: shift(from.panel), opacity: from.fade },
        { transform: shift(end.panel), opacity: end.fade },
      ]),
      move(veil, [
        { ...aside(page.from), opacity: from.veil },
        { ...aside(page.to), opacity: end.veil },
      ]),
      // A page that stays where it is needs no layer of its own.
      ...(setting.type === 'overlay'
        ? []
        : pages().map((one) => move(one, [aside(page.from), aside(page.to)]))),
    ]
    const skip = () => {
      if (document.hidden) for (const animation of animations) animation.finish()
    }
    const clear = () => {
      document.removeEventListener('visibilitychange', skip)
      for (const animation of animations) animation.cancel()
    }
    // Frames stop in a hidden document, and with them the end of the animation.
    document.addEventListener('visibilitychange', skip)
    skip()
    return {
      // Held by its last frame until everything is put where that frame shows it.
      finished: Promise.all(animations.map(({ finished }) => finished)).then(
        () => {
          place(to)
          clear()
        },
        // Stopped: whoever did so has decided what comes next.
        () => new Promise<void>(() => {}),
      ),
      stop: clear,
    }
  }

  const show = (on: boolean) => {
    panel.hidden = !on
    veil.hidden = !on
  }

  return {
    covered: () => coverOf(frame) !== null,
    show: () => show(true),
    hide: () => show(false),
    place,
    run,
    hold: () => holdMenu({ ...parts, modal: () => isFullViewport(panel), onBack }),
  }
}
