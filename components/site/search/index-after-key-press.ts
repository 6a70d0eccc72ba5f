/** Number of results by which Page Up and Page Down move. */
const PAGE_SIZE = 6

/**
 * Returns the new index in a list after a key press; undefined for an empty list, and for keys that do not move through a list.
 * @param key key of the keyboard event
 * @param index current index
 * @param count number of options
 */
export const indexAfterKeyPress = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'PageDown':
      return Math.min(index + PAGE_SIZE, count - 1)
    case 'PageUp':
      return Math.max(index - PAGE_SIZE, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
