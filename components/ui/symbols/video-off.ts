import { createSymbol } from '../symbol'

/** Icon `videocam-off` of Material Symbols in Material 3 Expressive, `video-off` of Lucide elsewhere. */
export const VideoOff = createSymbol(
  'M10.66 6H14a2 2 0 0 1 2 2v2.5l5.248-3.062A.5.5 0 0 1 22 7.87v8.196M16 16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h2M2 2l20 20',
  'm18 10.5l3.15-3.15q.25-.25.55-.125t.3.475v8.6q0 .35-.3.475t-.55-.125L18 13.5q0 .425-.288.713T17 14.5t-.712-.288T16 13.5V6H9q-.5 0-.75-.312T8 5t.25-.687T9 4h7q.825 0 1.413.588T18 6zm1.85 12.15L1.35 4.15q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l18.5 18.5q.275.275.275.7t-.275.7t-.7.275t-.7-.275M4 4l2 2H4v12h12v-2l2 2q0 .825-.587 1.413T16 20H4q-.825 0-1.412-.587T2 18V6q0-.825.588-1.412T4 4',
)
