/**
 * Items that are not screens and have several files, and items with names from earlier versions of the registry for
 * parts that are now in the package.
 */

/** Several files of components/ui that only work together. */
export type Group = { name: string; title: string; description: string; files: RegExp }

/** All groups; a file of components/ui that is in none is an item by itself. */
export const groups: readonly Group[] = [
  {
    // The item `list` is the screen with that URL, which also uses this file.
    name: 'grouped-list',
    title: 'List',
    description:
      'Rows in a group with a header and a footer: inset on iOS and in Material 3 Expressive, full width in Baseline.',
    files: /^components\/ui\/list\.tsx$/,
  },
  {
    name: 'map',
    title: 'Map',
    description: 'A map drawn from a street plan without an API key or a network, or Google Maps with a key.',
    files: /^components\/ui\/map-/,
  },
  {
    name: 'progress-bar',
    title: 'Progress bar',
    description:
      'Progress of unknown duration as a line: a capsule on iOS, and a wave on a track in Material 3 Expressive.',
    files: /^components\/ui\/progress-bar\./,
  },
]

/** Items that only install the package, by name: their titles and descriptions. */
export const engineItems: Readonly<Record<string, readonly [title: string, description: string]>> = {
  engine: ['Engine', 'The package @patternbook/engine and its style sheet, without any screen.'],
  base: [
    'Theme',
    'Tokens for both platforms, both themes, and ten accents; the variants ios: and material:; and the utilities of the screens.',
  ],
  frame: [
    'Frame',
    'PatternFrame and useFrame(): platform, direction, theme, accent, and text size of the screens inside.',
  ],
  'pattern-frame': [
    'Pattern frame',
    'An optional frame around screens: platform, direction, theme, accent, and text size.',
  ],
  gestures: ['Gesture core', 'Gestures along one axis: recognizer, velocity, and arbiter, without React.'],
  overlays: [
    'Overlay engine',
    'Alert, action sheet, loading, modal, popover, and toast, with one lifecycle, one stack, and one order for Back.',
  ],
  navigation: [
    'Navigation',
    'navigate(), back(), usePage(), and usePageLifecycle(), connected to your app’s router with configure().',
  ],
  transitions: [
    'Transition engine',
    'The page stack: live pages, their history, and the transitions between them on iOS and Material.',
  ],
  entrances: ['Entrances', 'Entrance animations for rows, and header photos that move and stretch.'],
  pictures: [
    'Pictures',
    'Names and files of the pictures, which are loaded from the Patternbook host by default.',
  ],
  ripple: ['Ripple', 'The circle that spreads from a touch in Material; now part of the animations.'],
  travel: ['Travel', 'Keeps query parameters in links; now part of navigation.'],
  'use-bar-state': [
    'Bar state',
    'Attributes of a header that follow the scroll position; now part of navigation.',
  ],
  qr: ['QR scanner', 'Camera, decoder, their states, and the capacity of a code.'],
  'sample-data': ['Sample data helpers', 'interpolate(), digits(), and the words that all screens share.'],
  'sample-types': ['Types of the sample data', 'The types of the screens’ JSON files.'],
}
