import { createSymbol } from '../symbol'

/** Icon `chevron-right` of Material Symbols in Material 3 Expressive, `chevron-right` of Lucide elsewhere. */
export const ChevronRight = createSymbol(
  'M9 18l6-6-6-6',
  'M12.6 12L8.7 8.1q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l4.6 4.6q.15.15.213.325t.062.375t-.062.375t-.213.325l-4.6 4.6q-.275.275-.7.275t-.7-.275t-.275-.7t.275-.7z',
)
