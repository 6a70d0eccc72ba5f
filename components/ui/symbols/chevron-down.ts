import { createSymbol } from '../symbol'

/** Icon `keyboard-arrow-down` of Material Symbols in Material 3 Expressive, `chevron-down` of Lucide elsewhere. */
export const ChevronDown = createSymbol(
  'M6 9l6 6 6-6',
  'M11.625 14.913q-.175-.063-.325-.213l-4.6-4.6q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l3.9 3.9l3.9-3.9q.275-.275.7-.275t.7.275t.275.7t-.275.7l-4.6 4.6q-.15.15-.325.213t-.375.062t-.375-.062',
)
