/** Tolerance for rounded scroll positions, px. */
const ROUNDING_TOLERANCE_PX = 1

/**
 * Returns the sides on which a horizontal scroll container has overflow, as the value of an attribute: "before" (the start side),
 * "after" (the end side), "before after", or "". Supports right-to-left layouts.
 */
export const overflowSides = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string => {
  const scrollOffset = Math.abs(scrollLeft)
  return [
    scrollOffset >= ROUNDING_TOLERANCE_PX && 'before',
    scrollWidth - clientWidth - scrollOffset >= ROUNDING_TOLERANCE_PX && 'after',
  ]
    .filter(Boolean)
    .join(' ')
}
