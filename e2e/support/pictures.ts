import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/**
 * The largest difference of a color channel, 0–255, that does not count as a change, and the largest allowed fraction of changed
 * pixels, both in areas of even color. Chromium and its headless shell differ in 0.6% of the pixels, because texts have different
 * widths in the two browsers, which moves the elements next to them.
 */
const TOLERANCE = { level: 4, share: 0.012 }

/** The pixels of a picture, with three bytes (red, green, blue) for each pixel. */
type Pixels = { data: Buffer; width: number; height: number }

/** Combines several pictures of the same size into one PNG, side by side, at half of their size. */
export async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const halves = await Promise.all(
    pictures.map(async (picture) => {
      const { width = 0, height = 0 } = await sharp(picture).metadata()
      return sharp(picture)
        .resize(width >> 1, height >> 1, { kernel: 'cubic' })
        .toBuffer({ resolveWithObject: true })
    }),
  )
  const width = halves.reduce((sum, { info }) => sum + info.width, 0)
  const height = Math.max(...halves.map(({ info }) => info.height))
  let left = 0
  const parts = halves.map(({ data, info }) => {
    left += info.width
    return { input: data, left: left - info.width, top: 0 }
  })
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer()
}

const pixelsOf = async (picture: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns whether a pixel and its neighbors have almost the same color. Pixels at edges, which browsers draw differently, do not. */
const isEven = ({ data, width }: Pixels, x: number, y: number): boolean => {
  const at = (y * width + x) * 3
  for (const step of [-3, 3, -3 * width, 3 * width, -6, 6, -6 * width, 6 * width])
    for (let channel = 0; channel < 3; channel += 1)
      if (Math.abs((data[at + channel] ?? 0) - (data[at + step + channel] ?? 0)) > 1) return false
  return true
}

/**
 * Compares a picture with a committed one, only in areas of even color: backgrounds, cells, bars, buttons, and tracks. A changed
 * size, distance, or radius moves the edges of such an area.
 *
 * @param reference path of the committed picture
 * @param record whether to write the picture to this path instead of comparing it
 * @returns the fraction of compared pixels that differ too much, 0–1; 1 if the committed picture is missing or has another size;
 *   undefined if the fraction is within the tolerance
 */
export async function differenceFrom(
  reference: string,
  picture: Buffer,
  record: boolean,
): Promise<number | undefined> {
  if (record) {
    mkdirSync(path.dirname(reference), { recursive: true })
    writeFileSync(reference, picture)
    return undefined
  }
  if (!existsSync(reference)) return 1
  const [then, now] = await Promise.all([pixelsOf(reference), pixelsOf(picture)])
  if (then.width !== now.width || then.height !== now.height) return 1
  let even = 0
  let differ = 0
  for (let y = 2; y < then.height - 2; y += 1)
    for (let x = 2; x < then.width - 2; x += 1) {
      if (!isEven(then, x, y)) continue
      even += 1
      const at = (y * then.width + x) * 3
      if (
        [0, 1, 2].some(
          (channel) =>
            Math.abs((then.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0)) > TOLERANCE.level,
        )
      )
        differ += 1
    }
  const share = differ / even
  return share > TOLERANCE.share ? share : undefined
}
