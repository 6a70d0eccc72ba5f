import { createListeners } from '../listeners'
import { type AnimationInfo, animationInfo, currentTime, endTime, hasMotion } from './animation-info'
import { IDLE_STATE, type InspectorState, type TrackedAnimation } from './inspector-state'

/** Duration of one step: a frame at 60 frames per second, nominal ms. */
export const FRAME_MS = 1000 / 60

/** What the inspector needs from the page. The caller passes these functions, so that tests can replace them. */
export type InspectorDependencies = {
  /** Returns the current animations of the document. */
  getAnimations(): readonly Animation[]
  /** Returns whether the animations of an element are inspected. */
  isInspected(element: Element): boolean
  /** Returns the current playback rate of the frame, 0.05–1. */
  rate(): number
}

/** Pauses, seeks, and resumes animations of inspected elements except those for which {@link animationInfo} returns undefined. */
export type AnimationInspector = {
  get(): InspectorState
  /** Calls the listener after every change of the state. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Finds animations that have started or ended. Must be called once per animation frame, before the browser paints. */
  update(): void
  pause(): void
  play(): void
  /** Pauses at a time, nominal ms. At the end (0 if reversed), finishes the motion instead, and code that awaits it continues. */
  seek(time: number): void
  /** Pauses and moves by a number of frames. @param count number of frames; a negative number moves back */
  step(count: number): void
  /** Sets whether new motions are paused at their first frame. */
  setPausesNextMotion(isOn: boolean): void
  /** Applies the playback rate of the frame to all inspected animations. */
  applyRate(): void
  /** Resumes the animations that this inspector has paused, and resets the state. */
  release(): void
}

const hasEnded = ({ playState }: Animation) => playState === 'finished' || playState === 'idle'
const motionTime = (tracked: TrackedAnimation) => tracked.startTime + currentTime(tracked)
const isReversed = ({ animation }: AnimationInfo) => animation.playbackRate < 0

/**
 * Creates an inspector. While it pauses an animation, code that awaits the end of the animation keeps waiting. Animations that
 * overlap are one motion with one timeline. The inspector ignores new animations that other code has paused.
 */
