import { invert, still, whiteCanvas } from './canvas'
import type { Reader } from './reader'
import { ScanError } from './scan-error'
import type { Sight } from './watch'

/** White around the picture, px: a code that was cut out closely lacks its quiet zone. */
const QUIET = 32
/** A picture without a size of its own (a drawing) is drawn this large, px. */
const DRAWN = 600

/** Part of a picture, in fractions of its sides. */
type Part = { x: number; y: number; size: number }
const WHOLE: Part = { x: 0, y: 0, size: 1 }
/** Four parts that overlap: of several codes in one picture each is alone in one of them. */
const QUARTERS: Part[] = [0, 0.4].flatMap((y) => [0, 0.4].map((x) => ({ x, y, size: 0.6 })))

/** What is tried, the likeliest first. `edge`: of the longer side, px; too fine drowns a code in noise, too coarse in grey. */
const ATTEMPTS: { edge: number; part: Part }[] = [
  { edge: 1000, part: WHOLE },
  { edge: 500, part: WHOLE },
  { edge: 2000, part: WHOLE },
  ...QUARTERS.map((part) => ({ edge: 1000, part })),
]

const open = async (file: Blob): Promise<HTMLImageElement> => {
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
const drawn = (image: HTMLImageElement, edge: number, { x, y, size }: Part) => {
  const width = image.naturalWidth || DRAWN
  const height = image.naturalHeight || DRAWN
  const scale = Math.min(edge / (Math.max(width, height) * size), 8)
  const wide = width * size * scale
  const high = height * size * scale
  const { canvas, context } = whiteCanvas(wide + 2 * QUIET, high + 2 * QUIET)
  // Enlarged modules keep their edges.
  context.imageSmoothingEnabled = scale < 1
  context.drawImage(image, x * width, y * height, width * size, height * size, QUIET, QUIET, wide, high)
  return { canvas, context }
}

/** Lets the page paint and hear taps. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Looks for a QR code in a picture file, in several sizes, parts, and in inverted colours.
 * @throws ScanError `unreadable` for what is no picture, `noCode` with the picture; the signal's reason when it is aborted
 */
export const readPicture = async (file: Blob, read: Reader, signal: AbortSignal): Promise<Sight> => {
  const image = await open(file)
  const picture = still(drawn(image, 800, WHOLE).canvas)
  for (const { edge, part } of ATTEMPTS) {
    const { canvas, context } = drawn(image, edge, part)
    for (const inverted of [false, true]) {
      await breath()
      signal.throwIfAborted()
      if (inverted) invert(context)
      const text = await read(canvas)
      if (text !== undefined) return { text, picture }
    }
  }
  throw new ScanError('noCode', picture)
}
