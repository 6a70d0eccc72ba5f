import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

/** Returns a QR code as SVG, with its quiet zone. */
const drawn = (value: string): string =>
  renderToStaticMarkup(createElement(QRCodeSVG, { value, marginSize: 4, level: 'M' })).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" ',
  )

/** Returns the SVG path that draws the dark modules of a QR code without a quiet zone. */
export const qrPath = (value: string): string =>
  [...renderToStaticMarkup(createElement(QRCodeSVG, { value })).matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''

/** Returns a PNG of a QR code. @param edge width and height, px */
export const qrPicture = (text: string, edge = 360): Promise<Buffer> =>
  sharp(Buffer.from(drawn(text)))
    .resize(edge, edge, { kernel: 'nearest' })
    .png()
    .toBuffer()

/** Returns a PNG of a light QR code on a dark background. */
export const invertedPicture = async (text: string): Promise<Buffer> =>
  sharp(await qrPicture(text))
    .flatten({ background: '#fff' })
    .negate()
    .png()
    .toBuffer()

/** Returns a PNG with two QR codes side by side. */
export const pictureOfTwo = async (first: string, second: string): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 460, channels: 3, background: '#fff' } })
    .composite([
      { input: await qrPicture(first), left: 40, top: 50 },
      { input: await qrPicture(second), left: 500, top: 50 },
    ])
    .png()
    .toBuffer()

/** Returns a PNG without a QR code. */
export const emptyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#c96f4a' } })
    .png()
    .toBuffer()

/** Size of the video, px. */
const WIDTH = 640
const HEIGHT = 480

/** Reads the indexes of a QR code's dark modules from its SVG path, which has a part `M<x> <y>h<length>v1H…` for each run of modules. */
function darkModules(text: string) {
  const svg = drawn(text)
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const dark = new Set<number>()
  for (const [, x, y, length] of svg.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g))
    for (let step = 0; step < Number(length); step++) dark.add(Number(y) * side + Number(x) + step)
  return { side, dark }
}

/**
 * Writes a video for a fake camera (YUV4MPEG2, 640 × 480 px, gray), which shows a still QR code in the middle.
 * @returns the path of the video file
 */
export function qrFilm(text: string): string {
  const file = path.join(tmpdir(), `patternbook-${Buffer.from(text).toString('hex').slice(0, 40)}.y4m`)
  if (existsSync(file)) return file
  const { side, dark } = darkModules(text)
  const module = Math.floor(400 / side)
  const light = Buffer.alloc(WIDTH * HEIGHT, 235)
  const left = Math.floor((WIDTH - module * side) / 2)
  const top = Math.floor((HEIGHT - module * side) / 2)
  for (const at of dark)
    for (let row = 0; row < module; row++) {
      const start = (top + Math.floor(at / side) * module + row) * WIDTH + left + (at % side) * module
      light.fill(16, start, start + module)
    }
  const color = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, color])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame]))
  return file
}
