import { createWhiteCanvas, invertColors, toJpegDataUrl } from './canvas'
import type { Reader } from './reader'

/** Minimum time between two reads, ms. It limits the load on a phone. */
const SCAN_INTERVAL_MS = 100
/**
 * Side lengths, px, to which the square in the middle of the video is scaled, in turn. ZXing misses different codes at different
 * sizes.
 */
const EDGE_LENGTHS_PX = [640, 480, 800]
/** Only every fourth read has inverted colors, because few codes are light on dark. */
const INVERSION_INTERVAL = 4

/** The text of a code, and the picture that contains the code, as a data URL. */
export type FoundCode = { text: string; picture: string }

const waitForNextScan = (video: HTMLVideoElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const onAbort = () => reject(signal.reason)
    const onFrame = () => {
      signal.removeEventListener('abort', onAbort)
      resolve()
    }
    signal.addEventListener('abort', onAbort, { once: true })
    setTimeout(() => {
      if (typeof video.requestVideoFrameCallback === 'function') video.requestVideoFrameCallback(onFrame)
      else requestAnimationFrame(onFrame)
    }, SCAN_INTERVAL_MS)
  })

/**
 * Reads the square in the middle of a playing video, sometimes with inverted colors, until it finds a QR code.
 * @throws the signal's reason if the signal is aborted
 */
export const scanVideo = async (
  video: HTMLVideoElement,
  readCode: Reader,
  signal: AbortSignal,
): Promise<FoundCode> => {
  const canvases = EDGE_LENGTHS_PX.map((edgeLength) => createWhiteCanvas(edgeLength, edgeLength))
  for (let readNumber = 1; ; readNumber++) {
    await waitForNextScan(video, signal)
    const sideLength = Math.min(video.videoWidth, video.videoHeight)
    const canvasForRead = canvases[readNumber % canvases.length]
    if (sideLength === 0 || !canvasForRead) continue
    const { canvas, context } = canvasForRead
    const x = (video.videoWidth - sideLength) / 2
    const y = (video.videoHeight - sideLength) / 2
    context.drawImage(video, x, y, sideLength, sideLength, 0, 0, canvas.width, canvas.height)
    const inverted = readNumber % INVERSION_INTERVAL === 0
    if (inverted) invertColors(context)
    const text = await readCode(canvas)
    signal.throwIfAborted()
    if (text === undefined) continue
    if (inverted) invertColors(context)
    return { text, picture: toJpegDataUrl(canvas) }
  }
}
