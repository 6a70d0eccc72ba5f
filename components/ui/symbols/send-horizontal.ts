import { SendHorizontal as Base } from 'lucide-react'
import { symbol } from '../symbol'

/** Icon `send` of Material Symbols in Material 3 Expressive, `send-horizontal` of Lucide elsewhere. */
export const SendHorizontal = symbol(
  Base,
  'm19.8 12.925l-15.4 6.5q-.5.2-.95-.088T3 18.5v-13q0-.55.45-.837t.95-.088l15.4 6.5q.625.275.625.925t-.625.925M5 17l11.85-5L5 7v3.5l6 1.5l-6 1.5zm0 0V7z',
)
