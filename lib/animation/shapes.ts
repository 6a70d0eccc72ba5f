import { loadingShapes } from '../shape/loading-shapes'
import { polygonOf, sample } from '../shape/outline'

/**
 * The seven shapes of the loading indicator of Material 3 Expressive as keyframes. They are computed here instead of being part
 * of a style sheet, which every page would load (5 kB). Import this module for its effect: it adds the `pb-shapes` keyframes to
 * the document, which the `loading-indicator` utility (app/expressive.css) uses.
 */

/** Number of corners of each polygon, which is enough at the sizes of the indicator, 38 to 96 px. */
const POINTS = 72

/** The CSS of the keyframes. Each shape turns by 2/7 of a circle into the next, so that two full turns close the loop. */
export const shapeFrames = (): string => {
  const paths = Object.values(loadingShapes).map((shape) => polygonOf(sample(shape, POINTS, 'circle'), 1))
  const frames = [...paths, paths[0]].map(
    (path, index) =>
      `${((100 * index) / paths.length).toFixed(2)}%{clip-path:${path};rotate:${((720 * index) / paths.length).toFixed(1)}deg}`,
  )
  return `@keyframes pb-shapes{${frames.join('')}}`
}

if (typeof document !== 'undefined' && typeof CSSStyleSheet === 'function' && document.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(shapeFrames())
  document.adoptedStyleSheets.push(sheet)
}
