/** Creates a white canvas that is optimized for frequent reads of its pixels. */
export const createWhiteCanvas = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** Inverts the colors of a canvas, so that light codes on a dark background can be read. */
export const invertColors = (context: CanvasRenderingContext2D): void => {
  context.globalCompositeOperation = 'difference'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'source-over'
}

/** Returns the content of a canvas as a data URL of a compressed JPEG. */
export const toJpegDataUrl = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/jpeg', 0.8)
