/** How many a page of results goes on by. */
const PAGE_SIZE = 6

/**
 * Where a key leads in a list.
 * @param at position now
 * @param count how many there are
 * @returns the new position; nothing for keys that lead nowhere
 */
export const moveSelection = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return Math.min(at + PAGE_SIZE, count - 1)
    case 'PageUp':
      return Math.max(at - PAGE_SIZE, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
