/** Returns the edit distance of two strings: the smallest number of letters to change, add, remove, or swap with the next one. */
export const editDistance = (a: string, b: string): number => {
  let rowBeforePrevious: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      currentRow[column] = Math.min(
        previousRow[column]! + 1,
        currentRow[column - 1]! + 1,
        previousRow[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? rowBeforePrevious[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rowBeforePrevious = previousRow
    previousRow = currentRow
  }
  return previousRow[b.length]!
}
