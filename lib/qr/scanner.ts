import { createListeners } from '../listeners'
import { type Camera, type CameraRequest, openCamera, REAR } from './camera'
import { IDLE, next, type ScannerSignal, type ScannerState } from './machine'
import { readPicture } from './picture'
import { loadReader, type Reader } from './reader'
import { problemOf, ScanError } from './scan-error'
import { type FoundCode, watch } from './watch'

/** What a scanner works with; the browser's own unless given. */
export type ScannerParts = {
  openCamera(request: CameraRequest, signal: AbortSignal): Promise<Camera>
  loadReader(): Promise<Reader>
  watch(video: HTMLVideoElement, read: Reader, signal: AbortSignal): Promise<FoundCode>
  readPicture(file: Blob, read: Reader, signal: AbortSignal): Promise<FoundCode>
}

/** Reads QR codes from the camera or from a picture, one at a time. */
export type Scanner = {
  get(): ScannerState
  subscribe(listener: () => void): () => void
  /** Asks for the camera and looks until there is a code. @param video shows what the camera sees */
  start(video: HTMLVideoElement): Promise<void>
  /** The same with the other camera, where there is one. */
  flip(video: HTMLVideoElement): Promise<void>
  /** Turns the camera's light on or off. */
  light(on: boolean): Promise<void>
  /** Looks for a code in a picture. The camera is not needed for that, and ended. */
  read(file: Blob): Promise<void>
  /** Ends whatever is going on, the camera first. A result or an error stays. */
  stop(): void
}

const browser: ScannerParts = { openCamera, loadReader, watch, readPicture }

/**
 * Makes a scanner. Each attempt has its own signal, and all it has opened ends with that: when it succeeds or fails, when
 * another one begins, when it is stopped, even while the user is still being asked for the camera.
 */
export const createScanner = (parts: ScannerParts = browser): Scanner => {
  const { subscribe, emit } = createListeners()
  let state = IDLE
  let run = new AbortController()
  let camera: Camera | undefined

  const send = (signal: ScannerSignal) => {
    const nextState = next(state, signal)
    if (nextState === state) return
    state = nextState
    emit()
  }
  const end = () => {
    run.abort()
    camera = undefined
  }

  /** Runs one attempt from its first signal to its result. */
  const attempt = async (first: ScannerSignal, work: (signal: AbortSignal) => Promise<FoundCode>) => {
    end()
    run = new AbortController()
    const { signal } = run
    send(first)
    try {
      const sight = await work(signal)
      if (!signal.aborted) send({ type: 'found', ...sight })
    } catch (error) {
      const picture = error instanceof ScanError ? error.picture : undefined
      if (!signal.aborted) send({ type: 'failed', problem: problemOf(error), picture })
    }
    if (!signal.aborted) end()
  }

  const scanCamera = (video: HTMLVideoElement, request: CameraRequest) =>
    attempt({ type: 'start' }, async (signal) => {
      // Fetched while the user is being asked.
      const reader = parts.loadReader()
      reader.catch(() => {})
      const opened = await parts.openCamera(request, signal)
      signal.addEventListener('abort', () => {
        opened.close()
        // Another attempt may have put its own camera there by now.
        if (video.srcObject === opened.stream) video.srcObject = null
      })
      signal.throwIfAborted()
      camera = opened
      video.srcObject = opened.stream
      await video.play().catch(() => {
        throw new ScanError('failed')
      })
      const read = await reader
      signal.throwIfAborted()
      send({ type: 'started', lens: opened.lens })
      const lost = new Promise<never>((_, reject) => opened.onLost(() => reject(new ScanError('failed'))))
      return Promise.race([parts.watch(video, read, signal), lost])
    })

  return {
    get: () => state,
    subscribe,
    start: (video) => scanCamera(video, REAR),
    flip: (video) => scanCamera(video, camera?.other ?? REAR),
    async light(on) {
      const lit = await camera?.light(on).then(
        () => true,
        () => false,
      )
      send({ type: 'adjusted', lens: lit ? { lit: on } : { torch: false, lit: false } })
    },
    read: (file) =>
      attempt({ type: 'read' }, async (signal) => parts.readPicture(file, await parts.loadReader(), signal)),
    stop() {
      end()
      send({ type: 'stop' })
    },
  }
}
