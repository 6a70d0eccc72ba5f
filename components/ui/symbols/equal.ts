import { Equal as Base } from 'lucide-react'
import { symbol } from '../symbol'

/** Icon `drag-handle` of Material Symbols in Material 3 Expressive, `equal` of Lucide elsewhere. */
export const Equal = symbol(
  Base,
  'M5 15q-.425 0-.712-.288T4 14t.288-.712T5 13h14q.425 0 .713.288T20 14t-.288.713T19 15zm0-4q-.425 0-.712-.288T4 10t.288-.712T5 9h14q.425 0 .713.288T20 10t-.288.713T19 11z',
)
