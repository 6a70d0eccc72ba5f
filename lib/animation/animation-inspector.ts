import { createListeners } from '../listeners'
import { type AnimationInfo, animationInfo, currentTime, endTime, hasMotion } from './animation-info'

/** Duration of one step: a frame at 60 frames per second, nominal ms. */
export const FRAME_MS = 1000 / 60

/** One animation of a motion. A motion consists of the animations that overlap in time. */
export type TrackedAnimation = AnimationInfo & {
  /** Start time, nominal ms since the start of the motion. */
  offset: number
}

/** State of the current motion, or of the last one. */
export type InspectorState = {
  phase: 'idle' | 'running' | 'paused'
  animations: readonly TrackedAnimation[]
  /** Current time, nominal ms. */
  time: number
  /** Duration, nominal ms. */
  total: number
  /** Whether the motion plays backward and ends at 0. */
  reversed: boolean
  /** Whether the next motion will be paused at its first frame. */
  pausesNext: boolean
}

/** What the inspector needs from the page. The caller passes these functions, so that tests can replace them. */
export type InspectorDependencies = {
  /** Returns all animations of the document. */
  animations(): readonly Animation[]
  /** Returns whether an element is in the preview. Other elements are not inspected. */
  isInPreview(element: Element): boolean
  /** Returns the current playback rate of the frame, 0.05–1. */
  rate(): number
}

/** Pauses, seeks, and resumes everything that the browser animates in a frame. */
export type AnimationInspector = {
  get(): InspectorState
  /** Calls the listener after every change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Finds animations that have started or ended. Must be called once per animation frame, before the browser paints. */
  update(): void
  pause(): void
  play(): void
  /** Seeks to a time, nominal ms. At the end, the motion finishes, and code that awaits it continues. */
  seek(time: number): void
  /** Pauses and moves by a number of frames. @param count number of frames; a negative number moves back */
  step(count: number): void
  /** Sets whether the next motion is paused at its first frame. */
  pauseNext(on: boolean): void
  /** Applies the playback rate of the frame to running animations. */
  applyRate(): void
  /** Resumes all animations, forgets them, and resets the state. */
  release(): void
}

const IDLE = { phase: 'idle', animations: [], time: 0, total: 0, reversed: false, pausesNext: false } as const
const hasEnded = ({ playState }: Animation) => playState === 'finished' || playState === 'idle'
const timeOf = (member: TrackedAnimation) => member.offset + currentTime(member)
const isReversed = ({ animation }: AnimationInfo) => animation.playbackRate < 0

/**
 * Creates an inspector. While it pauses an animation, code that awaits the end of the animation keeps waiting. Animations that
 * overlap are one motion with one timeline. The inspector does not change animations that other code has paused.
 */