export const createAnimationInspector = ({
  getAnimations,
  isInspected,
  rate,
}: InspectorDependencies): AnimationInspector => {
  const { subscribe, emit } = createListeners()
  const knownAnimations = new WeakSet<Animation>()
  /** Animations that this inspector has paused. */
  const pausedAnimations = new Set<Animation>()
  let state: InspectorState = IDLE_STATE
  let trackedAnimations: TrackedAnimation[] = []
  let endlessAnimations: AnimationInfo[] = []
  let isPaused = false
  /** The end of the last delay of each element, nominal ms since the start of the motion. */
  let delayEndByElement = new WeakMap<Element, number>()
  let lastDelayEnd: number | undefined

  const updateState = (patch: Partial<InspectorState>) => {
    const next = { ...state, ...patch }
    const keys = Object.keys(next) as (keyof InspectorState)[]
    if (keys.every((key) => next[key] === state[key])) return
    state = next
    emit()
  }
  const publishState = (animations: readonly TrackedAnimation[] = state.animations) => {
    const isIdle = !trackedAnimations.some(hasMotion)
    updateState({
      phase: isPaused ? 'paused' : isIdle ? 'idle' : 'running',
      animations,
      ...(!isIdle && {
        time: Math.max(...trackedAnimations.map(motionTime)),
        reversed: trackedAnimations.every(isReversed),
      }),
      total: Math.max(0, ...animations.map((animation) => animation.startTime + endTime(animation))),
    })
  }
  const pauseAnimation = (animation: Animation, time: CSSNumberish | null = animation.currentTime) => {
    pausedAnimations.add(animation)
    animation.pause()
    animation.currentTime = time
  }
  /** Pauses an animation at a time of the motion. Finishes a delay that ends by then, so that code that awaits it continues. */
  const seekAnimation = (trackedAnimation: TrackedAnimation, time: number) => {
    const localTime = time - trackedAnimation.startTime
    if (hasMotion(trackedAnimation) || localTime < endTime(trackedAnimation))
      return pauseAnimation(trackedAnimation.animation, localTime / trackedAnimation.timeScale)
    pausedAnimations.delete(trackedAnimation.animation)
    trackedAnimation.animation.finish()
  }
  /**
   * Returns the start time of a new animation, nominal ms: usually `now`. While the inspector is paused, a seek can go past the end
   * of a delay. The start time is then the time at which the last delay ended: for a new delay, the last delay of all elements; for
   * any other animation, the last delay of its element.
   */
  const startTimeOf = (info: AnimationInfo, now: number) =>
    isPaused
      ? Math.min(now, (hasMotion(info) ? delayEndByElement.get(info.element) : lastDelayEnd) ?? now)
      : now
  const recordDelay = (trackedAnimation: TrackedAnimation) => {
    lastDelayEnd = trackedAnimation.startTime + endTime(trackedAnimation)
    delayEndByElement.set(trackedAnimation.element, lastDelayEnd)
  }
  /**
   * Resumes an animation that this inspector has paused. Sets `startTime`, because `play()` would rewind an animation whose time
   * is before its start or at its end.
   */
  const resumeAnimation = (animation: Animation) => {
    if (!pausedAnimations.delete(animation) || hasEnded(animation)) return
    const now = Number(document.timeline.currentTime ?? 0)
    animation.startTime = now - Number(animation.currentTime ?? 0) / animation.playbackRate
  }
  const finishMotion = () => {
    isPaused = false
    for (const { animation } of trackedAnimations) {
      pausedAnimations.delete(animation)
      animation.finish()
    }
    for (const { animation } of endlessAnimations) resumeAnimation(animation)
  }

  const newAnimationInfo = (animation: Animation): AnimationInfo | undefined => {
    if (knownAnimations.has(animation)) return undefined
    const target = (animation.effect as KeyframeEffect | null)?.target
    const info = target && isInspected(target) ? animationInfo(animation, rate()) : undefined
    // Other code has paused the animation, or it has ended and keeps its final styles. The next update checks it again.
    if (info && animation.playState !== 'running') return undefined
    knownAnimations.add(animation)
    return info
  }

  const update = () => {
    const allAnimations = getAnimations()
    const currentAnimations = new Set(allAnimations)
    const wasMoving = trackedAnimations.some(hasMotion)
    const isActive = ({ animation }: AnimationInfo) => {
      if (currentAnimations.has(animation) && !hasEnded(animation)) return true
      pausedAnimations.delete(animation)
      // The animation may be played again.
      knownAnimations.delete(animation)
      return false
    }
    trackedAnimations = trackedAnimations.filter(isActive)
    endlessAnimations = endlessAnimations.filter(isActive)
    const addedAnimations = allAnimations.flatMap((animation) => newAnimationInfo(animation) ?? [])
    const finiteAnimations = addedAnimations.filter(({ isEndless }) => !isEndless)
    endlessAnimations.push(...addedAnimations.filter(({ isEndless }) => isEndless))
    if (finiteAnimations.length > 0) {
      const startsMotion = (info: AnimationInfo) => hasMotion(info) && !info.isOpacityTransition
      const isMotionStarting = finiteAnimations.some(startsMotion) && !trackedAnimations.some(startsMotion)
      const shouldPauseNow = isMotionStarting && state.pausesNextMotion && !isPaused
      if (shouldPauseNow) isPaused = true
      const isNewMotion = shouldPauseNow || !trackedAnimations.some(hasMotion)
      if (isNewMotion) {
        delayEndByElement = new WeakMap()
        lastDelayEnd = undefined
        // Animations that have started earlier, such as delays, join the new motion at their current time.
        trackedAnimations = trackedAnimations.map((animation) => ({
          ...animation,
          startTime: -currentTime(animation),
        }))
        for (const animation of trackedAnimations) if (!hasMotion(animation)) recordDelay(animation)
      }
      const now = isNewMotion ? 0 : Math.max(...trackedAnimations.map(motionTime))
      const newAnimations = finiteAnimations.map(
        (info): TrackedAnimation => ({ ...info, startTime: startTimeOf(info, now) }),
      )
      trackedAnimations.push(...newAnimations)
      for (const animation of newAnimations) {
        if (!hasMotion(animation)) recordDelay(animation)
        if (isPaused) seekAnimation(animation, now)
      }
      // A delay alone is not a motion, so the state remains that of the last motion.
      if (trackedAnimations.some(hasMotion))
        publishState(
          (isNewMotion ? trackedAnimations : [...state.animations, ...newAnimations]).filter(hasMotion),
        )
    } else if (wasMoving && !trackedAnimations.some(hasMotion))
      updateState({ time: state.reversed ? 0 : state.total })
    if (trackedAnimations.length === 0 && endlessAnimations.length === 0) isPaused = false
    // Other code may have resumed an animation that this inspector must keep paused.
    if (isPaused)
      for (const { animation } of [...trackedAnimations, ...endlessAnimations])
        if (animation.playState === 'running') pauseAnimation(animation)
    publishState()
  }

  const seek = (time: number) => {
    if (!trackedAnimations.some(hasMotion)) return
    const targetTime = Math.min(state.total, Math.max(0, time))
    const reversed = trackedAnimations.every(isReversed)
    if (reversed ? targetTime <= 0 : targetTime >= state.total) finishMotion()
    else {
      isPaused = true
      for (const animation of trackedAnimations) seekAnimation(animation, targetTime)
      for (const { animation } of endlessAnimations) pauseAnimation(animation)
    }
    updateState({ time: targetTime })
    publishState()
  }

  return {
    get: () => state,
    subscribe,
    update,
    pause() {
      if (trackedAnimations.length + endlessAnimations.length === 0) return
      isPaused = true
      for (const { animation } of [...trackedAnimations, ...endlessAnimations]) pauseAnimation(animation)
      publishState()
    },
    play() {
      isPaused = false
      for (const { animation } of [...trackedAnimations, ...endlessAnimations]) resumeAnimation(animation)
      publishState()
    },
    seek,
    step(count) {
      const deltaMs = count * FRAME_MS
      isPaused = trackedAnimations.length + endlessAnimations.length > 0
      for (const { animation, timeScale } of endlessAnimations)
        pauseAnimation(animation, Math.max(0, Number(animation.currentTime ?? 0) + deltaMs / timeScale))
      seek(state.time + (state.reversed ? -deltaMs : deltaMs))
      publishState()
    },
    setPausesNextMotion: (isOn) => updateState({ pausesNextMotion: isOn }),
    applyRate() {
      for (const { animation, timeScale } of [...trackedAnimations, ...endlessAnimations]) {
        const isCssDriven = 'transitionProperty' in animation || 'animationName' in animation
        animation.playbackRate = (Math.sign(animation.playbackRate) * rate()) / (isCssDriven ? timeScale : 1)
      }
    },
    release() {
      isPaused = false
      for (const animation of [...pausedAnimations]) resumeAnimation(animation)
      // After the next call of `update`, animations that are still running are tracked again.
      for (const { animation } of [...trackedAnimations, ...endlessAnimations])
        knownAnimations.delete(animation)
      trackedAnimations = []
      endlessAnimations = []
      updateState(IDLE_STATE)
    },
  }
}
