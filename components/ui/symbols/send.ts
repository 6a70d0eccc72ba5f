import { Send as Base } from 'lucide-react'
import { symbol } from '../symbol'

/** Icon `send` of Material Symbols in Material 3 Expressive, `send` of Lucide elsewhere. */
export const Send = symbol(
  Base,
  'm19.8 12.925l-15.4 6.5q-.5.2-.95-.088T3 18.5v-13q0-.55.45-.837t.95-.088l15.4 6.5q.625.275.625.925t-.625.925M5 17l11.85-5L5 7v3.5l6 1.5l-6 1.5zm0 0V7z',
  'M4.4 19.425q-.5.2-.95-.088T3 18.5V14l8-2l-8-2V5.5q0-.55.45-.837t.95-.088l15.4 6.5q.625.275.625.925t-.625.925z',
)