export const createAnimationInspector = ({
  animations,
  isInPreview,
  rate,
}: InspectorDependencies): AnimationInspector => {
  const { subscribe, emit } = createListeners()
  const knownAnimations = new WeakSet<Animation>()
  /** Animations that this inspector has paused. */
  const pausedAnimations = new Set<Animation>()
  let state: InspectorState = IDLE
  let tracked: TrackedAnimation[] = []
  let endlessAnimations: AnimationInfo[] = []
  let isPaused = false
  /** By element: the end of its last delay, before which its next animation cannot start, nominal ms since the start of the motion. */
  let delayEndByElement = new WeakMap<Element, number>()
  let lastDelayEnd: number | undefined

  const updateState = (patch: Partial<InspectorState>) => {
    const next = { ...state, ...patch }
    const keys = Object.keys(next) as (keyof InspectorState)[]
    if (keys.every((key) => next[key] === state[key])) return
    state = next
    emit()
  }
  const publish = (animations: readonly TrackedAnimation[] = state.animations) => {
    const isIdle = !tracked.some(hasMotion)
    updateState({
      phase: isPaused ? 'paused' : isIdle ? 'idle' : 'running',
      animations,
      ...(!isIdle && {
        time: Math.max(...tracked.map(timeOf)),
        reversed: tracked.every(isReversed),
      }),
      total: Math.max(0, ...animations.map((animation) => animation.offset + endTime(animation))),
    })
  }
  const pauseAnimation = (animation: Animation, time: CSSNumberish | null = animation.currentTime) => {
    pausedAnimations.add(animation)
    animation.pause()
    animation.currentTime = time
  }
  /** Pauses an animation at a time of the motion. A delay that ends before that time finishes, so that code that awaits it continues. */
  const seekAnimation = (member: TrackedAnimation, time: number) => {
    const localTime = time - member.offset
    if (hasMotion(member) || localTime < endTime(member))
      return pauseAnimation(member.animation, localTime / member.timeScale)
    pausedAnimations.delete(member.animation)
    member.animation.finish()
  }
  /**
   * Returns the start time of an animation that starts now, nominal ms. While the inspector is paused, an animation starts at the end
   * of the last delay of its element, and a delay starts at the end of the last delay.
   */
  const offsetOf = (info: AnimationInfo, t: number) =>
    isPaused ? Math.min(t, (hasMotion(info) ? delayEndByElement.get(info.element) : lastDelayEnd) ?? t) : t
  const recordDelay = (member: TrackedAnimation) => {
    lastDelayEnd = member.offset + endTime(member)
    delayEndByElement.set(member.element, lastDelayEnd)
  }
  /** Sets `startTime`, because `play()` would rewind an animation that has not started or has ended. */
  const resumeAnimation = (animation: Animation) => {
    if (!pausedAnimations.delete(animation) || hasEnded(animation)) return
    const now = Number(document.timeline.currentTime ?? 0)
    animation.startTime = now - Number(animation.currentTime ?? 0) / animation.playbackRate
  }
  const finish = () => {
    isPaused = false
    for (const { animation } of tracked) {
      pausedAnimations.delete(animation)
      animation.finish()
    }
    for (const { animation } of endlessAnimations) resumeAnimation(animation)
  }

  const newAnimationInfo = (animation: Animation): AnimationInfo | undefined => {
    if (knownAnimations.has(animation)) return undefined
    const target = (animation.effect as KeyframeEffect | null)?.target
    const info = target && isInPreview(target) ? animationInfo(animation, rate()) : undefined
    // Other code has paused the animation. It may resume the animation later, so the next update checks the animation again.
    if (info && animation.playState !== 'running') return undefined
    knownAnimations.add(animation)
    return info
  }

  const update = () => {
    const all = animations()
    const current = new Set(all)
    const wasMoving = tracked.some(hasMotion)
    const isActive = ({ animation }: AnimationInfo) => {
      if (current.has(animation) && !hasEnded(animation)) return true
      pausedAnimations.delete(animation)
      // The animation may be played again.
      knownAnimations.delete(animation)
      return false
    }
    tracked = tracked.filter(isActive)
    endlessAnimations = endlessAnimations.filter(isActive)
    const added = all.flatMap((animation) => newAnimationInfo(animation) ?? [])
    const finite = added.filter(({ isEndless }) => !isEndless)
    endlessAnimations.push(...added.filter(({ isEndless }) => isEndless))
    if (finite.length > 0) {
      const startsMotion = (info: AnimationInfo) => hasMotion(info) && !info.isOpacityTransition
      const startsNow = finite.some(startsMotion) && !tracked.some(startsMotion)
      const pausesNow = startsNow && state.pausesNext && !isPaused
      if (pausesNow) isPaused = true
      const isNewMotion = pausesNow || !tracked.some(hasMotion)
      if (isNewMotion) {
        delayEndByElement = new WeakMap()
        lastDelayEnd = undefined
        // Animations that have started earlier, such as delays, join the new motion at their current time.
        tracked = tracked.map((animation) => ({ ...animation, offset: -currentTime(animation) }))
        for (const animation of tracked) if (!hasMotion(animation)) recordDelay(animation)
      }
      const now = isNewMotion ? 0 : Math.max(...tracked.map(timeOf))
      const members = finite.map((info): TrackedAnimation => ({ ...info, offset: offsetOf(info, now) }))
      tracked.push(...members)
      for (const animation of members) {
        if (!hasMotion(animation)) recordDelay(animation)
        if (isPaused) seekAnimation(animation, now)
      }
      // A delay alone is not a motion, so the state remains that of the last motion.
      if (tracked.some(hasMotion))
        publish((isNewMotion ? tracked : [...state.animations, ...members]).filter(hasMotion))
    } else if (wasMoving && !tracked.some(hasMotion)) updateState({ time: state.reversed ? 0 : state.total })
    if (tracked.length === 0 && endlessAnimations.length === 0) isPaused = false
    // Other code may have resumed an animation that this inspector must keep paused.
    if (isPaused)
      for (const { animation } of [...tracked, ...endlessAnimations])
        if (animation.playState === 'running') pauseAnimation(animation)
    publish()
  }

  const seek = (time: number) => {
    if (!tracked.some(hasMotion)) return
    const targetTime = Math.min(state.total, Math.max(0, time))
    const reversed = tracked.every(isReversed)
    if (reversed ? targetTime <= 0 : targetTime >= state.total) finish()
    else {
      isPaused = true
      for (const animation of tracked) seekAnimation(animation, targetTime)
      for (const { animation } of endlessAnimations) pauseAnimation(animation)
    }
    updateState({ time: targetTime })
    publish()
  }

  return {
    get: () => state,
    subscribe,
    update,
    pause() {
      if (tracked.length + endlessAnimations.length === 0) return
      isPaused = true
      for (const { animation } of [...tracked, ...endlessAnimations]) pauseAnimation(animation)
      publish()
    },
    play() {
      isPaused = false
      for (const { animation } of [...tracked, ...endlessAnimations]) resumeAnimation(animation)
      publish()
    },
    seek,
    step(count) {
      const deltaMs = count * FRAME_MS
      isPaused = tracked.length + endlessAnimations.length > 0
      for (const { animation, timeScale } of endlessAnimations)
        pauseAnimation(animation, Math.max(0, Number(animation.currentTime ?? 0) + deltaMs / timeScale))
      seek(state.time + (state.reversed ? -deltaMs : deltaMs))
      publish()
    },
    pauseNext: (on) => updateState({ pausesNext: on }),
    applyRate() {
      for (const { animation, timeScale } of [...tracked, ...endlessAnimations]) {
        const isCss = 'transitionProperty' in animation || 'animationName' in animation
        animation.playbackRate = (Math.sign(animation.playbackRate) * rate()) / (isCss ? timeScale : 1)
      }
    },
    release() {
      isPaused = false
      for (const animation of [...pausedAnimations]) resumeAnimation(animation)
      tracked = []
      endlessAnimations = []
      updateState(IDLE)
    },
  }
}
