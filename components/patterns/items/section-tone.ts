import { TONES, type Tone } from '@/components/ui/tile'
import { sections } from '@/lib/catalogue'

const keys = [
  'expandable',
  'dragAndDrop',
  'swipeToDismiss',
  'googleCards',
  'listViews',
  'textViews',
  'settings',
  'home',
  'intro',
]
const order = [...keys, ...sections.map((s) => s.key).filter((key) => !keys.includes(key))]

/** The colour of a pattern's tile on iOS: one each, neighbours in the menu differ. */
export const sectionTone = (key: string): Tone =>
  TONES[Math.max(0, order.indexOf(key)) % TONES.length] ?? 'blue'
