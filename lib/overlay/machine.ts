/** State of an overlay. */
export type OverlayState = 'closed' | 'presenting' | 'presented' | 'dismissing'

/** Signals: present, dismiss, or the end of the running animation. */
export type OverlaySignal = 'present' | 'dismiss' | 'finish'

/** The effects of a transition. */
export type OverlayEffect =
  | 'will-present'
  | 'mount'
  | 'enter'
  | 'did-present'
  | 'will-dismiss'
  | 'leave'
  | 'reverse'
  | 'did-dismiss'
  | 'remove'

/** The next state and the effects of the transition to it. */
export interface OverlayStep {
  state: OverlayState
  effects: readonly OverlayEffect[]
}

const SHOW: OverlayStep = { state: 'presenting', effects: ['will-present', 'mount', 'enter'] }
const SHOWN: OverlayStep = { state: 'presented', effects: ['did-present'] }
const LEAVE: OverlayStep = { state: 'dismissing', effects: ['will-dismiss', 'leave'] }
// A dismissal during the enter animation: it reverses from its current position, and no event is skipped.
const REVERSE: OverlayStep = { state: 'dismissing', effects: ['did-present', 'will-dismiss', 'reverse'] }
const GONE: OverlayStep = { state: 'closed', effects: ['did-dismiss', 'remove'] }

const TABLE: Record<OverlayState, Partial<Record<OverlaySignal, OverlayStep>>> = {
  closed: { present: SHOW },
  presenting: { dismiss: REVERSE, finish: SHOWN },
  presented: { dismiss: LEAVE },
  dismissing: { finish: GONE },
}

/**
 * The lifecycle as a pure function. A signal that is not valid in a state changes nothing: a second present, a second dismiss,
 * or a late end of an animation.
 */
export function transition(state: OverlayState, signal: OverlaySignal): OverlayStep {
  return TABLE[state][signal] ?? { state, effects: [] }
}
