type Frames = Keyframe[] | PropertyIndexedKeyframes | null

const TIMING = ['offset', 'computedOffset', 'easing', 'composite']

/** Whether keyframes change anything. Those that do not are used as timers. */
const moves = (frames: Frames): boolean => {
  if (!Array.isArray(frames))
    return Object.entries(frames ?? {}).some(
      ([name, values]) =>
        !TIMING.includes(name) && Array.isArray(values) && new Set<unknown>(values).size > 1,
    )
  const styles = frames.map((frame) =>
    JSON.stringify(Object.entries(frame).filter(([name]) => !TIMING.includes(name))),
  )
  return styles.length === 1 || new Set(styles).size > 1
}

/**
 * An animation for browsers without Web Animations: it ends at once, without movement. An animation that changes
 * nothing, such as the timer of a splash screen, keeps its duration.
 */
class InstantAnimation extends EventTarget {
  onfinish: (() => void) | null = null
  oncancel: (() => void) | null = null
  id = ''
  playState: AnimationPlayState = 'idle'
  currentTime: number | null = 0
  startTime: number | null = 0
  playbackRate = 1
  readonly pending = false
  readonly timeline = null
  readonly ready: Promise<this> = Promise.resolve(this)
  finished!: Promise<this>
  readonly effect
  readonly #duration: number
  readonly #wait: number
  #resolve!: (animation: this) => void
  #reject!: (reason: unknown) => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(target: Element, frames: Frames, options: number | KeyframeAnimationOptions = {}) {
    super()
    const {
      duration = 0,
      delay = 0,
      iterations = 1,
    } = typeof options === 'number' ? { duration: options } : options
    this.#duration = delay + Number(duration) * iterations
    this.#wait = moves(frames) && Number.isFinite(this.#duration) ? 0 : this.#duration
    const timing = { duration, delay, iterations, endTime: this.#duration, progress: 1 }
    this.effect = {
      target,
      getKeyframes: () => [],
      getTiming: () => timing,
      getComputedTiming: () => timing,
      updateTiming() {},
    }
    this.#promise()
    this.play()
  }

  #promise() {
    this.finished = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.finished.catch(() => {})
  }

  play() {
    if (this.playState === 'finished') this.#promise()
    clearTimeout(this.#timer)
    this.playState = 'running'
    if (Number.isFinite(this.#wait)) this.#timer = setTimeout(() => this.finish(), this.#wait)
  }

  pause() {
    clearTimeout(this.#timer)
    this.playState = 'paused'
  }

  finish() {
    clearTimeout(this.#timer)
    this.currentTime = this.playbackRate < 0 ? 0 : this.#duration
    this.playState = 'finished'
    this.#resolve(this)
    this.#notify('finish')
  }

  cancel() {
    clearTimeout(this.#timer)
    if (this.playState === 'running' || this.playState === 'paused') {
      this.#reject(new DOMException('The animation was canceled.', 'AbortError'))
      this.#promise()
      this.#notify('cancel')
    }
    this.playState = 'idle'
    this.currentTime = null
  }

  reverse() {
    this.playbackRate *= -1
    this.play()
  }

  updatePlaybackRate(rate: number) {
    this.playbackRate = rate
  }

  commitStyles() {}
  persist() {}

  #notify(type: 'finish' | 'cancel') {
    queueMicrotask(() => {
      this[`on${type}`]?.()
      this.dispatchEvent(new Event(type))
    })
  }
}

/** Adds `animate` and `getAnimations` to elements that lack them. Changes are then immediate. */
export const provideAnimations = (): void => {
  const none = () => []
  Element.prototype.animate ??= function (this: Element, frames, options) {
    return new InstantAnimation(this, frames, options) as unknown as Animation
  }
  Element.prototype.getAnimations ??= none
  Document.prototype.getAnimations ??= none
}
