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
  /** `held` is paused. */
  phase: 'idle' | 'running' | 'held'
  members: readonly TrackedAnimation[]
  /** Current time and duration, nominal ms. */
  time: number
  total: number
  /** True if it plays backward and ends at 0. */
  reversed: boolean
  /** Whether the next motion will be paused at its first frame. */
  armed: boolean
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
  /** Finds animations that have started or ended. Must be called once per frame, before it is painted. */
  update(): void
  pause(): void
  play(): void
  /** Seeks to a time, nominal ms. At the end, the motion finishes, and code that awaits it continues. */
  seek(time: number): void
  /** @param count number of frames; negative steps back */
  step(count: number): void
  arm(on: boolean): void
  /** Applies the playback rate of the frame to running animations. */
  setRate(): void
  /** Resumes everything. */
  release(): void
}

const IDLE: InspectorState = { phase: 'idle', members: [], time: 0, total: 0, reversed: false, armed: false }
const isOver = ({ playState }: Animation) => playState === 'finished' || playState === 'idle'
const isReversed = ({ animation }: AnimationInfo) => animation.playbackRate < 0

/**
 * Creates an inspector. While it has paused an animation, code that awaits the end of the animation waits. Animations that
 * overlap share one time. Animations that other code has paused are not changed.
 */
export const createAnimationInspector = ({
  animations,
  isInFrame,
  rate,
}: InspectorDependencies): AnimationInspector => {
  const { subscribe, emit } = createListeners()
  const known = new WeakSet<Animation>()
  /** Paused by this inspector. */
  const paused = new Set<Animation>()
  let state = IDLE
  let running: TrackedAnimation[] = []
  let loops: AnimationInfo[] = []
  let held = false
  /** Start time of the element after each delay, nominal ms since the start of the motion. */
  let turnByElement = new WeakMap<Element, number>()
  let lastTurn: number | undefined

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
      phase: held ? 'held' : resting ? 'idle' : 'running',
      members,
      ...(!resting && {
        time: Math.max(...running.map((member) => member.offset + currentTime(member))),
        reversed: running.every(isReversed),
      }),
      total: members.reduce((longest, member) => Math.max(longest, member.offset + endTime(member)), 0),
    })
  }
  const hold = (animation: Animation, at: CSSNumberish | null = animation.currentTime) => {
    paused.add(animation)
    animation.pause()
    animation.currentTime = at
  }
  /** Seeks one paused animation. A delay whose time has elapsed finishes, so that the code that awaits it continues. */
  const seekAnimation = (member: TrackedAnimation, time: number) => {
    const at = time - member.offset
    if (hasMotion(member) || at < endTime(member)) return hold(member.animation, at / member.timeScale)
    paused.delete(member.animation)
    member.animation.finish()
  }
  /**
   * Start time of an animation that starts now. While paused, an animation starts after its delay, and a delay starts
   * after the previous one.
   */
  const offsetOf = (moving: AnimationInfo, now: number) =>
    held ? Math.min(now, (hasMotion(moving) ? turnByElement.get(moving.element) : lastTurn) ?? now) : now
  const recordDelay = (member: TrackedAnimation) => {
    lastTurn = member.offset + endTime(member)
    turnByElement.set(member.element, lastTurn)
  }
  /** Sets `startTime`, because `play()` would rewind an animation that has not started or has ended. */
  const resumeAnimation = (animation: Animation) => {
    if (!paused.delete(animation) || isOver(animation)) return
    const now = Number(document.timeline.currentTime ?? 0)
    animation.startTime = now - Number(animation.currentTime ?? 0) / animation.playbackRate
  }
  const finish = () => {
    held = false
    for (const { animation } of running) {
      paused.delete(animation)
      animation.finish()
    }
    for (const { animation } of loops) resumeAnimation(animation)
  }

  const trackedOf = (animation: Animation): AnimationInfo | undefined => {
    if (known.has(animation)) return undefined
    const target = (animation.effect as KeyframeEffect | null)?.target
    const moving = target && isInFrame(target) ? animationInfo(animation, rate()) : undefined
    // Other code has paused it and may resume it later; then it is checked again.
    if (moving && animation.playState !== 'running') return undefined
    known.add(animation)
    return moving
  }

  const update = () => {
    const all = animations()
    const current = new Set(all)
    const moved = running.some(hasMotion)
    const stays = ({ animation }: AnimationInfo) => {
      if (current.has(animation) && !isOver(animation)) return true
      paused.delete(animation)
      // The animation may be played again.
      known.delete(animation)
      return false
    }
    running = running.filter(stays)
    loops = loops.filter(stays)
    const added = all.flatMap((animation) => trackedOf(animation) ?? [])
    const begun = added.filter(({ loops }) => !loops)
    loops.push(...added.filter(({ loops }) => loops))

    if (begun.length > 0) {
      const counts = (one: AnimationInfo) => hasMotion(one) && !one.minor
      const starts = state.armed && !held && begun.some(counts) && !running.some(counts)
      if (starts) held = true
      const first = starts || !running.some(hasMotion)
      if (first) {
        turnByElement = new WeakMap()
        lastTurn = undefined
        // Animations that started before become part of the motion at their current time.
        running = running.map((one) => ({ ...one, offset: -currentTime(one) }))
        for (const one of running) if (!hasMotion(one)) recordDelay(one)
      }
      const now = first ? 0 : Math.max(...running.map((one) => one.offset + currentTime(one)))
      const members = begun.map((moving): TrackedAnimation => ({ ...moving, offset: offsetOf(moving, now) }))
      running.push(...members)
      for (const one of members) {
        if (!hasMotion(one)) recordDelay(one)
        if (held) seekAnimation(one, now)
      }
      // A delay alone is not a motion, so the last motion remains visible.
      if (running.some(hasMotion))
        publish((first ? running : [...state.members, ...members]).filter(hasMotion))
    } else if (moved && !running.some(hasMotion)) change({ time: state.reversed ? 0 : state.total })
    if (running.length === 0 && loops.length === 0) held = false
    // Other code may have resumed an animation.
    if (held)
      for (const { animation } of [...running, ...loops])
        if (animation.playState === 'running') hold(animation)
    publish()
  }

  const seek = (time: number) => {
    if (!running.some(hasMotion)) return
    const to = Math.min(state.total, Math.max(0, time))
    const reversed = running.every(isReversed)
    if (reversed ? to <= 0 : to >= state.total) finish()
    else {
      held = true
      for (const one of running) seekAnimation(one, to)
      for (const { animation } of loops) hold(animation)
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
      held = true
      for (const { animation } of [...running, ...loops]) hold(animation)
      publish()
    },
    play() {
      held = false
      for (const { animation } of [...running, ...loops]) resumeAnimation(animation)
      publish()
    },
    seek,
    step(count) {
      const by = count * FRAME_MS
      held = running.length + loops.length > 0
      for (const { animation, timeScale } of loops)
        hold(animation, Math.max(0, Number(animation.currentTime ?? 0) + by / timeScale))
      seek(state.time + (state.reversed ? -by : by))
      publish()
    },
    arm: (on) => change({ armed: on }),
    setRate() {
      for (const { animation, timeScale } of [...running, ...loops]) {
        const isCss = 'transitionProperty' in animation || 'animationName' in animation
        animation.playbackRate = (Math.sign(animation.playbackRate) * rate()) / (isCss ? timeScale : 1)
      }
    },
    release() {
      held = false
      for (const animation of [...paused]) resumeAnimation(animation)
      running = []
      loops = []
      change(IDLE)
    },
  }
}
