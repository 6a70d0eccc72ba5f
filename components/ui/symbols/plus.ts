import { createSymbol } from '../symbol'

/** Icon `add` of Material Symbols in Material 3 Expressive, `plus` of Lucide elsewhere. */
export const Plus = createSymbol(
  'M5 12h14M12 5v14',
  'M11 13H6q-.425 0-.712-.288T5 12t.288-.712T6 11h5V6q0-.425.288-.712T12 5t.713.288T13 6v5h5q.425 0 .713.288T19 12t-.288.713T18 13h-5v5q0 .425-.288.713T12 19t-.712-.288T11 18z',
)
