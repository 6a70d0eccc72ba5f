import { invert, jpegDataUrl, whiteCanvas } from './canvas'
import type { Reader } from './reader'
import { ScanError } from './scan-error'
import type { FoundCode } from './watch'

/** White around the picture, px: a code that was cut out closely lacks its quiet zone. */
const QUIET_ZONE = 32
/** A picture without a size of its own (a drawing) is drawn this large, px. */
const DEFAULT_SIZE = 600

/** Part of a picture, in fractions of its sides. */
type Part = { x: number; y: number; width: number; height: number }

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 }
/** Halves and quarters that overlap: of several codes in one picture each is alone in one of them. */
const HALVES: Part[] = [0, 0.45].flatMap((start) => [
  { x: start, y: 0, width: 0.55, height: 1 },
  { x: 0, y: start, width: 1, height: 0.55 },
])
const QUARTERS: Part[] = [0, 0.4].flatMap((y) => [0, 0.4].map((x) => ({ x, y, width: 0.6, height: 0.6 })))

/**
 * Lengths of the longer side that are tried, px, the likeliest first. Each grid of dots hides other codes from ZXing: too
 * fine drowns them in noise, too coarse in grey, and some it misses for no reason that could be seen.
 */
const EDGES = [800, 400, 600, 1200, 300, 2000]

const ATTEMPTS: { edge: number; part: Part }[] = [
  ...EDGES.map((edge) => ({ edge, part: WHOLE })),
  ...[...HALVES, ...QUARTERS].map((part) => ({ edge: 800, part })),
]

const loadImage = async (file: Blob): Promise<HTMLImageElement> => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return image
  } catch {
    throw new ScanError('unreadable')
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A part of the picture, upright as the camera's notes say, with white around it. */
const drawPart = (image: HTMLImageElement, edge: number, part: Part, quiet = QUIET_ZONE) => {
  const x = part.x * (image.naturalWidth || DEFAULT_SIZE)
  const y = part.y * (image.naturalHeight || DEFAULT_SIZE)
  const width = part.width * (image.naturalWidth || DEFAULT_SIZE)
  const height = part.height * (image.naturalHeight || DEFAULT_SIZE)
  const scale = edge / Math.max(width, height)
  const [wide, high] = [width * scale, height * scale]
  const { canvas, context } = whiteCanvas(wide + 2 * quiet, high + 2 * quiet)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, quiet, quiet, wide, high)
  return { canvas, context }
}

/** Lets the page paint and hear taps. */
const yieldToPage = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Looks for a QR code in a picture file, in several sizes, parts, and in inverted colours.
 * @throws ScanError `unreadable` for what is no picture, `noCode` with the picture; the signal's reason when it is aborted
 */
export const readPicture = async (file: Blob, read: Reader, signal: AbortSignal): Promise<FoundCode> => {
  const image = await loadImage(file)
  const picture = jpegDataUrl(drawPart(image, 800, WHOLE, 0).canvas)
  for (const { edge, part } of ATTEMPTS) {
    const { canvas, context } = drawPart(image, edge, part)
    for (const inverted of [false, true]) {
      await yieldToPage()
      signal.throwIfAborted()
      if (inverted) invert(context)
      const text = await read(canvas)
      if (text !== undefined) return { text, picture }
    }
  }
  throw new ScanError('noCode', picture)
}
