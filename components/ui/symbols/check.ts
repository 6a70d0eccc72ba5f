import { createSymbol } from '../symbol'

/** Icon `check` of Material Symbols in Material 3 Expressive, `check` of Lucide elsewhere. */
export const Check = createSymbol(
  'M20 6 9 17l-5-5',
  'm9.55 15.15l8.475-8.475q.3-.3.7-.3t.7.3t.3.713t-.3.712l-9.175 9.2q-.3.3-.7.3t-.7-.3L4.55 13q-.3-.3-.288-.712t.313-.713t.713-.3t.712.3z',
)
