import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** Wraps a PNG into an .ico file: a header of 6 bytes, one directory entry of 16 bytes, and then the PNG. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/**
 * Writes the icons of the site from media/masters/logo-tile.svg: favicons with round corners, and full squares for systems that
 * apply their own shape.
 */
export async function icons(): Promise<void> {
  const tile = readFileSync('media/masters/logo-tile.svg', 'utf8')
  const full = tile.replace(' rx="116"', '')
  const render = (svg: string, side: number) =>
    sharp(Buffer.from(svg), { density: 144 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer()

  mkdirSync('public/icons', { recursive: true })
  writeFileSync('public/icons/favicon.svg', tile)
  const small = await render(tile, 32)
  writeFileSync('public/icons/favicon-32.png', small)
  writeFileSync('public/favicon.ico', ico(small, 32))
  writeFileSync('public/icons/apple-touch-icon.png', await render(full, 180))
  writeFileSync('public/icons/icon-192.png', await render(tile, 192))
  writeFileSync('public/icons/icon-512.png', await render(tile, 512))
  writeFileSync('public/icons/maskable-512.png', await render(full, 512))
}
