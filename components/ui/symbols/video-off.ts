import { VideoOff as Base } from 'lucide-react'
import { symbol } from '../symbol'

/** Icon `videocam-off` of Material Symbols in Material 3 Expressive, `video-off` of Lucide elsewhere. */
export const VideoOff = symbol(
  Base,
  'm18 10.5l3.15-3.15q.25-.25.55-.125t.3.475v8.6q0 .35-.3.475t-.55-.125L18 13.5q0 .425-.288.713T17 14.5t-.712-.288T16 13.5V6H9q-.5 0-.75-.312T8 5t.25-.687T9 4h7q.825 0 1.413.588T18 6zm1.85 12.15L1.35 4.15q-.275-.275-.275-.7t.275-.7t.7-.275t.7.275l18.5 18.5q.275.275.275.7t-.275.7t-.7.275t-.7-.275M4 4l2 2H4v12h12v-2l2 2q0 .825-.587 1.413T16 20H4q-.825 0-1.412-.587T2 18V6q0-.825.588-1.412T4 4',
)
