import { reducedMotion } from '@/lib/frame/motion'
import type { Bezier, Move } from './choreography'
import { REDUCED_FADE } from './choreography'
import type { PlayedMotion } from './motion'
import { noAnimation } from './motion'
import { play } from './play.motion'

/** Styles of one element at one position. */
export interface Pose {
  transform?: string
  opacity?: number
}

/** Options of {@link createSlide}: the elements that move, and their styles at a position. */
export interface SlideParts<Part extends string> {
  /** The elements by name. */
  elements: Readonly<Partial<Record<Part, HTMLElement | null>>>
  /** Returns the styles of the elements. @param position 0 closed, 1 open */
  pose: (position: number) => Partial<Record<Part, Pose>>
  /** The element from whose transform the position of the slide is read. */
  lead: HTMLElement
  /** The layer of the overlay. It fades with reduced motion, and has `data-moving` during an animation. */
  root: HTMLElement
}

/** Elements at a position between closed and open, moved by a finger or an animation. */
export interface Slide {
  /** The current position, even in the middle of an animation. */
  readonly position: number
  /** Whether an animation is running. */
  readonly moving: boolean
  /** Moves the elements to a position without animation. */
  setPosition(position: number): void
  /**
   * Animates from the current position to another one. With reduced motion, sets the position without animation.
   * @param duration ms
   */
  animateTo(position: number, duration: number, ease: Bezier): PlayedMotion
  /** Animates the opening or closing of the overlay. With reduced motion, the layer fades instead. */
  show(way: 'in' | 'out', position: number, duration: number, ease: Bezier): PlayedMotion
  /** Stops at the current position and returns it. */
  stop(): number
}

/** Creates a slide. The `transform` of the lead element must be a vertical translation in percent of its own height. */
export function createSlide<Part extends string>(parts: SlideParts<Part>): Slide {
  let position = 0
  let motion: PlayedMotion | undefined

  const setPosition = (next: number) => {
    position = next
    const poses = parts.pose(next)
    for (const part of Object.keys(poses) as Part[]) {
      const element = parts.elements[part]
      const { transform = '', opacity } = poses[part] as Pose
      if (!element) continue
      element.style.transform = transform
      element.style.opacity = opacity === undefined ? '' : String(opacity)
    }
  }

  /** Reads the position from the computed style, because an animation does not change the inline styles. */
  const renderedPosition = () => {
    const { transform } = getComputedStyle(parts.lead)
    if (!motion || transform === 'none' || !parts.lead.offsetHeight) return position
    return 1 - new DOMMatrixReadOnly(transform).m42 / parts.lead.offsetHeight
  }

  const stop = () => {
    if (!motion) return position
    const current = renderedPosition()
    const stopped = motion
    motion = undefined
    delete parts.root.dataset.moving
    stopped.halt()
    setPosition(current)
    return current
  }

  const track = (played: PlayedMotion, end: number): PlayedMotion => {
    motion = played
    position = end
    parts.root.dataset.moving = ''
    void played.finished.then(() => {
      if (motion !== played) return
      motion = undefined
      delete parts.root.dataset.moving
    })
    return played
  }

  const animateTo: Slide['animateTo'] = (end, duration, ease) => {
    const start = stop()
    if (reducedMotion() || Math.abs(end - start) < 0.001) {
      setPosition(end)
      return { ...noAnimation, halt() {} }
    }
    const from = parts.pose(start)
    const to = parts.pose(end)
    const moves = (Object.keys(to) as Part[]).map((part): Move<Part> => {
      const [a, b] = [from[part] ?? {}, to[part] ?? {}]
      return {
        part,
        duration,
        ease,
        keyframes: {
          ...(a.transform !== undefined &&
            b.transform !== undefined && { transform: [a.transform, b.transform] }),
          ...(a.opacity !== undefined && b.opacity !== undefined && { opacity: [a.opacity, b.opacity] }),
        },
      }
    })
    return track(play(moves, parts.elements, true), end)
  }

  return {
    get position() {
      return renderedPosition()
    },
    get moving() {
      return motion !== undefined
    },
    setPosition,
    animateTo,
    show(way, end, duration, ease) {
      if (!reducedMotion()) return animateTo(end, duration, ease)
      if (way === 'in') setPosition(end)
      const opacity: [number, number] = way === 'in' ? [0, 1] : [1, 0]
      const fade = { part: 'root', keyframes: { opacity }, duration: REDUCED_FADE, ease } as const
      return track(play([fade], { root: parts.root }, way === 'out'), end)
    },
    stop,
  }
}
