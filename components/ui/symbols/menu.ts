import { createSymbol } from '../symbol'

/** Icon `menu` of Material Symbols in Material 3 Expressive, `menu` of Lucide elsewhere. */
export const Menu = createSymbol(
  'M4 5h16M4 12h16M4 19h16',
  'M4 18q-.425 0-.712-.288T3 17t.288-.712T4 16h16q.425 0 .713.288T21 17t-.288.713T20 18zm0-5q-.425 0-.712-.288T3 12t.288-.712T4 11h16q.425 0 .713.288T21 12t-.288.713T20 13zm0-5q-.425 0-.712-.288T3 7t.288-.712T4 6h16q.425 0 .713.288T21 7t-.288.713T20 8z',
)
