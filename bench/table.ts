/**
 * Formats a table for the terminal. Columns of numbers are aligned right, and all other columns are aligned left.
 *
 * @param headers one name per column
 * @param rows one value per column
 */
export function formatTable(headers: string[], rows: (string | number)[][]): string {
  const cells = [headers, ...rows.map((row) => row.map(String))]
  const columnWidths = headers.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  const isNumberColumn = headers.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  const formatRow = (row: string[]) =>
    row
      .map((cell, column) =>
        isNumberColumn[column]
          ? cell.padStart(columnWidths[column] ?? 0)
          : cell.padEnd(columnWidths[column] ?? 0),
      )
      .join('  ')
  return [
    formatRow(cells[0] ?? []),
    columnWidths.map((size) => '─'.repeat(size)).join('  '),
    ...cells.slice(1).map(formatRow),
  ].join('\n')
}
