import { createSymbol } from '../symbol'

/** Icon `vertical-align-bottom` of Material Symbols in Material 3 Expressive, `arrow-down-to-line` of Lucide elsewhere. */
export const ArrowDownToLine = createSymbol(
  'M12 17V3M6 11l6 6 6-6M19 21H5',
  'M5 21q-.425 0-.712-.288T4 20t.288-.712T5 19h14q.425 0 .713.288T20 20t-.288.713T19 21zm6.625-4.487q-.175-.063-.325-.213l-3.6-3.6q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l1.9 1.9V4q0-.425.288-.712T12 3t.713.288T13 4v9.2l1.9-1.9q.275-.275.7-.275t.7.275t.275.7t-.275.7l-3.6 3.6q-.15.15-.325.213t-.375.062t-.375-.062',
)
