import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'

/** Returns a QR code as SVG, with its quiet zone. */
const qrSvg = (value: string): string =>
  renderToStaticMarkup(createElement(QRCodeSVG, { value, marginSize: 4, level: 'M' })).replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" ',
  )

/** Returns the SVG path that draws the dark modules of a QR code without a quiet zone. */
export const qrPath = (value: string): string =>
  [...renderToStaticMarkup(createElement(QRCodeSVG, { value })).matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''

/** Returns a PNG of a QR code. @param size width and height, px */
export const qrPicture = (text: string, size = 360): Promise<Buffer> =>
  sharp(Buffer.from(qrSvg(text)))
    .resize(size, size, { kernel: 'nearest' })
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
export const pictureOfTwoCodes = async (first: string, second: string): Promise<Buffer> =>
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

/** Width and height of the video, px. */
const VIDEO_WIDTH = 640
const VIDEO_HEIGHT = 480

/**
 * Returns the number of modules on each side of a QR code, with its quiet zone, and the row-major indexes of its dark modules.
 * Reads both from the SVG, whose path has a part `M<x> <y>h<length>v1H…` for each run of dark modules.
 */
function darkModules(text: string) {
  const svg = qrSvg(text)
  const modulesPerSide = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const darkIndexes = new Set<number>()
  for (const [, x, y, length] of svg.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g))
    for (let step = 0; step < Number(length); step++)
      darkIndexes.add(Number(y) * modulesPerSide + Number(x) + step)
  return { modulesPerSide, darkIndexes }
}

/**
 * Writes a video for a fake camera (YUV4MPEG2, 640 × 480 px, gray), which shows a still QR code in the middle. Reuses an
 * existing video if the text in its QR code starts with the same 20 bytes.
 * @returns the path of the video file
 */
export function qrVideo(text: string): string {
  const file = path.join(tmpdir(), `patternbook-${Buffer.from(text).toString('hex').slice(0, 40)}.y4m`)
  if (existsSync(file)) return file
  const { modulesPerSide, darkIndexes } = darkModules(text)
  const moduleSize = Math.floor(400 / modulesPerSide)
  // In video (BT.601), white has a luma of 235, black has a luma of 16, and gray has a chroma of 128.
  const luma = Buffer.alloc(VIDEO_WIDTH * VIDEO_HEIGHT, 235)
  const left = Math.floor((VIDEO_WIDTH - moduleSize * modulesPerSide) / 2)
  const top = Math.floor((VIDEO_HEIGHT - moduleSize * modulesPerSide) / 2)
  for (const moduleIndex of darkIndexes)
    for (let row = 0; row < moduleSize; row++) {
      const start =
        (top + Math.floor(moduleIndex / modulesPerSide) * moduleSize + row) * VIDEO_WIDTH +
        left +
        (moduleIndex % modulesPerSide) * moduleSize
      luma.fill(16, start, start + moduleSize)
    }
  const chroma = Buffer.alloc((VIDEO_WIDTH * VIDEO_HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  const header = Buffer.from(`YUV4MPEG2 W${VIDEO_WIDTH} H${VIDEO_HEIGHT} F10:1 Ip A1:1 C420\n`)
  writeFileSync(file, Buffer.concat([header, frame, frame]))
  return file
}
