import { createSymbol } from '../symbol'

/** Icon `light` of Material Symbols in Material 3 Expressive, `lamp-ceiling` of Lucide elsewhere. */
export const LampCeiling = createSymbol(
  'M12 2v5M14.829 15.998a3 3 0 1 1-5.658 0M20.92 14.606A1 1 0 0 1 20 16H4a1 1 0 0 1-.92-1.394l3-7A1 1 0 0 1 7 7h10a1 1 0 0 1 .92.606z',
  'M9.175 19.825Q8 18.65 8 17H5q-.825 0-1.412-.587T3 15q0-3.5 2.3-6.038T11 6.05V4q0-.425.288-.712T12 3t.713.288T13 4v2.05q3.4.375 5.7 2.913T21 15q0 .825-.587 1.413T19 17h-3q0 1.65-1.175 2.825T12 21t-2.825-1.175M5 15h14q0-2.9-2.05-4.95T12 8t-4.95 2.05T5 15m8.413 3.413Q14 17.825 14 17h-4q0 .825.588 1.413T12 19t1.413-.587M12 17',
)
