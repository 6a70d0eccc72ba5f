import type { CameraInfo } from './machine'
import { ScanError } from './scan-error'

/** Selects a camera by its facing mode or by its device id. */
export type CameraRequest = { facing: 'environment' | 'user' } | { deviceId: string }

/** Selects the rear camera. */
export const REAR_CAMERA: CameraRequest = { facing: 'environment' }

/** A running camera. */
export type Camera = {
  readonly stream: MediaStream
  readonly info: CameraInfo
  /** Selects the camera on the other side or, if the side is unknown, the next camera; undefined if no other camera is known. */
  readonly otherCameraRequest: CameraRequest | undefined
  /** Turns the flashlight of the camera on or off. Rejects if the browser cannot do this. */
  setTorch(on: boolean): Promise<void>
  /** Calls `listener` once if the camera stops by itself, for example because it was unplugged or is no longer allowed. */
  onLost(listener: () => void): void
  /** Stops the camera and its flashlight. */
  close(): void
}

// From the Image Capture specification, which TypeScript's DOM types do not include.
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }
type TorchConstraints = MediaTrackConstraintSet & { torch?: boolean }

/** Requested size of the video, px: close to the sizes that scan-video.ts decodes (480 to 800 px), so that scaling loses little. */
const VIDEO_CONSTRAINTS = { width: { ideal: 1280 }, height: { ideal: 720 } }

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

const findOtherCamera = (track: MediaStreamTrack, cameras: MediaDeviceInfo[]): CameraRequest | undefined => {
  if (cameras.length < 2) return undefined
  const { facingMode, deviceId } = track.getSettings()
  // A phone may have several rear cameras, so the other camera is the one on the other side.
  if (facingMode) return { facing: facingMode === 'user' ? 'environment' : 'user' }
  const index = cameras.findIndex((camera) => camera.deviceId === deviceId)
  const next = cameras[(index + 1) % cameras.length]
  return next && { deviceId: next.deviceId }
}

/**
 * Starts a camera. When the signal is aborted, the camera stops; if it is still starting, it stops as soon as it has started.
 * @throws ScanError `insecure` if the page is not in a secure context; ScanError `noCamera` if the browser has no camera API or
 *   returns no video; the error of `getUserMedia`; or the signal's reason if the signal is aborted before the camera has started
 */
export const openCamera = async (request: CameraRequest, signal: AbortSignal): Promise<Camera> => {
  if (!window.isSecureContext) throw new ScanError('insecure')
  const { mediaDevices } = navigator
  if (!mediaDevices?.getUserMedia) throw new ScanError('noCamera')
  const constraints =
    'deviceId' in request
      ? { deviceId: { exact: request.deviceId } }
      : { facingMode: { ideal: request.facing } }
  const stream = await mediaDevices.getUserMedia({
    audio: false,
    video: { ...constraints, ...VIDEO_CONSTRAINTS },
  })
  const close = () => stopTracks(stream)
  signal.addEventListener('abort', close, { once: true })
  if (signal.aborted) close()
  signal.throwIfAborted()
  const [track] = stream.getVideoTracks()
  if (!track) throw new ScanError('noCamera')
  // Browsers reveal the ids of devices only after the user has granted permission.
  const devices = await mediaDevices.enumerateDevices().catch(() => [])
  const otherCameraRequest = findOtherCamera(
    track,
    devices.filter(({ kind }) => kind === 'videoinput'),
  )
  const hasTorch = Boolean((track.getCapabilities?.() as TorchCapabilities | undefined)?.torch)
  const isMirrored = track.getSettings().facingMode === 'user'
  return {
    stream,
    info: { hasTorch, isTorchOn: false, canSwitchCamera: otherCameraRequest !== undefined, isMirrored },
    otherCameraRequest,
    setTorch: (on) => track.applyConstraints({ advanced: [{ torch: on } as TorchConstraints] }),
    onLost: (listener) => track.addEventListener('ended', listener, { once: true }),
    close,
  }
}
