import sharp from 'sharp'

/** Maximum size of one picture, bytes. It is small because a list shows a dozen pictures. */
const MAX_BYTES = 16_000
const QUALITIES = [52, 44, 36, 28, 22]

/** Converts a screenshot to WebP: in the best quality within the maximum size, or else in the lowest quality. */
export const toWebp = async (png: Buffer): Promise<Buffer> => {
  let webp = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    webp = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
    if (webp.length <= MAX_BYTES) break
  }
  return webp
}

/** Converts a card for social networks to JPEG, because some of these networks do not show WebP. */
export const toJpeg = (png: Buffer): Promise<Buffer> =>
  sharp(png).jpeg({ quality: 58, mozjpeg: true }).toBuffer()
