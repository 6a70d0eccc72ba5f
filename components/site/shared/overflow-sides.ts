/** Tolerance for rounded scroll positions, px. */
const ROUNDING_PX = 1

/** Returns the sides on which a scroll container has overflow, for an attribute: "before", "after", both, or "". Supports right to left. */
export const overflowSides = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string => {
  const scrolled = Math.abs(scrollLeft)
  return [scrolled >= ROUNDING_PX && 'before', scrollWidth - clientWidth - scrolled >= ROUNDING_PX && 'after']
    .filter(Boolean)
    .join(' ')
}
