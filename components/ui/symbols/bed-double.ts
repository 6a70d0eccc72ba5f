import { createSymbol } from '../symbol'

/** Icon `bed` of Material Symbols in Material 3 Expressive, `bed-double` of Lucide elsewhere. */
export const BedDouble = createSymbol(
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
  'M2 18v-5q0-.675.275-1.225T3 10.8V8q0-1.25.875-2.125T6 5h4q.575 0 1.075.213T12 5.8q.425-.375.925-.587T14 5h4q1.25 0 2.125.875T21 8v2.8q.45.425.725.975T22 13v5q0 .425-.288.713T21 19t-.712-.288T20 18v-1H4v1q0 .425-.288.713T3 19t-.712-.288T2 18m11-8h6V8q0-.425-.288-.712T18 7h-4q-.425 0-.712.288T13 8zm-8 0h6V8q0-.425-.288-.712T10 7H6q-.425 0-.712.288T5 8zm-1 5h16v-2q0-.425-.288-.712T19 12H5q-.425 0-.712.288T4 13zm16 0H4z',
)
