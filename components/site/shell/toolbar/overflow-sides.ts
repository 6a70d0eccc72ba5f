/** What is less than this away counts as there, in pixels: browsers round. */
const ROUNDING_PX = 1

/** On which sides of a strip that scrolls there is more of it, as words of an attribute; in either direction of text. */
export const overflowSides = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string => {
  const gone = Math.abs(scrollLeft)
  return [gone >= ROUNDING_PX && 'before', scrollWidth - clientWidth - gone >= ROUNDING_PX && 'after']
    .filter(Boolean)
    .join(' ')
}
