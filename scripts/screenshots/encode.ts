import sharp from 'sharp'

/** Maximum size of one picture, bytes: a list shows a dozen of them. */
const MAX_BYTES = 16_000
const QUALITIES = [52, 44, 36, 28, 22]

/** A screenshot as WebP, in the best quality within the limit. */
export const toWebp = async (png: Buffer): Promise<Buffer> => {
  let file = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    file = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (file.length <= MAX_BYTES) break
  }
  return file
}

/** A card for social networks as JPEG, because not all of them show PNG and WebP. */
export const toJpeg = (png: Buffer): Promise<Buffer> =>
  sharp(png).jpeg({ quality: 58, mozjpeg: true }).toBuffer()
