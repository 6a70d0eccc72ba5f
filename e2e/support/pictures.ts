import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/**
 * The largest difference of a color channel, 0–255, that does not count as a change, and the largest allowed fraction of changed
 * pixels, both in areas of even color. Chromium and its headless shell differ in 0.6% of the pixels, because texts have different
 * widths in the two browsers, which moves the elements next to them.
 */
const TOLERANCE = { maxDifference: 4, maxFraction: 0.012 }

/** The pixels of a picture, with three bytes (red, green, blue) for each pixel. */
type Pixels = { data: Buffer; width: number; height: number }

/** Combines several pictures of the same size into one PNG, side by side, at half of their width and height. */
export async function combinePictures(pictures: readonly Buffer[]): Promise<Buffer> {
  const halfSizedPictures = await Promise.all(
    pictures.map(async (picture) => {
      const { width = 0, height = 0 } = await sharp(picture).metadata()
      return sharp(picture)
        .resize(width >> 1, height >> 1, { kernel: 'cubic' })
        .toBuffer({ resolveWithObject: true })
    }),
  )
  const width = halfSizedPictures.reduce((sum, { info }) => sum + info.width, 0)
  const height = Math.max(...halfSizedPictures.map(({ info }) => info.height))
  let left = 0
  const layers = halfSizedPictures.map(({ data, info }) => {
    left += info.width
    return { input: data, left: left - info.width, top: 0 }
  })
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(layers)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer()
}

const pixelsOf = async (picture: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns whether a pixel and its neighbors have almost the same color, which means that the pixel is not at an edge. */
const isUniform = ({ data, width }: Pixels, x: number, y: number): boolean => {
  const offset = (y * width + x) * 3
  for (const step of [-3, 3, -3 * width, 3 * width, -6, 6, -6 * width, 6 * width])
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs((data[offset + channel] ?? 0) - (data[offset + step + channel] ?? 0)) > 1) return false
  return true
}

/**
 * Compares a picture with a committed one, only in areas of even color: backgrounds, cells, bars, buttons, and tracks. A changed
 * size, distance, or radius moves the edges of such an area.
 *
 * @param referencePath path of the committed picture
 * @param shouldRecord whether to write the picture to this path instead of comparing it
 * @returns the fraction of compared pixels that differ too much, 0–1; 1 if the committed picture is missing or has another size;
 *   undefined if the fraction is within the tolerance, or if the picture was recorded
 */
export async function compareWithReference(
  referencePath: string,
  picture: Buffer,
  shouldRecord: boolean,
): Promise<number | undefined> {
  if (shouldRecord) {
    mkdirSync(path.dirname(referencePath), { recursive: true })
    writeFileSync(referencePath, picture)
    return undefined
  }
  if (!existsSync(referencePath)) return 1
  const [expected, actual] = await Promise.all([pixelsOf(referencePath), pixelsOf(picture)])
  if (expected.width !== actual.width || expected.height !== actual.height) return 1
  let uniformPixelCount = 0
  let differentPixelCount = 0
  for (let y = 2; y < expected.height - 2; y += 1)
    for (let x = 2; x < expected.width - 2; x += 1) {
      if (!isUniform(expected, x, y)) continue
      uniformPixelCount += 1
      const offset = (y * expected.width + x) * 3
      if (
        [0, 1, 2].some(
          (channel) =>
            Math.abs((expected.data[offset + channel] ?? 0) - (actual.data[offset + channel] ?? 0)) >
            TOLERANCE.maxDifference,
        )
      )
        differentPixelCount += 1
    }
  const fraction = differentPixelCount / uniformPixelCount
  return fraction > TOLERANCE.maxFraction ? fraction : undefined
}
