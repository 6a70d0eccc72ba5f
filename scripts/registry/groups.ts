/**
 * Which files make up one item of the registry. A part of the kit is a file of its own; engines are folders.
 */
import type { ItemKind } from '@/lib/take-away/types'

/** An item that is more than one file: an engine, or what all stand on. */
export type Group = {
  name: string
  kind: Exclude<ItemKind, 'screen'>
  title: string
  description: string
  /** Which files are in it; the first group that matches has a file. */
  files: RegExp
  /** Files that are taken though no screen needs them: the way in for whoever takes the engine alone. */
  entries?: string[]
  /** Items that it needs without importing them. */
  needs?: string[]
}

/** All of them; what is not named here is a part of the kit or belongs to a screen. */
export const groups: readonly Group[] = [
  {
    name: 'base',
    kind: 'base',
    title: 'Base',
    description:
      'Tokens of both platforms, both themes and ten accents, the variants ios: and material:, and the utilities of the screens.',
    files: /^lib\/catalogue\/href\.ts$/,
  },
  {
    name: 'fonts',
    kind: 'base',
    title: 'Fonts',
    description: 'Inter, Roboto Flex and Noto Sans Arabic from Fontsource.',
    files: /^components\/pattern-fonts\.ts$/,
    entries: ['components/pattern-fonts.ts'],
  },
  {
    name: 'pattern-frame',
    kind: 'base',
    title: 'Pattern frame',
    description:
      'What every screen stands in: platform, direction, theme, accent and text size, and the place where overlays are shown.',
    files: /^components\/pattern-frame\.tsx$/,
    entries: ['components/pattern-frame.tsx'],
    needs: ['base', 'fonts'],
  },
  {
    name: 'frame',
    kind: 'base',
    title: 'Frame state',
    description: 'How the screens look now, as a store and a hook: useFrame().',
    files: /^lib\/frame\//,
    needs: ['base'],
  },
  {
    name: 'gestures',
    kind: 'engine',
    title: 'Gesture core',
    description: 'One finger, one axis, one winner: recogniser, velocity and arbiter without React.',
    files: /^lib\/gesture\//,
    entries: ['lib/gesture/index.ts'],
  },
  {
    name: 'overlays',
    kind: 'engine',
    title: 'Overlay engine',
    description:
      'Alert, action sheet, loading, modal, popover and toast: one lifecycle, one stack, one ladder for back, and their views.',
    files: /^(lib\/(overlay|back)|components\/overlays)\//,
    entries: ['components/overlays/host.tsx', 'components/overlays/controlled.tsx', 'lib/overlay/react.tsx'],
    needs: ['base'],
  },
  {
    name: 'navigation',
    kind: 'engine',
    title: 'Navigation',
    description:
      'navigate(), back(), usePage() and usePageLifecycle(): with a page stack they speak to it, without one they follow plain links.',
    files:
      /^lib\/(navigation\/(navigate|use-page|use-page-lifecycle|use-early-effect|page-handle|lifecycle|types)|transition\/(is-ios|types))\.ts$/,
  },
  {
    name: 'transitions',
    kind: 'engine',
    title: 'Transition engine',
    description:
      'The page stack: live pages, their history, and the movement between them on iOS and Material, with a finger too.',
    files: /^lib\/(navigation|transition)\//,
    entries: ['lib/navigation/react.tsx', 'lib/navigation/index.ts', 'lib/transition/index.ts'],
  },
  {
    name: 'sample-types',
    kind: 'base',
    title: 'Types of the sample data',
    description: 'What each JSON file of the screens holds, as valibot schemas and types.',
    files: /^lib\/data\/schemas\//,
    entries: ['lib/data/schemas/index.ts'],
  },
  {
    name: 'sample-data',
    kind: 'base',
    title: 'Sample data',
    description:
      'useSample(): the data of a screen and how it is doing; and the words that all screens share.',
    files: /^lib\/data\//,
  },
  {
    name: 'pictures',
    kind: 'base',
    title: 'Pictures',
    description:
      'Names and files of the pictures, which stay on the host of Patternbook until you copy them.',
    files: /^lib\/media\//,
  },
  {
    name: 'entrances',
    kind: 'engine',
    title: 'Entrances',
    description: 'Rows that come in one after another, photos that drift and stretch.',
    files: /^lib\/animation\//,
  },
  {
    name: 'map',
    kind: 'part',
    title: 'Map',
    description: 'A map drawn from a street plan, without key or network; or that of Google with a key.',
    files: /^(lib\/map\/|components\/ui\/map-|public\/map\/)/,
    entries: ['public/map/plan.svg'],
    needs: ['base'],
  },
  {
    name: 'qr',
    kind: 'engine',
    title: 'QR scanner',
    description: 'Camera, decoder and the machine that holds them, and what a code can hold.',
    files: /^lib\/qr\//,
  },
]
