import { createListeners } from '../listeners'
import { type AnimationInfo, animationInfo, currentTime, endTime, hasMotion } from './animation-info'

/** Duration of one step: a frame at 60 frames per second, nominal ms. */
export const FRAME_MS = 1000 / 60

/** One animation of a motion. */
export type TrackedAnimation = AnimationInfo & {
  /** Start time, nominal ms since the start of the motion. */
  offset: number
}

/** State of the current motion, or of the last one. */
export type InspectorState = {
  phase: 'idle' | 'running' | 'paused'
  members: readonly TrackedAnimation[]
  /** Current time and duration, nominal ms. */
  time: number
  total: number
  /** True if it plays backward and ends at 0. */
  reversed: boolean
  /** Whether the next motion will be paused at its first frame. */
  pauseNext: boolean
}

/** What the inspector needs from the browser. Injected, so that it can be tested without one. */
export type InspectorDependencies = {
  /** All animations of the document. */
  animations(): readonly Animation[]
  isInFrame(element: Element): boolean
  /** Current playback rate of the frame, 0.05–1. */
  rate(): number
}

/** Pauses, seeks, and resumes everything that the browser animates in a frame. */
export type AnimationInspector = {
  get(): InspectorState
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Finds animations that have started or ended. Must be called once per animation frame, before it is painted. */
  update(): void
  pause(): void
  play(): void
  /** Seeks to a time, nominal ms. At the end, the motion finishes, and code that awaits it continues. */
  seek(time: number): void
  /** @param count number of frames; negative steps back */
  step(count: number): void
  pauseNext(on: boolean): void
  /** Applies the playback rate of the frame to running animations. */
  setRate(): void
  /** Resumes all animations, forgets them, and resets the state. */
  release(): void
}

const IDLE = { phase: 'idle', members: [], time: 0, total: 0, reversed: false, pauseNext: false } as const
const isOver = ({ playState }: Animation) => playState === 'finished' || playState === 'idle'
const timeOf = (member: TrackedAnimation) => member.offset + currentTime(member)
const isReversed = ({ animation }: AnimationInfo) => animation.playbackRate < 0

/**
 * Creates an inspector. While it has paused an animation, code that awaits the end of the animation waits. Animations that
 * overlap are one motion with one timeline. Animations that other code has paused are not changed.
 */
