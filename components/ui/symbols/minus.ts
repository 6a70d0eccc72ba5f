import { createSymbol } from '../symbol'

/** Icon `remove` of Material Symbols in Material 3 Expressive, `minus` of Lucide elsewhere. */
export const Minus = createSymbol(
  'M5 12h14',
  'M6 13q-.425 0-.712-.288T5 12t.288-.712T6 11h12q.425 0 .713.288T19 12t-.288.713T18 13z',
)
