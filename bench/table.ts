/**
 * Formats a table for the terminal. Columns of numbers are aligned right, and all other columns are aligned left.
 *
 * @param head one name per column
 * @param rows one value per column
 */
export function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, ...rows.map((row) => row.map(String))]
  const width = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        isNumber[column] ? cell.padStart(width[column] ?? 0) : cell.padEnd(width[column] ?? 0),
      )
      .join('  ')
  return [
    line(cells[0] ?? []),
    width.map((size) => '─'.repeat(size)).join('  '),
    ...cells.slice(1).map(line),
  ].join('\n')
}
