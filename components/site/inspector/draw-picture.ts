import { STATUS } from '@/components/site/shell/preview/status-icons'
import { BEZEL, type Mode, SHOT, STRIP, shotSize } from '@/lib/media/shot'

/** Corner radius of the display, px (board, section 5). */
const CORNER: Record<Mode, number> = { ios: 46, md: 30 }
/** Corner radius of the page below the status strip, px. */
const PAGE_CORNER = 14

/** Metrics of the strip, as in status.css, px. */
const STATUS_BAR = {
  ios: { start: 30, end: 26, weight: 600, size: 15, spacing: '-0.15px', face: '--font-inter-latin' },
  md: { start: 22, end: 18, weight: 500, size: 14, spacing: '0px', face: '--font-roboto-latin' },
} as const
/** Height of the status icons and the gap between them, px (status.css). */
const STATUS_ICON = { height: 12, gap: 6 } as const

const fontOf = (mode: Mode): string => {
  const { weight, size, face } = STATUS_BAR[mode]
  const family = getComputedStyle(document.documentElement).getPropertyValue(face)
  return `${weight} ${size}px ${family || 'sans-serif'}`
}

/** Draws the status strip of the preview. */
const drawStatusBar = (context: CanvasRenderingContext2D, mode: Mode): void => {
  const { start, end, spacing } = STATUS_BAR[mode]
  const { clock, icons } = STATUS[mode]
  const middle = BEZEL + STRIP / 2
  context.fillStyle = '#fff'
  context.strokeStyle = '#fff'
  context.font = fontOf(mode)
  context.letterSpacing = spacing
  context.textBaseline = 'middle'
  context.fillText(clock, BEZEL + start, middle + 1)
  let x = BEZEL + SHOT.width - end
  for (const { width, height, parts } of [...icons].reverse()) {
    const scale = STATUS_ICON.height / height
    x -= width * scale
    context.save()
    context.translate(x, middle - STATUS_ICON.height / 2)
    context.scale(scale, scale)
    for (const { d, opacity = 1, outline } of parts) {
      context.globalAlpha = opacity
      const path = new Path2D(d)
      if (outline) context.stroke(path)
      else context.fill(path)
    }
    context.restore()
    x -= STATUS_ICON.gap
  }
}

const drawDevice = (context: CanvasRenderingContext2D, mode: Mode): void => {
  const { width, height } = shotSize(true)
  context.fillStyle = '#0b0c0e'
  context.beginPath()
  context.roundRect(0, 0, width, height, CORNER[mode] + BEZEL)
  context.fill()
  context.strokeStyle = '#3a3d44'
  context.beginPath()
  context.roundRect(0.5, 0.5, width - 1, height - 1, CORNER[mode] + BEZEL)
  context.stroke()
  context.fillStyle = '#000'
  context.beginPath()
  context.roundRect(BEZEL, BEZEL, SHOT.width, SHOT.height + STRIP, CORNER[mode])
  context.fill()
  drawStatusBar(context, mode)
}

/**
 * The picture of a screen as a PNG.
 * @param address URL of the site's picture of the screen
 * @param device platform of the device to draw around it. Default: no device
 * @throws if the picture cannot be fetched or the browser cannot create a PNG
 */
export const drawPicture = async (address: string, device?: Mode): Promise<Blob> => {
  const answer = await fetch(address)
  if (!answer.ok)
    throw new Error(`Patternbook: ${address} answered ${answer.status}; there is no picture to save.`)
  const shot = await createImageBitmap(await answer.blob())
  const canvas = document.createElement('canvas')
  Object.assign(canvas, shotSize(device !== undefined))
  const context = canvas.getContext('2d')
  if (!context)
    throw new Error('Patternbook: this browser cannot draw to a canvas, so the picture cannot be saved.')
  if (device) {
    // A font that is not used in the page would not be loaded.
    await document.fonts.load(fontOf(device))
    drawDevice(context, device)
    context.beginPath()
    context.roundRect(BEZEL, BEZEL + STRIP, SHOT.width, SHOT.height, [
      PAGE_CORNER,
      PAGE_CORNER,
      CORNER[device],
      CORNER[device],
    ])
    context.clip()
    context.drawImage(shot, BEZEL, BEZEL + STRIP)
  } else context.drawImage(shot, 0, 0)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('Patternbook: this browser cannot create a PNG, so the picture cannot be saved.')
  return file
}
