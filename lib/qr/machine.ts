/**
 * Why a scan failed. The camera cannot be used: the user or the browser denied permission (`denied`), there is no camera
 * (`noCamera`), the camera does not start, usually because another app uses it (`busy`), or the page was not loaded over HTTPS
 * (`insecure`). The decoder could not be loaded (`noReader`). The picture contains no code (`noCode`), or the browser cannot
 * decode it (`unreadable`). `failed` is any other error.
 */
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
  /** Whether the camera faces the user, so that the video must be mirrored. */
  isMirrored: boolean
}

/**
 * State of a scan. `starting` and `scanning` use the camera, and `reading` reads a picture file. `picture` is the picture that
 * was scanned, as a data URL.
 */
export type ScannerState =
  | { phase: 'idle' }
  | { phase: 'starting' }
  | { phase: 'scanning'; camera: CameraInfo }
  | { phase: 'reading' }
  | { phase: 'found'; text: string; picture: string }
  | { phase: 'error'; error: ScanErrorCode; picture?: string }

/** What can change the state of a scan. `readPicture` starts to read a picture; `cameraChanged` changes data about the camera. */
export type ScannerAction =
  | { type: 'start' }
  | { type: 'started'; camera: CameraInfo }
  | { type: 'cameraChanged'; camera: Partial<CameraInfo> }
  | { type: 'readPicture' }
  | { type: 'found'; text: string; picture: string }
  | { type: 'failed'; error: ScanErrorCode; picture?: string }
  | { type: 'stop' }

/** The initial state of a scanner, and its state after a scan was stopped. */
export const IDLE_STATE: ScannerState = { phase: 'idle' }

const isActive = (state: ScannerState): boolean =>
  state.phase === 'starting' || state.phase === 'scanning' || state.phase === 'reading'

/** Returns the next state. An action that is not valid in the current state changes nothing, such as `started` after `stop`. */
export const nextScannerState = (state: ScannerState, action: ScannerAction): ScannerState => {
  switch (action.type) {
    case 'start':
      return { phase: 'starting' }
    case 'readPicture':
      return { phase: 'reading' }
    case 'started':
      return state.phase === 'starting' ? { phase: 'scanning', camera: action.camera } : state
    case 'cameraChanged':
      return state.phase === 'scanning' ? { ...state, camera: { ...state.camera, ...action.camera } } : state
    case 'found':
      return state.phase === 'scanning' || state.phase === 'reading'
        ? { phase: 'found', text: action.text, picture: action.picture }
        : state
    case 'failed':
      return isActive(state) ? { phase: 'error', error: action.error, picture: action.picture } : state
    case 'stop':
      return isActive(state) ? IDLE_STATE : state
  }
}
