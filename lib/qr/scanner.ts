import { createListeners } from '../listeners'
import { type Camera, type CameraRequest, openCamera, REAR_CAMERA } from './camera'
import { IDLE_STATE, nextScannerState, type ScannerAction, type ScannerState } from './machine'
import { readPicture } from './read-picture'
import { loadReader, type Reader } from './reader'
import { errorCodeOf, ScanError } from './scan-error'
import { type FoundCode, scanVideo } from './scan-video'

/** Functions that a scanner uses. Tests inject their own. */
export type ScannerDependencies = {
  openCamera(request: CameraRequest, signal: AbortSignal): Promise<Camera>
  loadReader(): Promise<Reader>
  scanVideo(video: HTMLVideoElement, read: Reader, signal: AbortSignal): Promise<FoundCode>
  readPicture(file: Blob, read: Reader, signal: AbortSignal): Promise<FoundCode>
}

/** Reads QR codes from the camera or from a picture, one at a time. */
export type Scanner = {
  getState(): ScannerState
  subscribe(listener: () => void): () => void
  /** Starts the rear camera, and scans until a code is found. @param video shows the picture of the camera */
  start(video: HTMLVideoElement): Promise<void>
  /**
   * Scans with the other camera, or with the rear camera if no other camera is known.
   * @param video shows the picture of the camera
   */
  switchCamera(video: HTMLVideoElement): Promise<void>
  /** Turns the camera's flashlight on or off. After a failure, `hasTorch` in the state is false. */
  setTorch(on: boolean): Promise<void>
  /** Reads a code from a picture. Stops the camera. */
  readPicture(file: Blob): Promise<void>
  /** Stops the camera and the scan. The state keeps a result or an error. */
  stop(): void
}

const defaultDependencies: ScannerDependencies = { openCamera, loadReader, scanVideo, readPicture }

/**
 * Creates a scanner. Each attempt has its own abort signal, which stops everything that the attempt has opened: after success or
 * failure, when another attempt starts, or when `stop` is called, even while the permission prompt is open.
 */
export const createScanner = (dependencies: ScannerDependencies = defaultDependencies): Scanner => {
  const { subscribe, emit } = createListeners()
  let state = IDLE_STATE
  let attemptController = new AbortController()
  let camera: Camera | undefined

  const dispatch = (action: ScannerAction) => {
    const nextState = nextScannerState(state, action)
    if (nextState === state) return
    state = nextState
    emit()
  }
  const endAttempt = () => {
    attemptController.abort()
    camera = undefined
  }

  /** Runs one attempt: sends its first action, calls `findCode`, and sends `found` or `failed` unless it is aborted. */
  const runAttempt = async (
    firstAction: ScannerAction,
    findCode: (signal: AbortSignal) => Promise<FoundCode>,
  ) => {
    endAttempt()
    attemptController = new AbortController()
    const { signal } = attemptController
    dispatch(firstAction)
    try {
      const foundCode = await findCode(signal)
      if (!signal.aborted) dispatch({ type: 'found', ...foundCode })
    } catch (error) {
      const picture = error instanceof ScanError ? error.picture : undefined
      if (!signal.aborted) dispatch({ type: 'failed', error: errorCodeOf(error), picture })
    }
    if (!signal.aborted) endAttempt()
  }

  const scanCamera = (video: HTMLVideoElement, request: CameraRequest) =>
    runAttempt({ type: 'start' }, async (signal) => {
      // The reader loads while the permission prompt is open.
      const readerPromise = dependencies.loadReader()
      readerPromise.catch(() => {})
      const openedCamera = await dependencies.openCamera(request, signal)
      signal.addEventListener('abort', () => {
        openedCamera.close()
        // Another attempt may have set another stream.
        if (video.srcObject === openedCamera.stream) video.srcObject = null
      })
      signal.throwIfAborted()
      camera = openedCamera
      video.srcObject = openedCamera.stream
      await video.play().catch(() => {
        throw new ScanError('failed')
      })
      const readCode = await readerPromise
      signal.throwIfAborted()
      dispatch({ type: 'started', camera: openedCamera.info })
      const cameraLostPromise = new Promise<never>((_, reject) =>
        openedCamera.onLost(() => reject(new ScanError('failed'))),
      )
      return Promise.race([dependencies.scanVideo(video, readCode, signal), cameraLostPromise])
    })

  return {
    getState: () => state,
    subscribe,
    start: (video) => scanCamera(video, REAR_CAMERA),
    switchCamera: (video) => scanCamera(video, camera?.otherCameraRequest ?? REAR_CAMERA),
    async setTorch(on) {
      const currentCamera = camera
      const succeeded = await currentCamera?.setTorch(on).then(
        () => true,
        () => false,
      )
      if (camera !== currentCamera) return
      dispatch({
        type: 'cameraChanged',
        camera: succeeded ? { isTorchOn: on } : { hasTorch: false, isTorchOn: false },
      })
    },
    readPicture: (file) =>
      runAttempt({ type: 'readPicture' }, async (signal) =>
        dependencies.readPicture(file, await dependencies.loadReader(), signal),
      ),
    stop() {
      endAttempt()
      dispatch({ type: 'stop' })
    },
  }
}
