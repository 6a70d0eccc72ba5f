import { createSymbol } from '../symbol'

/** Icon `mark-email-read` of Material Symbols in Material 3 Expressive, `mail-check` of Lucide elsewhere. */
export const MailCheck = createSymbol(
  'M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8M22 7l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7M16 19l2 2 4-4',
  'm4 6l8 5l8-5zm0 14q-.825 0-1.412-.587T2 18V6q0-.825.588-1.412T4 4h16q.825 0 1.413.588T22 6v5q0 .425-.288.713T21 12t-.712-.288T20 11V8l-7.475 4.675q-.075.05-.525.15q-.125 0-.262-.037t-.263-.113L4 8v10h5.5q.425 0 .713.288T10.5 19t-.288.713T9.5 20zm11.95-.8l4.95-4.95q.275-.275.7-.275t.7.275t.275.7t-.275.7l-5.65 5.65q-.3.3-.7.3t-.7-.3l-2.85-2.85q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275z',
)
