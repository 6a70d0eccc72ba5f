import { createSymbol } from '../symbol'

/** Icon `arrow-downward` of Material Symbols in Material 3 Expressive, `arrow-down` of Lucide elsewhere. */
export const ArrowDown = createSymbol(
  'M12 5v14M19 12l-7 7-7-7',
  'M11 16.175V5q0-.425.288-.712T12 4t.713.288T13 5v11.175l4.9-4.9q.3-.3.7-.288t.7.313q.275.3.287.7t-.287.7l-6.6 6.6q-.15.15-.325.213t-.375.062t-.375-.062t-.325-.213l-6.6-6.6q-.275-.275-.275-.687T4.7 11.3q.3-.3.713-.3t.712.3z',
)
