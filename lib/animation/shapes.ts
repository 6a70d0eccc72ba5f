import { loadingShapes } from '../shape/loading-shapes'
import { cssPolygon, sampleOutline } from '../shape/outline'

/**
 * The seven shapes of the loading indicator of Material 3 Expressive as CSS keyframes. This module computes the keyframes,
 * because every page would load them (5 kB) if they were in a style sheet. Import the module for its side effect: it adds the
 * `pb-shapes` keyframes, which the `loading-indicator` utility (app/expressive.css) uses, to the document.
 */

/** Number of corners of each polygon. It is enough for the largest indicator, 96 px. */
const CORNER_COUNT = 72

/** Returns the CSS of the keyframes. Each shape rotates by 2/7 of a turn while it becomes the next: two full turns in a loop. */
export const loadingKeyframesCss = (): string => {
  const polygons = Object.values(loadingShapes).map((shape) =>
    cssPolygon(sampleOutline(shape, CORNER_COUNT, 'circle'), 1),
  )
  const keyframes = [...polygons, polygons[0]].map(
    (polygon, index) =>
      `${((100 * index) / polygons.length).toFixed(2)}%{clip-path:${polygon};rotate:${((720 * index) / polygons.length).toFixed(1)}deg}`,
  )
  return `@keyframes pb-shapes{${keyframes.join('')}}`
}

if (typeof document !== 'undefined' && typeof CSSStyleSheet === 'function' && document.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(loadingKeyframesCss())
  document.adoptedStyleSheets.push(sheet)
}
