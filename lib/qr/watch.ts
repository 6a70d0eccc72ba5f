import { invert, still, whiteCanvas } from './canvas'
import type { Reader } from './reader'

/** Looks at most this often, ms: a phone stays cool, and a code is found while it is still being aimed at. */
const PAUSE = 100
/** Edge of what is looked at, px: three dots of the camera for each module of a dense code. */
const EDGE = 640

/** A code, and the picture it was found in as a data address. */
export type Sight = { text: string; picture: string }

const nextFrame = (video: HTMLVideoElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => reject(signal.reason)
    const seen = () => {
      signal.removeEventListener('abort', stop)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
    setTimeout(() => {
      if (typeof video.requestVideoFrameCallback === 'function') video.requestVideoFrameCallback(seen)
      else requestAnimationFrame(seen)
    }, PAUSE)
  })

/**
 * Looks at a playing video until a QR code is in it: at the square in its middle, every second time in inverted colours.
 * @throws the signal's reason when it is aborted
 */
export const watch = async (video: HTMLVideoElement, read: Reader, signal: AbortSignal): Promise<Sight> => {
  const { canvas, context } = whiteCanvas(EDGE, EDGE)
  const draw = () => {
    const side = Math.min(video.videoWidth, video.videoHeight)
    const x = (video.videoWidth - side) / 2
    const y = (video.videoHeight - side) / 2
    context.drawImage(video, x, y, side, side, 0, 0, EDGE, EDGE)
  }
  for (let turn = 0; ; turn++) {
    await nextFrame(video, signal)
    if (video.videoWidth === 0) continue
    draw()
    const inverted = turn % 2 === 1
    if (inverted) invert(context)
    const text = await read(canvas)
    signal.throwIfAborted()
    if (text === undefined) continue
    if (inverted) invert(context)
    return { text, picture: still(canvas) }
  }
}
