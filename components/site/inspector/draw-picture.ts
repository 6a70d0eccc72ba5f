import { STATUS_BAR_CONTENT } from '@/components/site/shell/preview/status-bar-content'
import type { Mode } from '@/lib/frame/state'
import { BEZEL_WIDTH, previewPictureSize, STATUS_BAR_HEIGHT } from '@/lib/media/screenshot'
import { drawFrameToCanvas } from './frame-to-canvas'

/** Corner radius of the display, px: `--sh-screen-radius` in preview.css. */
const CORNER_RADIUS_PX: Record<Mode, number> = { ios: 46, md: 30 }
/** Radius of the upper corners of the page, which are below the status bar, as in preview.css, px. */
const PAGE_CORNER_RADIUS_PX = 14

/** Padding and font of the status bar, as in status-bar.css, px. `fontProperty`: custom property with the font family. */
const STATUS_BAR_STYLES = {
  ios: {
    paddingStart: 30,
    paddingEnd: 26,
    fontWeight: 600,
    fontSize: 15,
    letterSpacing: '-0.15px',
    fontProperty: '--font-inter-latin',
  },
  md: {
    paddingStart: 22,
    paddingEnd: 18,
    fontWeight: 500,
    fontSize: 14,
    letterSpacing: '0px',
    fontProperty: '--font-roboto-latin',
  },
} as const
/** Height of the status icons and the gap between them, as in status-bar.css, px. */
const STATUS_ICON = { height: 12, gap: 6 } as const

const fontOf = (mode: Mode): string => {
  const { fontWeight, fontSize, fontProperty } = STATUS_BAR_STYLES[mode]
  const family = getComputedStyle(document.documentElement).getPropertyValue(fontProperty)
  return `${fontWeight} ${fontSize}px ${family || 'sans-serif'}`
}

/** Draws the clock and the icons of the status bar. */
const drawStatusBar = (context: CanvasRenderingContext2D, mode: Mode, width: number): void => {
  const { paddingStart, paddingEnd, letterSpacing } = STATUS_BAR_STYLES[mode]
  const { clock, icons } = STATUS_BAR_CONTENT[mode]
  const middleY = BEZEL_WIDTH + STATUS_BAR_HEIGHT / 2
  context.fillStyle = '#fff'
  context.strokeStyle = '#fff'
  context.font = fontOf(mode)
  context.letterSpacing = letterSpacing
  context.textBaseline = 'middle'
  context.fillText(clock, BEZEL_WIDTH + paddingStart, middleY + 1)
  let x = BEZEL_WIDTH + width - paddingEnd
  for (const { width: iconWidth, height, paths } of [...icons].reverse()) {
    const scale = STATUS_ICON.height / height
    x -= iconWidth * scale
    context.save()
    context.translate(x, middleY - STATUS_ICON.height / 2)
    context.scale(scale, scale)
    for (const { d, opacity = 1, outline } of paths) {
      context.globalAlpha = opacity
      const path = new Path2D(d)
      if (outline) context.stroke(path)
      else context.fill(path)
    }
    context.restore()
    x -= STATUS_ICON.gap
  }
}

const drawDevice = (
  context: CanvasRenderingContext2D,
  mode: Mode,
  { width, height }: { width: number; height: number },
): void => {
  const outerSize = { width: width + 2 * BEZEL_WIDTH, height: height + STATUS_BAR_HEIGHT + 2 * BEZEL_WIDTH }
  context.fillStyle = '#0b0c0e'
  context.beginPath()
  context.roundRect(0, 0, outerSize.width, outerSize.height, CORNER_RADIUS_PX[mode] + BEZEL_WIDTH)
  context.fill()
  context.strokeStyle = '#3a3d44'
  context.beginPath()
  context.roundRect(0.5, 0.5, outerSize.width - 1, outerSize.height - 1, CORNER_RADIUS_PX[mode] + BEZEL_WIDTH)
  context.stroke()
  context.fillStyle = '#000'
  context.beginPath()
  context.roundRect(BEZEL_WIDTH, BEZEL_WIDTH, width, height + STATUS_BAR_HEIGHT, CORNER_RADIUS_PX[mode])
  context.fill()
  drawStatusBar(context, mode, width)
}

/**
 * Creates a PNG of the current frame, including open overlays, and optionally of a device around it.
 * @param scale picture pixels per CSS pixel
 * @param devicePlatform platform of the device to draw around the screen. Default: no device
 * @throws if the frame cannot be drawn or the browser cannot create a PNG
 */
export const drawPicture = async (scale: number, devicePlatform?: Mode): Promise<Blob> => {
  const screenCanvas = await drawFrameToCanvas(scale)
  const width = screenCanvas.width / scale
  const height = screenCanvas.height / scale
  const size = previewPictureSize({ width, height }, devicePlatform !== undefined)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: size.width * scale, height: size.height * scale })
  const context = canvas.getContext('2d')
  if (!context)
    throw new Error('Patternbook: this browser cannot draw to a canvas, so the picture cannot be saved.')
  context.scale(scale, scale)
  if (devicePlatform) {
    // Drawing to a canvas does not wait for fonts to load, and the page may not have used this font yet.
    await document.fonts.load(fontOf(devicePlatform))
    drawDevice(context, devicePlatform, { width, height })
    context.beginPath()
    context.roundRect(BEZEL_WIDTH, BEZEL_WIDTH + STATUS_BAR_HEIGHT, width, height, [
      PAGE_CORNER_RADIUS_PX,
      PAGE_CORNER_RADIUS_PX,
      CORNER_RADIUS_PX[devicePlatform],
      CORNER_RADIUS_PX[devicePlatform],
    ])
    context.clip()
    context.drawImage(screenCanvas, BEZEL_WIDTH, BEZEL_WIDTH + STATUS_BAR_HEIGHT, width, height)
  } else context.drawImage(screenCanvas, 0, 0, width, height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!png) throw new Error('Patternbook: this browser cannot create a PNG, so the picture cannot be saved.')
  return png
}
