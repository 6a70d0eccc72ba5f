/** A canvas that is read again and again, in white. */
export const whiteCanvas = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

/** Turns light into dark and back: codes in light on dark are readable then. */
export const invert = (context: CanvasRenderingContext2D): void => {
  context.globalCompositeOperation = 'difference'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.globalCompositeOperation = 'source-over'
}

/** The canvas as a data address, small enough to be kept. */
export const jpegDataUrl = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/jpeg', 0.8)
