/** Why a scan failed: because of the camera, the decoder (`noReader`), or the picture (`noCode`, `unreadable`). */
export type ScanErrorCode =
  | 'denied'
  | 'noCamera'
  | 'busy'
  | 'insecure'
  | 'failed'
  | 'noReader'
  | 'noCode'
  | 'unreadable'

/** Capabilities and state of the running camera. */
export type CameraInfo = {
  /** Whether the camera has a flashlight. */
  hasTorch: boolean
  /** Whether the flashlight is on. */
  isTorchOn: boolean
  /** Whether there is another camera. */
  canSwitchCamera: boolean
  /** Whether the camera faces the user, so that the video is mirrored. */
  mirrored: boolean
}

/** State of a scan. `picture` is the picture that was scanned, as a data URL. */
export type ScannerState =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'scanning'; camera: CameraInfo }
  | { phase: 'reading' }
  | { phase: 'found'; text: string; picture: string }
  | { phase: 'error'; error: ScanErrorCode; picture?: string }

/** What can change the state of a scan. `read` starts to read a picture; `adjusted` changes data about the camera. */
export type ScannerSignal =
  | { type: 'start' }
  | { type: 'started'; camera: CameraInfo }
  | { type: 'adjusted'; camera: Partial<CameraInfo> }
  | { type: 'read' }
  | { type: 'found'; text: string; picture: string }
  | { type: 'failed'; error: ScanErrorCode; picture?: string }
  | { type: 'stop' }

/** The initial state. */
export const IDLE: ScannerState = { phase: 'idle' }

const isBusy = (state: ScannerState): boolean =>
  state.phase === 'starting' || state.phase === 'scanning' || state.phase === 'reading'

/**
 * Returns the next state. A signal that is not valid in a state changes nothing, such as a camera that starts too late.
 */
export const next = (state: ScannerState, signal: ScannerSignal): ScannerState => {
  switch (signal.type) {
    case 'start':
      return { phase: 'starting' }
    case 'read':
      return { phase: 'reading' }
    case 'started':
      return state.phase === 'starting' ? { phase: 'scanning', camera: signal.camera } : state
    case 'adjusted':
      return state.phase === 'scanning' ? { ...state, camera: { ...state.camera, ...signal.camera } } : state
    case 'found':
      return state.phase === 'scanning' || state.phase === 'reading'
        ? { phase: 'found', text: signal.text, picture: signal.picture }
        : state
    case 'failed':
      return isBusy(state) ? { phase: 'error', error: signal.error, picture: signal.picture } : state
    case 'stop':
      return isBusy(state) ? IDLE : state
  }
}
