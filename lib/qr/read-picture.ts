import { createWhiteCanvas, invertColors, toJpegDataUrl } from './canvas'
import type { Reader } from './reader'
import { ScanError } from './scan-error'
import type { FoundCode } from './scan-video'

/** White margin (quiet zone) that is added around the picture, px, because a cropped code may have no margin of its own. */
const QUIET_ZONE_PX = 32
/** Width and height of a picture without an intrinsic size (SVG), px. */
const DEFAULT_SIZE_PX = 600

/** Part of a picture, in fractions of its width and height. */
type Region = { x: number; y: number; width: number; height: number }

const WHOLE_PICTURE: Region = { x: 0, y: 0, width: 1, height: 1 }
/** Overlapping halves of a picture. If a picture contains several codes, a half or a quarter may contain only one of them. */
const HALVES: Region[] = [0, 0.45].flatMap((start) => [
  { x: start, y: 0, width: 0.55, height: 1 },
  { x: 0, y: start, width: 1, height: 0.55 },
])
const QUARTERS: Region[] = [0, 0.4].flatMap((y) => [0, 0.4].map((x) => ({ x, y, width: 0.6, height: 0.6 })))

/**
 * Sizes at which to read the picture: lengths of its longer side, px, the most likely to succeed first. ZXing misses different
 * codes at different sizes.
 */
const EDGE_LENGTHS_PX = [800, 400, 600, 1200, 300, 2000]

const ATTEMPTS: { edgeLength: number; region: Region }[] = [
  ...EDGE_LENGTHS_PX.map((edgeLength) => ({ edgeLength, region: WHOLE_PICTURE })),
  ...[...HALVES, ...QUARTERS].map((region) => ({ edgeLength: 800, region })),
]

const loadImage = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
    return image
  } catch {
    throw new ScanError('unreadable')
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Draws a part of the picture, upright according to its EXIF data, with a white margin. */
const drawRegion = (image: HTMLImageElement, edgeLength: number, region: Region, margin = QUIET_ZONE_PX) => {
  const x = region.x * (image.naturalWidth || DEFAULT_SIZE_PX)
  const y = region.y * (image.naturalHeight || DEFAULT_SIZE_PX)
  const width = region.width * (image.naturalWidth || DEFAULT_SIZE_PX)
  const height = region.height * (image.naturalHeight || DEFAULT_SIZE_PX)
  const scale = edgeLength / Math.max(width, height)
  const [targetWidth, targetHeight] = [width * scale, height * scale]
  const { canvas, context } = createWhiteCanvas(targetWidth + 2 * margin, targetHeight + 2 * margin)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, margin, margin, targetWidth, targetHeight)
  return { canvas, context }
}

/** Lets the page paint and handle events. */
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Reads a QR code from a picture file, in several sizes and parts, and with inverted colors.
 * @throws ScanError `unreadable` if the browser cannot decode the file; ScanError `noCode`, with the picture, if no code is
 *   found; the signal's reason if the signal is aborted
 */
export const readPicture = async (file: Blob, readCode: Reader, signal: AbortSignal): Promise<FoundCode> => {
  const image = await loadImage(file)
  const picture = toJpegDataUrl(drawRegion(image, 800, WHOLE_PICTURE, 0).canvas)
  for (const { edgeLength, region } of ATTEMPTS) {
    const { canvas, context } = drawRegion(image, edgeLength, region)
    for (const inverted of [false, true]) {
      await yieldToPage()
      signal.throwIfAborted()
      if (inverted) invertColors(context)
      const text = await readCode(canvas)
      if (text !== undefined) return { text, picture }
    }
  }
  throw new ScanError('noCode', picture)
}
