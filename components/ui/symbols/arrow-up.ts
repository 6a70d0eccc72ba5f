import { createSymbol } from '../symbol'

/** Icon `arrow-upward` of Material Symbols in Material 3 Expressive, `arrow-up` of Lucide elsewhere. */
export const ArrowUp = createSymbol(
  'M5 12l7-7 7 7M12 19V5',
  'm11 7.825l-4.9 4.9q-.3.3-.7.288t-.7-.313q-.275-.3-.288-.7t.288-.7l6.6-6.6q.15-.15.325-.212T12 4.425t.375.063t.325.212l6.6 6.6q.275.275.275.688t-.275.712q-.3.3-.712.3t-.713-.3L13 7.825V19q0 .425-.288.713T12 20t-.712-.288T11 19z',
)
