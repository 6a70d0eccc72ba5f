import { createSymbol } from '../symbol'

/** Icon `tablet-android` of Material Symbols in Material 3 Expressive, `tablet` of Lucide elsewhere. */
export const Tablet = createSymbol(
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18L12.01 18',
  'M5 23q-.825 0-1.412-.587T3 21V3q0-.825.588-1.412T5 1h14q.825 0 1.413.588T21 3v18q0 .825-.587 1.413T19 23zm0-5v3h14v-3zm5.5 2h3q.2 0 .35-.15t.15-.35t-.15-.35t-.35-.15h-3q-.2 0-.35.15t-.15.35t.15.35t.35.15M5 16h14V6H5zM5 4h14V3H5zm0 0V3zm0 14v3z',
)
