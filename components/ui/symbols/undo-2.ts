import { Undo2 as Base } from 'lucide-react'
import { symbol } from '../symbol'

/** Icon `undo` of Material Symbols in Material 3 Expressive, `undo-2` of Lucide elsewhere. */
export const Undo2 = symbol(
  Base,
  'M8 19q-.425 0-.712-.288T7 18t.288-.712T8 17h6.1q1.575 0 2.738-1T18 13.5T16.838 11T14.1 10H7.8l1.9 1.9q.275.275.275.7t-.275.7t-.7.275t-.7-.275L4.7 9.7q-.15-.15-.213-.325T4.426 9t.063-.375T4.7 8.3l3.6-3.6q.275-.275.7-.275t.7.275t.275.7t-.275.7L7.8 8h6.3q2.425 0 4.163 1.575T20 13.5t-1.737 3.925T14.1 19z',
)
