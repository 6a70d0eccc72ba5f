import sharp, { type Sharp } from 'sharp'
import { mediaPath } from '../../lib/media/sources.ts'
import { encoderSettings, type PictureFingerprint, pictureName, type SourceImage } from './manifest.ts'

/** Formats a color as `#rgb`, which is precise enough for a placeholder. */
const toShortHex = (pixel: number[]) =>
  `#${pixel.map((value) => Math.round(value / 17).toString(16)).join('')}`

/**
 * Writes every width of one picture as AVIF and WebP into public/media.
 *
 * @returns the number of bytes written
 * @throws if the source image is narrower than the largest width of its kind
 */
export async function encodePicture(source: SourceImage): Promise<number> {
  const name = pictureName(source)
  const { ratio, widths, avif, webp } = encoderSettings(name)
  const largestWidth = widths[widths.length - 1]!
  if (source.width < largestWidth) {
    throw new Error(
      `Patternbook: the master of "${name}" is ${source.width} px wide, so its ${largestWidth} px file would be blurry. Render it larger, or lower the width in lib/media/picture-kinds.ts.`,
    )
  }
  let bytes = 0
  for (const width of widths) {
    const height = Math.round((width * ratio[1]) / ratio[0])
    const image = sharp(`media/masters/${source.file}`).resize(width, height, { kernel: 'lanczos3' })
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

/** Scales an image down to a few opaque pixels, and returns their bytes, three per pixel. */
const averageColors = (image: Sharp, columns: number, rows: number) =>
  image.resize(columns, rows, { fit: 'fill', kernel: 'linear' }).removeAlpha().raw().toBuffer()

/**
 * Kinds of pictures that show one object on a background. All other pictures count as views, whose colors change from top to
 * bottom.
 */
const objectKinds = new Set(['avatar', 'dog', 'product', 'music', 'food', 'cover'])

/**
 * Samples the colors of a picture's placeholder in five bands from top to bottom: across the whole width of a view, and only at
 * the left and right edges of a picture of an object. Samples the color of the object around the focal point.
 */
export async function computePlaceholder({
  file,
  focal,
  width,
  height,
}: SourceImage): Promise<Omit<PictureFingerprint, 'sourceHash'>> {
  const isObject = objectKinds.has(file.split('-', 1)[0]!)
  const columns = isObject ? 6 : 1
  const pixels = await averageColors(sharp(`media/masters/${file}`), columns, 5)
  const colorAt = (column: number, row: number) =>
    [0, 1, 2].map((channel) => pixels[(row * columns + column) * 3 + channel]!)
  const bandColors = [0, 1, 2, 3, 4]
    .map((row) =>
      toShortHex(colorAt(0, row).map((value, channel) => (value + colorAt(columns - 1, row)[channel]!) / 2)),
    )
    .join(' ')
  if (!isObject) return { bandColors }

  const side = Math.round(Math.min(width, height) / 3)
  const areaStart = (fraction: number, length: number) =>
    Math.round(Math.min(Math.max(fraction * length - side / 2, 0), length - side))
  const objectArea = {
    left: areaStart(focal[0], width),
    top: areaStart(focal[1], height),
    width: side,
    height: side,
  }
  return {
    bandColors,
    centerColor: toShortHex([
      ...(await averageColors(sharp(`media/masters/${file}`).extract(objectArea), 1, 1)),
    ]),
  }
}
