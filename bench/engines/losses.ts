import type { Column } from './columns'
import type { Kind } from './pages/subject'

/** Where a peer is ahead of us, and why: of a column as a whole, or of one part in it. */
export const losses: Partial<Record<Column, string | Partial<Record<Kind, string>>>> = {
  bytes: {
    popover:
      'placed by Radix, which measures, flips and shifts at every edge and follows what moves; Ionic’s is placed once',
  },
}

/** The reason of a cell that is lost, if there is one. */
export const reasonOf = (column: Column, kind: Kind): string | undefined => {
  const listed = losses[column]
  return typeof listed === 'object' ? listed[kind] : listed
}
