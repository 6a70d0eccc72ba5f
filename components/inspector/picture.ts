import { BEZEL, type Mode, SHOT, STRIP, shotSize } from '@/lib/site/shot'

/** Corner of the display, px (board, section 5). */
const CORNER: Record<Mode, number> = { ios: 46, md: 30 }
/** Corner of the page below the status strip, px. */
const PAGE_CORNER = 14

/** The hour that each platform shows in its pictures. */
const CLOCK: Record<Mode, string> = { ios: '9:41', md: '9:30' }

/** The clock and the battery of the status strip; what it shows is not the screen's business. */
const drawStrip = (context: CanvasRenderingContext2D, mode: Mode): void => {
  context.fillStyle = '#fff'
  context.font = '600 15px Inter, system-ui, sans-serif'
  context.textBaseline = 'middle'
  context.fillText(CLOCK[mode], BEZEL + 30, BEZEL + STRIP / 2)
  const x = BEZEL + SHOT.width - 26 - 25
  context.strokeStyle = 'rgb(255 255 255 / 0.5)'
  context.beginPath()
  context.roundRect(x + 0.5, BEZEL + 16.5, 21, 11, 3.5)
  context.stroke()
  context.beginPath()
  context.roundRect(x + 2, BEZEL + 18, 18, 8, 2)
  context.roundRect(x + 23, BEZEL + 20, 1.5, 4, 1)
  context.fill()
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
  drawStrip(context, mode)
}

/**
 * The picture of a screen as a PNG.
 * @param address where the book's own picture of it is
 * @param device the platform whose device is drawn around it; without it the screen stands alone
 * @throws when the picture cannot be fetched or the browser cannot make a PNG of it
 */
export const picture = async (address: string, device?: Mode): Promise<Blob> => {
  const answer = await fetch(address)
  if (!answer.ok)
    throw new Error(`Patternbook: ${address} answered ${answer.status}; there is no picture to save.`)
  const shot = await createImageBitmap(await answer.blob())
  const canvas = document.createElement('canvas')
  Object.assign(canvas, shotSize(device !== undefined))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Patternbook: this browser draws no canvas; the picture cannot be saved.')
  if (device) {
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
  if (!file)
    throw new Error('Patternbook: this browser makes no PNG of a canvas; the picture cannot be saved.')
  return file
}
