/**
 * The seven shapes of the loading indicator of Material 3 Expressive as keyframes. They are computed here instead of being part
 * of a style sheet, which every page would load (5 kB). Import this module for its effect: it adds the `pb-shapes` keyframes to
 * the document, which the `loading-indicator` utility (app/expressive.css) uses.
 */

/** Distance of the outline from the center, 0–1, by the angle in radians. */
type Outline = (angle: number) => number

/** A circle with round bumps. @param depth depth of the outline between two bumps, as a fraction of the radius */
const cookie =
  (bumps: number, depth: number): Outline =>
  (angle) =>
    1 - (depth * (1 - Math.cos(bumps * angle))) / 2

/** A circle with pointed bumps. */
const burst =
  (bumps: number, depth: number): Outline =>
  (angle) =>
    1 - depth * Math.abs(Math.sin((bumps * angle) / 2)) ** 1.3

/** A regular polygon with rounded corners. */
const polygon =
  (sides: number): Outline =>
  (angle) => {
    let sum = 0
    for (let side = 0; side < sides; side++)
      sum += Math.max(0, Math.cos(angle - ((2 * side + 1) * Math.PI) / sides)) ** 14
    return 0.85 * sum ** (-1 / 14)
  }

/** An ellipse rotated by 45 degrees. @param power 2 for an oval, more for a pill with straighter sides */
const oval =
  (width: number, power: number): Outline =>
  (angle) => {
    const along = Math.abs(Math.cos(angle - Math.PI / 4))
    const across = Math.abs(Math.sin(angle - Math.PI / 4)) / width
    return (along ** power + across ** power) ** (-1 / power)
  }

/**
 * The shapes in the order of the published indicator: soft burst, 9-sided cookie, pentagon, pill, sunny, 4-sided
 * cookie, and oval.
 */
const outlines: readonly Outline[] = [
  burst(10, 0.24),
  cookie(9, 0.16),
  polygon(5),
  oval(0.5, 2.8),
  burst(8, 0.18),
  cookie(4, 0.3),
  oval(0.64, 2),
]

/** Number of corners of each polygon, which is enough at the sizes of the indicator, 38 to 96 px. */
const POINTS = 72

/** The outline as a CSS `polygon()` in percent of the box. */
const clipPath = (outline: Outline): string => {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (2 * Math.PI * index) / POINTS
    const radius = 50 * Math.min(1, outline(angle))
    return `${(50 + radius * Math.sin(angle)).toFixed(1)}% ${(50 - radius * Math.cos(angle)).toFixed(1)}%`
  })
  return `polygon(${points.join()})`
}

/** The CSS of the keyframes. Each shape turns by 2/7 of a circle into the next, so that two full turns close the loop. */
export const shapeFrames = (): string => {
  const frames = [...outlines, outlines[0]!].map(
    (outline, index) =>
      `${((100 * index) / outlines.length).toFixed(2)}%{clip-path:${clipPath(outline)};rotate:${((720 * index) / outlines.length).toFixed(1)}deg}`,
  )
  return `@keyframes pb-shapes{${frames.join('')}}`
}

if (typeof document !== 'undefined' && typeof CSSStyleSheet === 'function' && document.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(shapeFrames())
  document.adoptedStyleSheets.push(sheet)
}
