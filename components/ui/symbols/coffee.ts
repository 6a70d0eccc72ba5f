import { createSymbol } from '../symbol'

/** Icon `local-cafe` of Material Symbols in Material 3 Expressive, `coffee` of Lucide elsewhere. */
export const Coffee = createSymbol(
  'M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2',
  'M5 21q-.425 0-.712-.288T4 20t.288-.712T5 19h14q.425 0 .713.288T20 20t-.288.713T19 21zm3-4q-1.65 0-2.825-1.175T4 13V5q0-.825.588-1.412T6 3h14q.825 0 1.413.588T22 5v3q0 .825-.587 1.413T20 10h-2v3q0 1.65-1.175 2.825T14 17zm0-2h6q.825 0 1.413-.587T16 13V5H6v8q0 .825.588 1.413T8 15m10-7h2V5h-2zM8 15H6h10z',
)
