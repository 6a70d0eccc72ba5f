import { reducedMotion } from '@/lib/frame/motion'
import type { Bezier, Move } from './choreography'
import { REDUCED_FADE } from './choreography'
import type { PlayedMotion } from './motion'
import { still } from './motion'
import { play } from './play.motion'

/** Styles of one element at one place. */
export interface Pose {
  transform?: string
  opacity?: number
}

/** What takes part: elements by name, and their styles at a place. */
export interface SlideParts<Part extends string> {
  elements: Readonly<Partial<Record<Part, HTMLElement | null>>>
  /** @param place 0 away, 1 fully there */
  pose: (place: number) => Partial<Record<Part, Pose>>
  /** The element whose place is the place of all. */
  lead: HTMLElement
  /** The layer: it fades where travel is not wanted, and says `data-moving` meanwhile. */
  root: HTMLElement
}

/** Something that stands at a place between away and there, moved by a finger or by itself. */
export interface Slide {
  /** Where it is, also in the middle of a movement. */
  readonly place: number
  readonly moving: boolean
  /** Puts it there. */
  put(place: number): void
  /**
   * Moves it there from wherever it is.
   * @param duration ms
   */
  go(place: number, duration: number, ease: Bezier): PlayedMotion
  /** Comes or goes, which is a fade where motion is reduced. */
  show(way: 'in' | 'out', place: number, duration: number, ease: Bezier): PlayedMotion
  /** Stops it where it is, and says where. */
  hold(): number
}

/** Makes a slide. The lead's `transform` is a vertical one in percent of its own height. */
export function createSlide<Part extends string>(parts: SlideParts<Part>): Slide {
  let place = 0
  let motion: PlayedMotion | undefined

  const put = (next: number) => {
    place = next
    const poses = parts.pose(next)
    for (const part of Object.keys(poses) as Part[]) {
      const element = parts.elements[part]
      const { transform = '', opacity } = poses[part] as Pose
      if (!element) continue
      element.style.transform = transform
      element.style.opacity = opacity === undefined ? '' : String(opacity)
    }
  }

  /** What the browser shows: an animation moves elements without telling their styles. */
  const shown = () => {
    const { transform } = getComputedStyle(parts.lead)
    if (!motion || transform === 'none' || !parts.lead.offsetHeight) return place
    return 1 - new DOMMatrixReadOnly(transform).m42 / parts.lead.offsetHeight
  }

  const hold = () => {
    if (!motion) return place
    const here = shown()
    const halted = motion
    motion = undefined
    delete parts.root.dataset.moving
    halted.halt()
    put(here)
    return here
  }

  const follow = (played: PlayedMotion, end: number): PlayedMotion => {
    motion = played
    place = end
    parts.root.dataset.moving = ''
    void played.finished.then(() => {
      if (motion !== played) return
      motion = undefined
      delete parts.root.dataset.moving
    })
    return played
  }

  const go: Slide['go'] = (end, duration, ease) => {
    const start = hold()
    if (reducedMotion() || Math.abs(end - start) < 0.001) {
      put(end)
      return { ...still, halt() {} }
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
    return follow(play(moves, parts.elements, true), end)
  }

  return {
    get place() {
      return shown()
    },
    get moving() {
      return motion !== undefined
    },
    put,
    go,
    show(way, end, duration, ease) {
      if (!reducedMotion()) return go(end, duration, ease)
      if (way === 'in') put(end)
      const opacity: [number, number] = way === 'in' ? [0, 1] : [1, 0]
      const fade = { part: 'root', keyframes: { opacity }, duration: REDUCED_FADE, ease } as const
      return follow(play([fade], { root: parts.root }, way === 'out'), end)
    },
    hold,
  }
}
