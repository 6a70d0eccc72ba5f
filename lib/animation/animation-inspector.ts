import { endOf, type Moving, moves, movingOf, positionOf } from './moving'

/** One frame of a screen with 60 a second, nominal ms: as far as one step goes. */
export const FRAME_MS = 1000 / 60

/** One part of a motion. */
export type TrackedAnimation = Moving & {
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
  backwards: boolean
  /** The next motion will be held at its first frame. */
  armed: boolean
}

/** What a desk needs of the browser; put in, so that it can be tested without one. */
export type Dependencies = {
  /** All animations there are at this moment. */
  animations(): readonly Animation[]
  belongs(element: Element): boolean
  /** The factor on all time now, 0.05–1. */
  rate(): number
}

/** Holds, moves and lets go of everything that the browser animates in a frame. */
export type AnimationInspector = {
  get(): InspectorState
  /** Calls back after every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Takes in what has begun or ended. To be called once a frame, before the frame is drawn. */
  look(): void
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

const IDLE: InspectorState = {
  phase: 'idle',
  members: [],
  time: 0,
  total: 0,
  backwards: false,
  armed: false,
}
const isOver = ({ playState }: Animation) => playState === 'finished' || playState === 'idle'
const turned = ({ animation }: Moving) => animation.playbackRate < 0

/**
 * Pauses and seeks all animations of a page. The engines run on the browser's animations, so code that waits for their end
 * waits meanwhile. Animations that overlap share one time. Animations that others have paused stay as they are.
 */
export const createAnimationInspector = ({ animations, belongs, rate }: Dependencies): AnimationInspector => {
  const listeners = new Set<() => void>()
  const known = new WeakSet<Animation>()
  /** Paused by this inspector. */
  const mine = new Set<Animation>()
  let state = IDLE
  let live: TrackedAnimation[] = []
  let loops: Moving[] = []
  let held = false
  /** When the turn of an element comes for which a gap has been left, nominal ms since the motion began. */
  let turns = new WeakMap<Element, number>()
  let lastTurn: number | undefined

  const change = (patch: Partial<InspectorState>) => {
    const next = { ...state, ...patch }
    const keys = Object.keys(next) as (keyof InspectorState)[]
    if (keys.every((key) => next[key] === state[key])) return
    state = next
    for (const listener of listeners) listener()
  }
  const publish = (members: readonly TrackedAnimation[] = state.members) => {
    const resting = !live.some(moves)
    change({
      phase: held ? 'held' : resting ? 'idle' : 'running',
      members,
      ...(!resting && {
        time: Math.max(...live.map((member) => member.offset + positionOf(member))),
        backwards: live.every(turned),
      }),
      total: members.reduce((longest, member) => Math.max(longest, member.offset + endOf(member)), 0),
    })
  }
  const hold = (animation: Animation, at: CSSNumberish | null = animation.currentTime) => {
    mine.add(animation)
    animation.pause()
    animation.currentTime = at
  }
  /** Brings one of a motion that is held to its moment; a gap that is over makes way for what waits for it. */
  const bring = (member: TrackedAnimation, time: number) => {
    const at = time - member.offset
    if (moves(member) || at < endOf(member)) return hold(member.animation, at / member.unit)
    mine.delete(member.animation)
    member.animation.finish()
  }
  /** When something joins that comes now: what a gap was left for comes at its turn, and a gap after the one before it. */
  const joins = (moving: Moving, now: number) =>
    held ? Math.min(now, (moves(moving) ? turns.get(moving.element) : lastTurn) ?? now) : now
  const leaveGap = (member: TrackedAnimation) => {
    lastTurn = member.offset + endOf(member)
    turns.set(member.element, lastTurn)
  }
  /** `play()` would take what has not begun yet, or is over, back to its beginning. */
  const letGo = (animation: Animation) => {
    if (!mine.delete(animation) || isOver(animation)) return
    const now = Number(document.timeline.currentTime ?? 0)
    animation.startTime = now - Number(animation.currentTime ?? 0) / animation.playbackRate
  }
  const finish = () => {
    held = false
    for (const { animation } of live) {
      mine.delete(animation)
      animation.finish()
    }
    for (const { animation } of loops) letGo(animation)
  }

  const takeIn = (animation: Animation): Moving | undefined => {
    if (known.has(animation)) return undefined
    const target = (animation.effect as KeyframeEffect | null)?.target
    const moving = target && belongs(target) ? movingOf(animation, rate()) : undefined
    // One that somebody holds may be let go later, and is looked at again then.
    if (moving && animation.playState !== 'running') return undefined
    known.add(animation)
    return moving
  }

  const look = () => {
    const all = animations()
    const there = new Set(all)
    const moved = live.some(moves)
    const stays = ({ animation }: Moving) => {
      if (there.has(animation) && !isOver(animation)) return true
      mine.delete(animation)
      // It may be played again.
      known.delete(animation)
      return false
    }
    live = live.filter(stays)
    loops = loops.filter(stays)
    const fresh = all.flatMap((animation) => takeIn(animation) ?? [])
    const begun = fresh.filter(({ loops }) => !loops)
    loops.push(...fresh.filter(({ loops }) => loops))

    if (begun.length > 0) {
      const counts = (one: Moving) => moves(one) && !one.minor
      const starts = state.armed && !held && begun.some(counts) && !live.some(counts)
      if (starts) held = true
      const first = starts || !live.some(moves)
      if (first) {
        turns = new WeakMap()
        lastTurn = undefined
        // What has begun before by itself goes along from where it is.
        live = live.map((one) => ({ ...one, offset: -positionOf(one) }))
        for (const one of live) if (!moves(one)) leaveGap(one)
      }
      const now = first ? 0 : Math.max(...live.map((one) => one.offset + positionOf(one)))
      const members = begun.map((moving): TrackedAnimation => ({ ...moving, offset: joins(moving, now) }))
      live.push(...members)
      for (const one of members) {
        if (!moves(one)) leaveGap(one)
        if (held) bring(one, now)
      }
      // A gap alone is no motion yet, and the last one stays in sight.
      if (live.some(moves)) publish((first ? live : [...state.members, ...members]).filter(moves))
    } else if (moved && !live.some(moves)) change({ time: state.backwards ? 0 : state.total })
    if (live.length === 0 && loops.length === 0) held = false
    // Whoever drives one may have set it going again meanwhile.
    if (held)
      for (const { animation } of [...live, ...loops]) if (animation.playState === 'running') hold(animation)
    publish()
  }

  const seek = (time: number) => {
    if (!live.some(moves)) return
    const to = Math.min(state.total, Math.max(0, time))
    const backwards = live.every(turned)
    if (backwards ? to <= 0 : to >= state.total) finish()
    else {
      held = true
      for (const one of live) bring(one, to)
      for (const { animation } of loops) hold(animation)
    }
    change({ time: to })
    publish()
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look,
    pause() {
      if (live.length + loops.length === 0) return
      held = true
      for (const { animation } of [...live, ...loops]) hold(animation)
      publish()
    },
    play() {
      held = false
      for (const { animation } of [...live, ...loops]) letGo(animation)
      publish()
    },
    seek,
    step(count) {
      const by = count * FRAME_MS
      held = live.length + loops.length > 0
      for (const { animation, unit } of loops)
        hold(animation, Math.max(0, Number(animation.currentTime ?? 0) + by / unit))
      seek(state.time + (state.backwards ? -by : by))
      publish()
    },
    arm: (on) => change({ armed: on }),
    setRate() {
      for (const { animation, unit } of [...live, ...loops])
        if (!('transitionProperty' in animation || 'animationName' in animation))
          animation.playbackRate = Math.sign(animation.playbackRate) * rate()
        else animation.playbackRate = (Math.sign(animation.playbackRate) * rate()) / unit
    },
    release() {
      held = false
      for (const animation of [...mine]) letGo(animation)
      live = []
      loops = []
      change(IDLE)
    },
  }
}
