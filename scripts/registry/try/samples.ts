/** Which screens are tried, and in which look. */
import type { Item } from '../items'

/** How a screen is shown on both sides. */
export type TryLook = { mode: 'ios' | 'md'; dir: 'ltr' | 'rtl'; theme: 'light' | 'dark' }

/** One screen or more of every kind: forms, overlays, gestures, pagers, maps, codes, motion, modules of CSS, tabs. */
export const SAMPLES = [
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

/** Engines and parts of the kit that are taken for themselves as well, without a screen that needs them. */
const PARTS = ['engine', 'overlays', 'qr', 'card', 'toggle', 'slides', 'map']

const looks: TryLook[] = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((theme) => ({ mode, dir, theme })),
  ),
)

/** The look of the n-th screen: all eight take turns, neighbours differ in platform. */
export const lookOf = (n: number): TryLook => looks[(n * 5) % looks.length] as TryLook

/** The tried ones of all screens. */
export const chosen = (screens: readonly Item[], all: boolean): Item[] =>
  screens.filter(({ name }) => all || SAMPLES.includes(name))

/** The tried ones of the engines and of the parts of the kit. */
export const chosenParts = (items: readonly Item[], all: boolean): Item[] =>
  items.filter(({ name, kind }) => kind !== 'screen' && (all || PARTS.includes(name)))
