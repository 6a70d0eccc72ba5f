/** The screens that are tested, and their looks. */
import type { Dir, Mode } from '@/lib/frame/state'
import type { Item } from '../items'

/** The look of a screen in both apps. */
export type TryLook = { mode: Mode; dir: Dir; theme: 'light' | 'dark' }

/**
 * At least one screen of every kind, with forms, overlays, gestures, pagers, maps, QR codes, motion, CSS modules, and
 * tabs.
 */
const SAMPLES = [
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

/** Engines and components that are also installed alone. */
const PARTS = ['engine', 'overlays', 'qr', 'card', 'toggle', 'slides', 'map']

const looks: TryLook[] = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((theme) => ({ mode, dir, theme })),
  ),
)

/** The look of the n-th screen: all eight alternate, and neighbors differ in platform. */
export const lookOf = (n: number): TryLook => looks[(n * 5) % looks.length] as TryLook

/** The tested screens. */
export const chosen = (screens: readonly Item[], all: boolean): Item[] =>
  screens.filter(({ name }) => all || SAMPLES.includes(name))

/** The tested engines and components. */
export const chosenParts = (items: readonly Item[], all: boolean): Item[] =>
  items.filter(({ name, kind }) => kind !== 'screen' && (all || PARTS.includes(name)))
