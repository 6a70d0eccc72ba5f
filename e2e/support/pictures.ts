import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/**
 * How much two pixels of an even area may differ, of 255, and the share of such pixels that may differ more. Chromium and its
 * headless shell differ by 0.6%, because the width of a text moves what is next to it.
 */
const TOLERANCE = { level: 4, share: 0.012 }

/** The pixels of a picture: three bytes each. */
type Pixels = { data: Buffer; width: number; height: number }

/** One picture of several of the same size, side by side, at half of their size. */
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

/** Whether the pixel and its neighbors have almost the same color. Edges, which browsers draw differently, do not. */
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
 * @param record writes the picture instead
 * @returns the share of pixels that differ too much, 0–1, or undefined if it is within the tolerance
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
