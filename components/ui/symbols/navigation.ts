import { createSymbol } from '../symbol'

/** Icon `directions` of Material Symbols in Material 3 Expressive, `navigation` of Lucide elsewhere. */
export const Navigation = createSymbol(
  'M3 11 22 2 13 21 11 13 3 11z',
  'M10 12h3.5v1.3q0 .35.3.475t.55-.125l1.95-1.95q.3-.3.3-.7t-.3-.7l-1.95-1.95q-.25-.25-.55-.125t-.3.475V10H9q-.425 0-.712.288T8 11v3q0 .425.288.713T9 15t.713-.288T10 14zm2 10q-.375 0-.737-.15t-.663-.45l-8-8q-.3-.3-.45-.663T2 12t.15-.737t.45-.663l8-8q.3-.3.663-.45T12 2t.738.15t.662.45l8 8q.3.3.45.663T22 12t-.15.738t-.45.662l-8 8q-.3.3-.663.45T12 22m-4-6l4 4l8-8l-8-8l-8 8zm4-4',
)
