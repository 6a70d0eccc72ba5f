import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** Wraps a PNG in an .ico file: a header of 6 bytes, one directory entry of 16 bytes, and then the PNG. */
function toIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * Writes the icons of the site from media/masters/logo-tile.svg: icons with rounded corners, and full squares for systems that
 * apply their own shape.
 */
export async function writeIcons(): Promise<void> {
  const tile = readFileSync('media/masters/logo-tile.svg', 'utf8')
  const squareTile = tile.replace(' rx="116"', '')
  const render = (svg: string, side: number) =>
    sharp(Buffer.from(svg), { density: 144 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer()

  mkdirSync('public/icons', { recursive: true })
  writeFileSync('public/icons/favicon.svg', tile)
  const small = await render(tile, 32)
  writeFileSync('public/icons/favicon-32.png', small)
  writeFileSync('public/favicon.ico', toIco(small, 32))
  writeFileSync('public/icons/apple-touch-icon.png', await render(squareTile, 180))
  writeFileSync('public/icons/icon-192.png', await render(tile, 192))
  writeFileSync('public/icons/icon-512.png', await render(tile, 512))
  writeFileSync('public/icons/maskable-512.png', await render(squareTile, 512))
}
