// logo: rasterizes the hand-written masters/logo.svg (512 px, dark on clear) and builds the app tile logo-tile (gradient square, white mark).
import fs from 'node:fs'
import path from 'node:path'
import { lg, OUT, save, sharp } from './vlib.mjs'

const svg = fs.readFileSync(new URL('../masters/logo.svg', import.meta.url), 'utf8')
await sharp(Buffer.from(svg.replace('currentColor', '#16143a')), { density: 72 * 21.34 })
  .resize(512, 512)
  .png()
  .toFile(path.join(OUT, 'logo.png'))
const inner = svg
  .replace(/<\/?svg[^>]*>/g, '')
  .replace(/<!--.*?-->/s, '')
  .trim()
await save(
  'logo-tile',
  512,
  512,
  `<defs>${lg(
    't',
    [
      [0, '#4b2be0'],
      [0.55, '#a233c8'],
      [1, '#ff7a5c'],
    ],
    0,
    0,
    1,
    1,
  )}</defs><rect width="512" height="512" rx="116" fill="url(#t)"/><g transform="translate(98 104) scale(12.9)" fill="#fff">${inner}</g>`,
  { grain: 0 },
)
