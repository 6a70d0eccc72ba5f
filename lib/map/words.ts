import type { Lang } from '../data/source'

type MapWords = {
  zoomIn: string
  zoomOut: string
  centre: string
  /** Description for screen readers: what the keys do. */
  keys: string
  /** Shown when one finger tries to move a map in a page that scrolls. */
  fingers: string
  /** Shown when the wheel turns over such a map. Placeholder: {key}. */
  wheel: string
  /** Attribution. */
  drawn: string
}

/** Texts of the drawn map. */
export const mapWords: Readonly<Record<Lang, MapWords>> = {
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    centre: 'Back to the marker',
    keys: 'Arrow keys move the map, plus and minus zoom.',
    fingers: 'Move the map with two fingers',
    wheel: 'Zoom with {key} and the wheel',
    drawn: 'Drawn by Patternbook',
  },
  ar: {
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    centre: 'العودة إلى العلامة',
    keys: 'تحرّك مفاتيح الأسهم الخريطة، ويكبّرها زر الزائد ويصغّرها زر الناقص.',
    fingers: 'حرّك الخريطة بإصبعين',
    wheel: 'للتكبير استعمل {key} مع العجلة',
    drawn: 'رسم Patternbook',
  },
}
