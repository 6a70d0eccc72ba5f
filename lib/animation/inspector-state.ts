import type { AnimationInfo } from './animation-info'

/** One animation of a motion. A motion consists of the animations that overlap in time. Nominal times are times at normal speed. */
export type TrackedAnimation = AnimationInfo & {
  /** Start time, nominal ms since the start of the motion. */
  startTime: number
}

/** State of the animation inspector and of the current motion or, if no motion runs, of the last motion. */
export type InspectorState = {
  phase: 'idle' | 'running' | 'paused'
  animations: readonly TrackedAnimation[]
  /** Current time since the start of the motion, nominal ms. */
  time: number
  /** Duration of the motion, nominal ms. */
  total: number
  /** Whether the motion plays backward and ends at 0. */
  reversed: boolean
  /** Whether the next motion will be paused at its first frame. */
  pausesNextMotion: boolean
}

/** The initial state of the inspector, and its state after `release()`. */
export const IDLE_STATE = {
  phase: 'idle',
  animations: [],
  time: 0,
  total: 0,
  reversed: false,
  pausesNextMotion: false,
} as const
