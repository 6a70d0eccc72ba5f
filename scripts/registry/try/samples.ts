/** Selects the screens that are tested, and the settings of the frame in which each is shown. */
import type { Dir, Mode } from '@/lib/frame/state'
import type { Item } from '../items'

/** The settings of the frame in which a screen is compared. */
export type TryLook = { mode: Mode; dir: Dir; theme: 'light' | 'dark' }

/**
 * The screens that are tested by default. At least one has each of these: a form, an overlay, gestures, a pager, a map, a QR code,
 * motion, a CSS module, and tabs.
 */
const SAMPLE_SCREENS = [
  'login-0',
  'alert-0',
  'action-sheet-0',
  'select-0',
  'range-0',
  'drag-and-drop-0',
  'swipe-to-dismiss-1',
  'parallax-1',
  'animation-2',
  'scroll-segment-0',
  'image-gallery-1',
  'maps-1',
  'qrcode-1',
  'splash-screens-1',
  'tab-1',
]

/** Engines and components that are installed by default, in addition to those of the screens. */
const SAMPLE_PARTS = ['engine', 'overlays', 'qr', 'card', 'toggle', 'slides', 'map']

const looks: TryLook[] = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((theme) => ({ mode, dir, theme })),
  ),
)

/** Returns the look of the screen with index `n`. All eight looks are used in turn, and most neighbors differ in platform. */
export const lookOf = (n: number): TryLook => looks[(n * 5) % looks.length] as TryLook

/** Returns the screens that are tested. @param takesAll whether all screens are tested */
export const chooseScreens = (screens: readonly Item[], takesAll: boolean): Item[] =>
  screens.filter(({ name }) => takesAll || SAMPLE_SCREENS.includes(name))

/** Returns the engines and components that are tested. @param takesAll whether all of them are tested */
export const chooseParts = (items: readonly Item[], takesAll: boolean): Item[] =>
  items.filter(({ name, kind }) => kind !== 'screen' && (takesAll || SAMPLE_PARTS.includes(name)))
