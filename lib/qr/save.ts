/**
 * Returns the size of a code in modules (the small squares of a code), including the white margin (quiet zone), and the SVG path
 * of the dark modules.
 */
const readRenderedCode = (svg: SVGSVGElement) => ({
  moduleCount: svg.viewBox.baseVal.width,
  darkPath: svg.querySelector('path:last-of-type')?.getAttribute('d') ?? '',
})

/** Returns a rendered code as an SVG file. @param size width and height, px */
export const createSvgFile = (svg: SVGSVGElement, size: number): Blob => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.removeAttribute('class')
  copy.setAttribute('width', String(size))
  copy.setAttribute('height', String(size))
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
}

/**
 * Returns a rendered code as a PNG file. Modules have a whole number of pixels, so that their edges are sharp; remaining pixels
 * are added to the quiet zone.
 * @param size width and height, px; increased if necessary to one pixel per module
 * @returns the file; undefined if the browser cannot create it
 */
export const createPngFile = async (svg: SVGSVGElement, size: number): Promise<Blob | undefined> => {
  const { moduleCount, darkPath } = readRenderedCode(svg)
  const edgeLength = Math.max(size, moduleCount)
  const moduleSize = Math.floor(edgeLength / moduleCount)
  const margin = Math.floor((edgeLength - moduleSize * moduleCount) / 2)
  const canvas = document.createElement('canvas')
  canvas.width = edgeLength
  canvas.height = edgeLength
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edgeLength, edgeLength)
  context.setTransform(moduleSize, 0, 0, moduleSize, margin, margin)
  context.fillStyle = '#000'
  context.fill(new Path2D(darkPath))
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}

/**
 * Downloads a file that was created in the browser.
 * @param name suggested file name
 */
export const downloadFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The URL stays valid for 10 s, because some browsers read the file after `click()` returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
