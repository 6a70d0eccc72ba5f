import { createSymbol } from '../symbol'

/** Icon `drag-handle` of Material Symbols in Material 3 Expressive, `equal` of Lucide elsewhere. */
export const Equal = createSymbol(
  'M5 9L19 9M5 15L19 15',
  'M5 15q-.425 0-.712-.288T4 14t.288-.712T5 13h14q.425 0 .713.288T20 14t-.288.713T19 15zm0-4q-.425 0-.712-.288T4 10t.288-.712T5 9h14q.425 0 .713.288T20 10t-.288.713T19 11z',
)
