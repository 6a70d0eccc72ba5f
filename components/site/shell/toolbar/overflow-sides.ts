/** What is less than this away counts as there, in pixels: browsers round. */
const NEAR = 1

/** On which sides of a strip that scrolls there is more of it, as words of an attribute; in either direction of text. */
export const moreOf = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string => {
  const gone = Math.abs(scrollLeft)
  return [gone >= NEAR && 'before', scrollWidth - clientWidth - gone >= NEAR && 'after']
    .filter(Boolean)
    .join(' ')
}
