import { createSymbol } from '../symbol'

/** Icon `speaker` of Material Symbols in Material 3 Expressive, `speaker` of Lucide elsewhere. */
export const Speaker = createSymbol(
  'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 6h.01M8 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 14h.01',
  'M17 22H7q-.825 0-1.412-.587T5 20V4q0-.825.588-1.412T7 2h10q.825 0 1.413.588T19 4v16q0 .825-.587 1.413T17 22m0-2V4H7v16zM13.413 8.413Q14 7.825 14 7t-.587-1.412T12 5t-1.412.588T10 7t.588 1.413T12 9t1.413-.587m1.412 9.412Q16 16.65 16 15t-1.175-2.825T12 11t-2.825 1.175T8 15t1.175 2.825T12 19t2.825-1.175m-4.237-1.412Q10 15.824 10 15t.588-1.412T12 13t1.413.588T14 15t-.587 1.413T12 17t-1.412-.587M7 4v16z',
)
