/** What can go wrong: on the way to the camera, on the way to the reader's code, in a picture. */
export type Problem =
  | 'denied'
  | 'noCamera'
  | 'busy'
  | 'insecure'
  | 'failed'
  | 'noReader'
  | 'noCode'
  | 'unreadable'

/** What the camera that is running can do, and does. */
export type Lens = {
  /** It has a light. */
  torch: boolean
  /** The light is on. */
  lit: boolean
  /** There is another camera. */
  flip: boolean
  /** It looks at the user, who expects a mirror. */
  mirrored: boolean
}

/** Where a scan stands. `picture` is what was looked at, as a data address. */
export type ScannerState =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'scanning'; lens: Lens }
  | { phase: 'reading' }
  | { phase: 'found'; text: string; picture: string }
  | { phase: 'error'; problem: Problem; picture?: string }

/** What happens to a scan. */
export type ScannerSignal =
  | { type: 'start' }
  | { type: 'started'; lens: Lens }
  | { type: 'adjusted'; lens: Partial<Lens> }
  | { type: 'read' }
  | { type: 'found'; text: string; picture: string }
  | { type: 'failed'; problem: Problem; picture?: string }
  | { type: 'stop' }

/** Nobody has asked for anything yet. */
export const IDLE: ScannerState = { phase: 'idle' }

const busy = (state: ScannerState): boolean =>
  state.phase === 'starting' || state.phase === 'scanning' || state.phase === 'reading'

/**
 * The state after a signal. What does not belong to a state changes nothing, so that a late answer of a camera or a
 * picture that nobody waits for any more is harmless.
 */
export const next = (state: ScannerState, signal: ScannerSignal): ScannerState => {
  switch (signal.type) {
    case 'start':
      return { phase: 'starting' }
    case 'read':
      return { phase: 'reading' }
    case 'started':
      return state.phase === 'starting' ? { phase: 'scanning', lens: signal.lens } : state
    case 'adjusted':
      return state.phase === 'scanning' ? { ...state, lens: { ...state.lens, ...signal.lens } } : state
    case 'found':
      return state.phase === 'scanning' || state.phase === 'reading'
        ? { phase: 'found', text: signal.text, picture: signal.picture }
        : state
    case 'failed':
      return busy(state) ? { phase: 'error', problem: signal.problem, picture: signal.picture } : state
    case 'stop':
      return busy(state) ? IDLE : state
  }
}
