import type { Lens } from './machine'
import { ScanError } from './scan-error'

/** The camera that is wanted: by the way it looks, or that very one. */
export type CameraRequest = { facing: 'environment' | 'user' } | { device: string }

/** The camera at the back, which is held towards a code. */
export const REAR: CameraRequest = { facing: 'environment' }

/** A camera that runs. */
export type Camera = {
  readonly stream: MediaStream
  readonly lens: Lens
  /** How to ask for the other camera. */
  readonly other: CameraRequest | undefined
  /** Turns its light on or off; rejects where it has none after all. */
  light(on: boolean): Promise<void>
  /** Calls back once if it ends by itself: unplugged, taken away, no longer allowed. */
  onLost(listener: () => void): void
  /** Ends it, and with it its light. */
  close(): void
}

// Of the Image Capture specification, which TypeScript's DOM does not know.
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }
type TorchConstraints = MediaTrackConstraintSet & { torch?: boolean }

/** Enough for a code that fills a third of the picture, and quick to look through. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } }

const end = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

const otherThan = (track: MediaStreamTrack, cameras: MediaDeviceInfo[]): CameraRequest | undefined => {
  if (cameras.length < 2) return undefined
  const { facingMode, deviceId } = track.getSettings()
  // A phone has several lenses on its back: what is meant is the other side.
  if (facingMode) return { facing: facingMode === 'user' ? 'environment' : 'user' }
  const at = cameras.findIndex((camera) => camera.deviceId === deviceId)
  const next = cameras[(at + 1) % cameras.length]
  return next && { device: next.deviceId }
}

/**
 * Starts a camera. Whatever it brings after the signal was aborted is ended at once.
 * @throws ScanError `insecure` or `noCamera` where browsers offer none; otherwise what `getUserMedia` rejects with
 */
export const openCamera = async (request: CameraRequest, signal: AbortSignal): Promise<Camera> => {
  if (!window.isSecureContext) throw new ScanError('insecure')
  const { mediaDevices } = navigator
  if (!mediaDevices?.getUserMedia) throw new ScanError('noCamera')
  const which =
    'device' in request ? { deviceId: { exact: request.device } } : { facingMode: { ideal: request.facing } }
  const stream = await mediaDevices.getUserMedia({ audio: false, video: { ...which, ...SIZE } })
  const close = () => end(stream)
  signal.addEventListener('abort', close, { once: true })
  if (signal.aborted) close()
  signal.throwIfAborted()
  const [track] = stream.getVideoTracks()
  if (!track) throw new ScanError('noCamera')
  // Only after the permission do devices have names that can be asked for.
  const devices = await mediaDevices.enumerateDevices().catch(() => [])
  const other = otherThan(
    track,
    devices.filter(({ kind }) => kind === 'videoinput'),
  )
  const torch = Boolean((track.getCapabilities?.() as TorchCapabilities | undefined)?.torch)
  const mirrored = track.getSettings().facingMode === 'user'
  return {
    stream,
    lens: { torch, lit: false, flip: other !== undefined, mirrored },
    other,
    light: (on) => track.applyConstraints({ advanced: [{ torch: on } as TorchConstraints] }),
    onLost: (listener) => track.addEventListener('ended', listener, { once: true }),
    close,
  }
}
