import { createSymbol } from '../symbol'

/** Icon `arrow-forward` of Material Symbols in Material 3 Expressive, `arrow-right` of Lucide elsewhere. */
export const ArrowRight = createSymbol(
  'M5 12h14M12 5l7 7-7 7',
  'M16.175 13H5q-.425 0-.712-.288T4 12t.288-.712T5 11h11.175l-4.9-4.9q-.3-.3-.288-.7t.313-.7q.3-.275.7-.288t.7.288l6.6 6.6q.15.15.213.325t.062.375t-.062.375t-.213.325l-6.6 6.6q-.275.275-.687.275T11.3 19.3q-.3-.3-.3-.712t.3-.713z',
)
