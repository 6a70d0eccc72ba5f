import { reducedMotion } from '@/lib/frame/motion'
import type { Bezier, ElementAnimation } from './overlay-animations'
import { REDUCED_FADE_MS } from './overlay-animations'
import { playElementAnimations } from './play-animations.motion'
import type { StoppableAnimation } from './running-animation'
import { noAnimation } from './running-animation'

/** Styles of one element at one position. */
export interface ElementStyles {
  transform?: string
  opacity?: number
}

/** Options of {@link createSlideController}: the elements that move, and their styles at a position. */
export interface SlideOptions<Part extends string> {
  /** The elements that move, by the names that `stylesAt` uses. */
  elements: Readonly<Partial<Record<Part, HTMLElement | null>>>
  /** Returns the styles of the elements. @param position 0 closed, 1 fully open */
  stylesAt: (position: number) => Partial<Record<Part, ElementStyles>>
  /** The element from whose transform the position of the slide is read. */
  measuredElement: HTMLElement
  /** The layer of the overlay. With reduced motion, it fades in and out. It has `data-moving` during an animation. */
  root: HTMLElement
}

/** Moves elements to positions between closed and open, during a drag or with an animation. */
export interface SlideController {
  /** The current position, even in the middle of an animation. */
  readonly position: number
  /** Whether an animation is running. */
  readonly isMoving: boolean
  /** Moves the elements to a position without animation. */
  setPosition(position: number): void
  /**
   * Animates from the current position to another one. With reduced motion, sets the position without animation.
   * @param duration ms
   */
  animateTo(position: number, duration: number, ease: Bezier): StoppableAnimation
  /** Animates the opening or closing of the overlay for `duration` ms. With reduced motion, the layer fades instead. */
  animateEnterOrLeave(
    direction: 'in' | 'out',
    position: number,
    duration: number,
    ease: Bezier,
  ): StoppableAnimation
  /** Stops at the current position and returns it. */
  stop(): number
}

/**
 * Creates a slide controller. The `transform` of the measured element must be a vertical translation in percent of its own
 * height.
 */
export function createSlideController<Part extends string>(options: SlideOptions<Part>): SlideController {
  let position = 0
  let motion: StoppableAnimation | undefined

  const setPosition = (next: number) => {
    position = next
    const stylesByPart = options.stylesAt(next)
    for (const part of Object.keys(stylesByPart) as Part[]) {
      const element = options.elements[part]
      const { transform = '', opacity } = stylesByPart[part] as ElementStyles
      if (!element) continue
      element.style.transform = transform
      element.style.opacity = opacity === undefined ? '' : String(opacity)
    }
  }

  /** Reads the position from the computed style, because an animation does not change the inline styles. */
  const renderedPosition = () => {
    const { transform } = getComputedStyle(options.measuredElement)
    if (!motion || transform === 'none' || !options.measuredElement.offsetHeight) return position
    return 1 - new DOMMatrixReadOnly(transform).m42 / options.measuredElement.offsetHeight
  }

  const stop = () => {
    if (!motion) return position
    const currentPosition = renderedPosition()
    const stopped = motion
    motion = undefined
    delete options.root.dataset.moving
    stopped.stop()
    setPosition(currentPosition)
    return currentPosition
  }

  const trackMotion = (newMotion: StoppableAnimation, endPosition: number): StoppableAnimation => {
    motion = newMotion
    position = endPosition
    options.root.dataset.moving = ''
    void newMotion.finished.then(() => {
      if (motion !== newMotion) return
      motion = undefined
      delete options.root.dataset.moving
    })
    return newMotion
  }

  const animateTo: SlideController['animateTo'] = (endPosition, duration, ease) => {
    const startPosition = stop()
    if (reducedMotion() || Math.abs(endPosition - startPosition) < 0.001) {
      setPosition(endPosition)
      return { ...noAnimation, stop() {} }
    }
    const startStyles = options.stylesAt(startPosition)
    const endStyles = options.stylesAt(endPosition)
    const elementAnimations = (Object.keys(endStyles) as Part[]).map((part): ElementAnimation<Part> => {
      const [fromStyles, toStyles] = [startStyles[part] ?? {}, endStyles[part] ?? {}]
      return {
        part,
        duration,
        ease,
        keyframes: {
          ...(fromStyles.transform !== undefined &&
            toStyles.transform !== undefined && { transform: [fromStyles.transform, toStyles.transform] }),
          ...(fromStyles.opacity !== undefined &&
            toStyles.opacity !== undefined && { opacity: [fromStyles.opacity, toStyles.opacity] }),
        },
      }
    })
    return trackMotion(playElementAnimations(elementAnimations, options.elements, true), endPosition)
  }

  return {
    get position() {
      return renderedPosition()
    },
    get isMoving() {
      return motion !== undefined
    },
    setPosition,
    animateTo,
    animateEnterOrLeave(direction, endPosition, duration, ease) {
      if (!reducedMotion()) return animateTo(endPosition, duration, ease)
      if (direction === 'in') setPosition(endPosition)
      const opacity: [number, number] = direction === 'in' ? [0, 1] : [1, 0]
      const fade = { part: 'root', keyframes: { opacity }, duration: REDUCED_FADE_MS, ease } as const
      return trackMotion(
        playElementAnimations([fade], { root: options.root }, direction === 'out'),
        endPosition,
      )
    },
    stop,
  }
}
