import type { PlanName } from './plan'

/** A name on the map, and the position of its center, px from the top left corner of the map. */
export type PositionedLabel = { name: PlanName; x: number; y: number }

/** Font sizes by kind of name, px at text size 1, as in components/ui/map-leaflet.css. */
const FONT_SIZES: Readonly<Record<string, number>> = {
  city: 17,
  quarter: 13,
  water: 12,
  park: 11.5,
  place: 11,
}
/** Font size of the names of streets, px at text size 1. */
const STREET_FONT_SIZE = 11
/** Kinds of names, the most important first. */
const PLACEMENT_ORDER = ['city', 'quarter', 'park', 'water', 'street1', 'street2', 'place', 'street3']
/** Maximum zoom levels at which names of large areas are shown, by kind. */
const MAX_ZOOMS: Readonly<Record<string, number>> = { city: 14, quarter: 16 }
/** Average width of a letter relative to the font size. */
const LETTER_WIDTH = 0.56
/** Minimum distance between two occurrences of the same name, px. */
const MIN_REPEAT_DISTANCE_PX = 300

/** Returns the font size of a kind of name, px at text size 1. */
const fontSizeOf = (kind: string): number => FONT_SIZES[kind] ?? STREET_FONT_SIZE

/**
 * Selects names that do not overlap, the most important first. Of equal names within 300 px, selects only one.
 * @param labels the names near the view, with their positions
 * @param zoom zoom level
 * @param textScale factor by which the text is scaled; 1 is the normal size
 * @param occupiedCircles areas in which no name may be placed: circles `[x, y, radius]`, px
 */
export const selectVisibleLabels = (
  labels: readonly PositionedLabel[],
  zoom: number,
  textScale: number,
  occupiedCircles: readonly (readonly [number, number, number])[] = [],
): PositionedLabel[] => {
  const circles: (readonly [number, number, number])[] = [...occupiedCircles]
  const shownLabels: PositionedLabel[] = []
  const candidates = labels
    .filter(({ name }) => zoom >= name.minZoom && zoom <= (MAX_ZOOMS[name.kind] ?? Number.POSITIVE_INFINITY))
    .sort((a, b) => PLACEMENT_ORDER.indexOf(a.name.kind) - PLACEMENT_ORDER.indexOf(b.name.kind))
  for (const label of candidates) {
    const { name, x, y } = label
    const fontSize = fontSizeOf(name.kind) * textScale
    const halfWidth = Math.max(0, (name.text.length * LETTER_WIDTH * fontSize - fontSize) / 2)
    const angle = (name.angle * Math.PI) / 180
    const circleCount = Math.max(1, Math.ceil((2 * halfWidth) / fontSize))
    // A row of circles covers the text.
    const nameCircles = Array.from({ length: circleCount + 1 }, (_, index) => {
      const offset = -halfWidth + (2 * halfWidth * index) / circleCount
      return [x + offset * Math.cos(angle), y + offset * Math.sin(angle), fontSize * 0.7] as const
    })
    const isColliding = nameCircles.some(([ax, ay, ar]) =>
      circles.some(([bx, by, br]) => Math.hypot(ax - bx, ay - by) < ar + br),
    )
    const isRepeated = shownLabels.some(
      (other) =>
        other.name.text === name.text && Math.hypot(other.x - x, other.y - y) < MIN_REPEAT_DISTANCE_PX,
    )
    if (isColliding || isRepeated) continue
    circles.push(...nameCircles)
    shownLabels.push(label)
  }
  return shownLabels
}
