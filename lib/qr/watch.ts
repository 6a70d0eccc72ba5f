import { invert, jpegDataUrl, whiteCanvas } from './canvas'
import type { Reader } from './reader'

/** Looks at most this often, ms: a phone stays cool, and a code is found while it is still being aimed at. */
const SCAN_INTERVAL_MS = 100
/** Edges of what is looked at in turn, px: a code that one grid of dots hides is plain in the next. */
const EDGES = [640, 480, 800]
/** Every fourth look is at inverted colours: few codes are light on dark. */
const INVERTED_EVERY = 4

/** A code, and the picture it was found in as a data address. */
export type FoundCode = { text: string; picture: string }

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
    }, SCAN_INTERVAL_MS)
  })

/**
 * Looks at a playing video until a QR code is in it: at the square in its middle, now and then in inverted colours.
 * @throws the signal's reason when it is aborted
 */
export const watch = async (
  video: HTMLVideoElement,
  read: Reader,
  signal: AbortSignal,
): Promise<FoundCode> => {
  const canvases = EDGES.map((edge) => whiteCanvas(edge, edge))
  for (let turn = 1; ; turn++) {
    await nextFrame(video, signal)
    const side = Math.min(video.videoWidth, video.videoHeight)
    const target = canvases[turn % canvases.length]
    if (side === 0 || !target) continue
    const { canvas, context } = target
    const x = (video.videoWidth - side) / 2
    const y = (video.videoHeight - side) / 2
    context.drawImage(video, x, y, side, side, 0, 0, canvas.width, canvas.height)
    const inverted = turn % INVERTED_EVERY === 0
    if (inverted) invert(context)
    const text = await read(canvas)
    signal.throwIfAborted()
    if (text === undefined) continue
    if (inverted) invert(context)
    return { text, picture: jpegDataUrl(canvas) }
  }
}
