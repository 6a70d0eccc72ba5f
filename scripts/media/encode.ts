import sharp from 'sharp'
import { mediaPath } from '../../lib/media/sources.ts'
import { type Master, nameOf, recipe } from './manifest.ts'

/** Three hexadecimal digits are enough for a colour that is seen for a moment and blurred. */
const short = (pixel: Uint8Array) =>
  `#${[...pixel].map((value) => Math.round(value / 17).toString(16)).join('')}`

/**
 * Writes every width of one picture as AVIF and WebP into public/media.
 *
 * @returns bytes written
 * @throws when the master is smaller than the largest width of its kind
 */
export async function encode(master: Master): Promise<number> {
  const name = nameOf(master)
  const { ratio, widths, avif, webp } = recipe(name)
  const largest = widths[widths.length - 1]!
  if (master.width < largest) {
    throw new Error(
      `Patternbook: the master of "${name}" is ${master.width} px wide, so its ${largest} px file would be blurred. Render it larger, or lower the width in lib/media/kinds.ts.`,
    )
  }
  let bytes = 0
  for (const width of widths) {
    const height = Math.round((width * ratio[1]) / ratio[0])
    const image = sharp(`media/masters/${master.file}`).resize(width, height, { kernel: 'lanczos3' })
    const written = await Promise.all([
      image
        .clone()
        .avif(avif)
        .toFile(`public${mediaPath(name, width, 'avif')}`),
      image
        .clone()
        .webp(webp)
        .toFile(`public${mediaPath(name, width, 'webp')}`),
    ])
    for (const { size } of written) bytes += size
  }
  return bytes
}

/** Samples the colours of a picture's preview: top, middle and foot of the whole, then of the part around its focal point. */
export async function preview({ file, focal, width, height }: Master): Promise<string[]> {
  const { data } = await sharp(`media/masters/${file}`)
    .resize(1, 3, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = Math.round(Math.min(width, height) / 3)
  const start = (at: number, length: number) =>
    Math.round(Math.min(Math.max(at * length - side / 2, 0), length - side))
  const centre = await sharp(`media/masters/${file}`)
    .extract({ left: start(focal[0], width), top: start(focal[1], height), width: side, height: side })
    .resize(1, 1, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [0, 3, 6].map((at) => short(data.subarray(at, at + 3))).concat(short(centre))
}
