import { createListeners } from '../listeners'
import { type AnimationInfo, animationInfo, currentTime, endTime, hasMotion } from './animation-info'

/** One frame of a screen with 60 a second, nominal ms: as far as one step goes. */
export const FRAME_MS = 1000 / 60

/** One part of a motion. */
export type TrackedAnimation = AnimationInfo & {
  /** When it joined, nominal ms since the motion began. */
  offset: number
}

/** What is on the desk: the motion that is under way, or the last one. */
export type InspectorState = {
  /** `held` stands still until it is let go. */
  phase: 'idle' | 'running' | 'held'
  members: readonly TrackedAnimation[]
  /** Nominal ms since it began, and until its end. */
  time: number
  total: number
  /** It has turned round, and ends at 0. */
  reversed: boolean
  /** The next motion will be held at its first frame. */
  armed: boolean
}

/** What a desk needs of the browser; put in, so that it can be tested without one. */
export type InspectorDependencies = {
  /** All animations there are at this moment. */
  animations(): readonly Animation[]
  isInFrame(element: Element): boolean
  /** The factor on all time now, 0.05–1. */
  rate(): number
}

/** Holds, moves and lets go of everything that the browser animates in a frame. */
export type AnimationInspector = {
  get(): InspectorState
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Takes in what has begun or ended. To be called once a frame, before the frame is drawn. */
  update(): void
  pause(): void
  play(): void
  /** Goes to a moment, nominal ms. At the end of its way the motion is let go, and everybody who waits for it goes on. */
  seek(time: number): void
  /** @param count frames on, or back where it is negative */
  step(count: number): void
  arm(on: boolean): void
  /** Gives running animations the speed of the frame. */
  setRate(): void
  /** Lets everything go. */
  release(): void
}

const IDLE: InspectorState = { phase: 'idle', members: [], time: 0, total: 0, reversed: false, armed: false }
const isOver = ({ playState }: Animation) => playState === 'finished' || playState === 'idle'
const isReversed = ({ animation }: AnimationInfo) => animation.playbackRate < 0

/**
 * Pauses and seeks all animations of a page. The engines run on the browser's animations, so code that waits for their end
 * waits meanwhile. Animations that overlap share one time. Animations that others have paused stay as they are.
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
  /** When the turn of an element comes for which a gap has been left, nominal ms since the motion began. */
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
  /** Brings one of a motion that is held to its moment; a gap that is over makes way for what waits for it. */
  const seekAnimation = (member: TrackedAnimation, time: number) => {
    const at = time - member.offset
    if (hasMotion(member) || at < endTime(member)) return hold(member.animation, at / member.timeScale)
    paused.delete(member.animation)
    member.animation.finish()
  }
  /** When something joins that comes now: what a gap was left for comes at its turn, and a gap after the one before it. */
  const offsetOf = (moving: AnimationInfo, now: number) =>
    held ? Math.min(now, (hasMotion(moving) ? turnByElement.get(moving.element) : lastTurn) ?? now) : now
  const recordDelay = (member: TrackedAnimation) => {
    lastTurn = member.offset + endTime(member)
    turnByElement.set(member.element, lastTurn)
  }
  /** `play()` would take what has not begun yet, or is over, back to its beginning. */
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
    // One that somebody holds may be let go later, and is looked at again then.
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
      // It may be played again.
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
        // What has begun before by itself goes along from where it is.
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
      // A gap alone is no motion yet, and the last one stays in sight.
      if (running.some(hasMotion))
        publish((first ? running : [...state.members, ...members]).filter(hasMotion))
    } else if (moved && !running.some(hasMotion)) change({ time: state.reversed ? 0 : state.total })
    if (running.length === 0 && loops.length === 0) held = false
    // Whoever drives one may have set it going again meanwhile.
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
