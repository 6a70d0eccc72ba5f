/** State of an overlay. */
export type OverlayState = 'closed' | 'presenting' | 'presented' | 'dismissing'

/** What can change the state: a call to `present` or `dismiss`, or the end of the running animation (`finish`). */
export type OverlayAction = 'present' | 'dismiss' | 'finish'

/** What the overlay does in a transition from one state to the next: events to emit, and functions to call. */
export type OverlayEffect =
  | 'will-present'
  | 'mount'
  | 'enter'
  | 'did-present'
  | 'will-dismiss'
  | 'leave'
  | 'reverse'
  | 'did-dismiss'
  | 'unmount'

/** The next state and the effects of the transition to it. */
export interface OverlayTransition {
  state: OverlayState
  effects: readonly OverlayEffect[]
}

const PRESENT: OverlayTransition = { state: 'presenting', effects: ['will-present', 'mount', 'enter'] }
const PRESENTED: OverlayTransition = { state: 'presented', effects: ['did-present'] }
const DISMISS: OverlayTransition = { state: 'dismissing', effects: ['will-dismiss', 'leave'] }
// A dismissal before the end of the enter animation reverses the animation. It also emits `did-present`, so that
// every `will-present` is followed by a `did-present`.
const REVERSE: OverlayTransition = {
  state: 'dismissing',
  effects: ['did-present', 'will-dismiss', 'reverse'],
}
const CLOSED: OverlayTransition = { state: 'closed', effects: ['did-dismiss', 'unmount'] }

const TRANSITIONS: Record<OverlayState, Partial<Record<OverlayAction, OverlayTransition>>> = {
  closed: { present: PRESENT },
  presenting: { dismiss: REVERSE, finish: PRESENTED },
  presented: { dismiss: DISMISS },
  dismissing: { finish: CLOSED },
}

/**
 * Returns the next state of an overlay and the effects of the transition. An action that is not valid in a state changes nothing,
 * such as a second `present`, a second `dismiss`, or a `finish` that comes too late.
 */
export function nextTransition(state: OverlayState, action: OverlayAction): OverlayTransition {
  return TRANSITIONS[state][action] ?? { state, effects: [] }
}
