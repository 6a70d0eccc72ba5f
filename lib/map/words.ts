import type { Lang } from '../frame/state'

type MapStrings = {
  zoomIn: string
  zoomOut: string
  center: string
  /** Label of the button that switches the drawing to the colors of an aerial picture and back. */
  satellite: string
  /** Label of the button that opens a picture of the view from the marker. */
  streetView: string
  /** Alternative text of the picture of the view. */
  streetViewAlt: string
  /** Label of the button that closes the picture. */
  closeStreetView: string
  /** Description of the keys, for screen readers. */
  keyboardHelp: string
  /** Shown when the user moves one finger sideways over a map in a page that scrolls. */
  twoFingerHint: string
  /** Shown when the user turns the wheel without {key} (Ctrl or ⌘) over a map, and the page around it cannot scroll further. */
  wheelHint: string
}

/** Strings of the drawn map. */
export const mapStrings: Readonly<Record<Lang, MapStrings>> = {
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    center: 'Back to the marker',
    satellite: 'Satellite colors',
    streetView: 'Look around',
    streetViewAlt: 'A skyline at dusk with lit windows, seen from the marker.',
    closeStreetView: 'Back to the map',
    keyboardHelp: 'Arrow keys move the map; plus and minus zoom.',
    twoFingerHint: 'Move the map with two fingers',
    wheelHint: 'Zoom with {key} and the scroll wheel',
  },
  ar: {
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    center: 'العودة إلى العلامة',
    satellite: 'ألوان القمر الصناعي',
    streetView: 'نظرة حول المكان',
    streetViewAlt: 'أفق المدينة عند العلامة وقت الغسق، بنوافذ مضاءة.',
    closeStreetView: 'العودة إلى الخريطة',
    keyboardHelp: 'تحرّك مفاتيح الأسهم الخريطة، ويكبّرها زر الزائد ويصغّرها زر الناقص.',
    twoFingerHint: 'حرّك الخريطة بإصبعين',
    wheelHint: 'للتكبير استعمل {key} مع العجلة',
  },
}
