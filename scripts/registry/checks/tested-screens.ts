/** Selects the screens that are tested, and the settings of the frame in which each is shown. */
import type { Dir, Mode } from '@/lib/frame/state'
import type { Item } from '../items'

/** The settings of the frame in which a screen is compared. */
export type ComparedLook = { mode: Mode; dir: Dir; theme: 'light' | 'dark' }

/**
 * The screens that are tested by default. Together, they have a form, overlays, gestures, a pager, a map, a QR code, animations,
 * a CSS module, and tabs.
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
const SAMPLE_OTHER_ITEMS = ['engine', 'overlays', 'qr', 'card', 'toggle', 'slides', 'map']

const looks: ComparedLook[] = (['ios', 'md'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    (['light', 'dark'] as const).map((theme) => ({ mode, dir, theme })),
  ),
)

/** Returns the look for the screen with this index. All eight looks are used in turn, and most neighbors differ in platform. */
export const comparedLookAt = (index: number): ComparedLook =>
  looks[(index * 5) % looks.length] as ComparedLook

/** Returns the screens that are tested. @param testsAll whether all screens are tested */
export const chooseScreens = (screens: readonly Item[], testsAll: boolean): Item[] =>
  screens.filter(({ name }) => testsAll || SAMPLE_SCREENS.includes(name))

/** Returns the items other than screens that are tested. @param testsAll whether all of them are tested */
export const chooseOtherItems = (items: readonly Item[], testsAll: boolean): Item[] =>
  items.filter(({ name, kind }) => kind !== 'screen' && (testsAll || SAMPLE_OTHER_ITEMS.includes(name)))
