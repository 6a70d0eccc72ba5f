import { createSymbol } from '../symbol'

/** Icon `streetview` of Material Symbols in Material 3 Expressive, `binoculars` of Lucide elsewhere. */
export const Binoculars = createSymbol(
  'M10 10h4M19 7V4a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1v3M20 21a2 2 0 0 0 2-2v-3.851c0-1.39-2-2.962-2-4.829V8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v11a2 2 0 0 0 2 2zM 22 16 L 2 16M4 21a2 2 0 0 1-2-2v-3.851c0-1.39 2-2.962 2-4.829V8a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v11a2 2 0 0 1-2 2zM9 7V4a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v3',
  'M14.463 9.538Q13 8.075 13 6t1.463-3.537T18 1t3.538 1.463T23 6t-1.463 3.538T18 11t-3.537-1.463M3.6 20.4q-.275-.275-.438-.625T3 19V5q0-.825.588-1.412T5 3h6.7q-.35.675-.525 1.438T11 6q0 1.475.55 2.738t1.5 2.212zm8.4.6v-5.4q0-1.05.638-1.887T14.3 12.65q.875-.2 1.8-.3t1.9-.1q.8 0 1.538.063T21 12.5V19q0 .825-.587 1.413T19 21z',
)