export const createAnimationInspector = ({
  animations,
  isInFrame,
  rate,
}: InspectorDependencies): AnimationInspector => {
  const { subscribe, emit } = createListeners()
  const known = new WeakSet<Animation>()
  /** Paused by this inspector. */
  const pausedAnimations = new Set<Animation>()
  let state: InspectorState = IDLE
  let running: TrackedAnimation[] = []
  let loops: AnimationInfo[] = []
  let paused = false
  /** Earliest start of the element's next animation: the end of its last delay, nominal ms since the start of the motion. */
  let delayEndByElement = new WeakMap<Element, number>()
  let lastDelayEnd: number | undefined

  const change = (patch: Partial<InspectorState>) => {
    const next = { ...state, ...patch }
    const keys = Object.keys(next) as (keyof InspectorState)[]
    if (keys.every((key) => next[key] === state[key])) return
    state = next
    emit()
  }
  const publish = (members: readonly TrackedAnimation[] = state.members) => {
    const resting = !running.some(hasMotion)
    change({
      phase: paused ? 'paused' : resting ? 'idle' : 'running',
      members,
      ...(!resting && {
        time: Math.max(...running.map(timeOf)),
        reversed: running.every(isReversed),
      }),
      total: members.reduce((longest, member) => Math.max(longest, member.offset + endTime(member)), 0),
    })
  }
  const pauseAnimation = (animation: Animation, at: CSSNumberish | null = animation.currentTime) => {
    pausedAnimations.add(animation)
    animation.pause()
    animation.currentTime = at
  }
  /** Seeks one paused animation. A delay whose time has elapsed finishes, so that the code that awaits it continues. */
  const seekAnimation = (member: TrackedAnimation, time: number) => {
    const at = time - member.offset
    if (hasMotion(member) || at < endTime(member))
      return pauseAnimation(member.animation, at / member.timeScale)
    pausedAnimations.delete(member.animation)
    member.animation.finish()
  }
  /**
   * Start time of an animation that starts now. While paused, an animation starts after its delay, and a delay starts
   * after the previous one.
   */
  const offsetOf = (info: AnimationInfo, at: number) =>
    paused ? Math.min(at, (hasMotion(info) ? delayEndByElement.get(info.element) : lastDelayEnd) ?? at) : at
  const recordDelay = (member: TrackedAnimation) => {
    lastDelayEnd = member.offset + endTime(member)
    delayEndByElement.set(member.element, lastDelayEnd)
  }
  /** Sets `startTime`, because `play()` would rewind an animation that has not started or has ended. */
  const resumeAnimation = (animation: Animation) => {
    if (!pausedAnimations.delete(animation) || isOver(animation)) return
    const now = Number(document.timeline.currentTime ?? 0)
    animation.startTime = now - Number(animation.currentTime ?? 0) / animation.playbackRate
  }
  const finish = () => {
    paused = false
    for (const { animation } of running) {
      pausedAnimations.delete(animation)
      animation.finish()
    }
    for (const { animation } of loops) resumeAnimation(animation)
  }

  const infoOfNew = (animation: Animation): AnimationInfo | undefined => {
    if (known.has(animation)) return undefined
    const target = (animation.effect as KeyframeEffect | null)?.target
    const info = target && isInFrame(target) ? animationInfo(animation, rate()) : undefined
    // Other code has paused it and may resume it later; then it is checked again.
    if (info && animation.playState !== 'running') return undefined
    known.add(animation)
    return info
  }

  const update = () => {
    const all = animations()
    const current = new Set(all)
    const moved = running.some(hasMotion)
    const isActive = ({ animation }: AnimationInfo) => {
      if (current.has(animation) && !isOver(animation)) return true
      pausedAnimations.delete(animation)
      // The animation may be played again.
      known.delete(animation)
      return false
    }
    running = running.filter(isActive)
    loops = loops.filter(isActive)
    const added = all.flatMap((animation) => infoOfNew(animation) ?? [])
    const started = added.filter(({ loops }) => !loops)
    loops.push(...added.filter(({ loops }) => loops))

    if (started.length > 0) {
      const startsMotion = (info: AnimationInfo) => hasMotion(info) && !info.isOpacityTransition
      const starts = state.pauseNext && !paused && started.some(startsMotion) && !running.some(startsMotion)
      if (starts) paused = true
      const first = starts || !running.some(hasMotion)
      if (first) {
        delayEndByElement = new WeakMap()
        lastDelayEnd = undefined
        // Animations that started before become part of the motion at their current time.
        running = running.map((animation) => ({ ...animation, offset: -currentTime(animation) }))
        for (const animation of running) if (!hasMotion(animation)) recordDelay(animation)
      }
      const now = first ? 0 : Math.max(...running.map(timeOf))
      const members = started.map((info): TrackedAnimation => ({ ...info, offset: offsetOf(info, now) }))
      running.push(...members)
      for (const animation of members) {
        if (!hasMotion(animation)) recordDelay(animation)
        if (paused) seekAnimation(animation, now)
      }
      // A delay alone is not a motion, so the last motion remains visible.
      if (running.some(hasMotion))
        publish((first ? running : [...state.members, ...members]).filter(hasMotion))
    } else if (moved && !running.some(hasMotion)) change({ time: state.reversed ? 0 : state.total })
    if (running.length === 0 && loops.length === 0) paused = false
    // Other code may have resumed an animation.
    if (paused)
      for (const { animation } of [...running, ...loops])
        if (animation.playState === 'running') pauseAnimation(animation)
    publish()
  }

  const seek = (time: number) => {
    if (!running.some(hasMotion)) return
    const to = Math.min(state.total, Math.max(0, time))
    const reversed = running.every(isReversed)
    if (reversed ? to <= 0 : to >= state.total) finish()
    else {
      paused = true
      for (const animation of running) seekAnimation(animation, to)
      for (const { animation } of loops) pauseAnimation(animation)
    }
    change({ time: to })
    publish()
  }

  return {
    get: () => state,
    subscribe,
    update,
    pause() {
      if (running.length + loops.length === 0) return
      paused = true
      for (const { animation } of [...running, ...loops]) pauseAnimation(animation)
      publish()
    },
    play() {
      paused = false
      for (const { animation } of [...running, ...loops]) resumeAnimation(animation)
      publish()
    },
    seek,
    step(count) {
      const by = count * FRAME_MS
      paused = running.length + loops.length > 0
      for (const { animation, timeScale } of loops)
        pauseAnimation(animation, Math.max(0, Number(animation.currentTime ?? 0) + by / timeScale))
      seek(state.time + (state.reversed ? -by : by))
      publish()
    },
    pauseNext: (on) => change({ pauseNext: on }),
    setRate() {
      for (const { animation, timeScale } of [...running, ...loops]) {
        const isCss = 'transitionProperty' in animation || 'animationName' in animation
        animation.playbackRate = (Math.sign(animation.playbackRate) * rate()) / (isCss ? timeScale : 1)
      }
    },
    release() {
      paused = false
      for (const animation of [...pausedAnimations]) resumeAnimation(animation)
      running = []
      loops = []
      change(IDLE)
    },
  }
}
