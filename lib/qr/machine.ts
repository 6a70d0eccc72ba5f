/** Problems with the camera, with loading the decoder, or with a picture. */
export type Problem =
  | 'denied'
  | 'noCamera'
  | 'busy'
  | 'insecure'
  | 'failed'
  | 'noReader'
  | 'noCode'
  | 'unreadable'

/** Capabilities and state of the running camera. */
export type Lens = {
  /** Whether it has a flashlight. */
  torch: boolean
  /** Whether the flashlight is on. */
  lit: boolean
  /** Whether there is another camera. */
  flip: boolean
  /** Whether it faces the user, so that the video is mirrored. */
  mirrored: boolean
}

/** State of a scan. `picture` is the scanned picture as a data URL. */
export type ScannerState =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'scanning'; lens: Lens }
  | { phase: 'reading' }
  | { phase: 'found'; text: string; picture: string }
  | { phase: 'error'; problem: Problem; picture?: string }

/** Signals of a scan. */
export type ScannerSignal =
  | { type: 'start' }
  | { type: 'started'; lens: Lens }
  | { type: 'adjusted'; lens: Partial<Lens> }
  | { type: 'read' }
  | { type: 'found'; text: string; picture: string }
  | { type: 'failed'; problem: Problem; picture?: string }
  | { type: 'stop' }

/** The initial state. */
export const IDLE: ScannerState = { phase: 'idle' }

const busy = (state: ScannerState): boolean =>
  state.phase === 'starting' || state.phase === 'scanning' || state.phase === 'reading'

/**
 * The next state. A signal that is not valid in a state changes nothing, such as a late answer of a camera.
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
