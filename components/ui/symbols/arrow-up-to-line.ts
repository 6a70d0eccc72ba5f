import { createSymbol } from '../symbol'

/** Icon `vertical-align-top` of Material Symbols in Material 3 Expressive, `arrow-up-to-line` of Lucide elsewhere. */
export const ArrowUpToLine = createSymbol(
  'M5 3h14M18 13l-6-6-6 6M12 7v14',
  'M5 5q-.425 0-.712-.288T4 4t.288-.712T5 3h14q.425 0 .713.288T20 4t-.288.713T19 5zm6.288 15.713Q11 20.425 11 20v-9.2l-1.9 1.9q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7l3.6-3.6q.15-.15.325-.212T12 7.425t.375.063t.325.212l3.6 3.6q.275.275.275.7t-.275.7t-.7.275t-.7-.275L13 10.8V20q0 .425-.287.713T12 21t-.712-.288',
)
