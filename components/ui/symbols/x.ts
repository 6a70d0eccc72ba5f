import { createSymbol } from '../symbol'

/** Icon `close` of Material Symbols in Material 3 Expressive, `x` of Lucide elsewhere. */
export const X = createSymbol(
  'M18 6 6 18M6 6l12 12',
  'm12 13.4l-4.9 4.9q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7l4.9-4.9l-4.9-4.9q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l4.9 4.9l4.9-4.9q.275-.275.7-.275t.7.275t.275.7t-.275.7L13.4 12l4.9 4.9q.275.275.275.7t-.275.7t-.7.275t-.7-.275z',
)
