/**
 * Items that cannot be derived from a single file: items with several files, items whose name or description differs from that
 * of their file, and items that only install the package, such as those of earlier versions whose code is now in the package.
 * Names of items never change.
 */

/** Files of components/ui that form one item: files that only work together, or one file with its own name or description. */
export type ItemGroup = { name: string; title: string; description: string; filePattern: RegExp }

/** All groups. A file directly in components/ui that is in no group is an item by itself, described by its doc comment. */
export const itemGroups: readonly ItemGroup[] = [
  {
    // The name `list` belongs to the screen with the URL `/list/`.
    name: 'grouped-list',
    title: 'List',
    description:
      'Rows in a group with a header and a footer: inset on iOS and in Material 3 Expressive, and full width in Baseline.',
    filePattern: /^components\/ui\/list\.tsx$/,
  },
  {
    name: 'icon',
    title: 'Icon',
    description:
      'Icons in the style of each platform for bars and rows: back, menu, share, checkmark, and chevron.',
    filePattern: /^components\/ui\/icon\.tsx$/,
  },
  {
    name: 'control-marks',
    title: 'Control marks',
    description:
      'The icons inside controls: the checkmark, the error icon, the icon that clears a field, and the eye that shows or hides a password.',
    filePattern: /^components\/ui\/control-icons\.tsx$/,
  },
  {
    name: 'shade',
    title: 'Shade',
    description:
      'A background for white text at the bottom of a photo: a gradient from dark to transparent, eased at both ends so that no edge is visible. Even on a white photo, white text has a contrast ratio of at least 4.5:1, as WCAG 1.4.3 requires, except in the top part, where the gradient fades out. The height of that part is `--fade-height`. Text must stay below it at every text size.',
    filePattern: /^components\/ui\/photo-scrim\.ts$/,
  },
  {
    name: 'map',
    title: 'Map',
    description:
      'A map drawn from a street plan without an API key or network connection, or Google Maps if you have a key.',
    filePattern: /^components\/ui\/map-/,
  },
  {
    name: 'progress-bar',
    title: 'Progress bar',
    description:
      'An indeterminate progress bar: a capsule on iOS 26, a wave on a track in Material 3 Expressive, and a thinner bar on iOS 18 and in Baseline.',
    filePattern: /^components\/ui\/progress-bar\./,
  },
  {
    name: 'wheel-picker',
    title: 'Wheel picker',
    description:
      'A picker for one option in each column: wheels on iOS, and fields that open menus in Material, which has no wheel picker.',
    filePattern: /^components\/ui\/wheel-picker\./,
  },
]

/** Names of the items whose files have been renamed, by the file's name in components/ui without its extension. */
export const itemNamesByRenamedFile: Readonly<Record<string, string>> = {
  'fab-classes': 'fab-look',
  'field-classes': 'field-look',
  'large-content-viewer': 'large-content',
  'letter-count-class': 'letters',
  'page-contexts': 'page-parts',
  'profile-logos': 'social-profiles',
  'reaction-text': 'like-text',
  'sign-in-logos': 'social-sign-in',
  'sliding-row-math': 'sliding',
  'tab-classes': 'tab-look',
  'use-bottom-bar-height': 'use-foot-bar',
  'use-large-content-viewer': 'use-large-content',
}

/** Titles and descriptions of the items that only install the package, by the name of the item. */
export const engineItems: Readonly<Record<string, readonly [title: string, description: string]>> = {
  engine: ['Engine', 'The package @patternbook/engine and its style sheet, without any screens.'],
  base: [
    'Theme',
    'Tokens for both platforms, both themes, and ten accents; the ios: and material: variants; and the utilities that the screens use.',
  ],
  frame: [
    'Frame',
    'PatternFrame, which sets the platform, direction, theme, accent, and text size of the screens in it, and useFrame(), which reads them.',
  ],
  'pattern-frame': [
    'Pattern frame',
    'An optional frame that sets the platform, direction, theme, accent, and text size of the screens in it.',
  ],
  gestures: [
    'Gesture core',
    'A recognizer for gestures along one axis, velocity measurement, and an arbiter for competing gestures. React is not required.',
  ],
  overlays: [
    'Overlay engine',
    'Alerts, action sheets, loading overlays, modals, popovers, and toasts with one lifecycle and one stack. Escape and Back skip toasts.',
  ],
  navigation: [
    'Navigation',
    'navigate(), back(), usePage(), and usePageLifecycle(), connected to your app’s router with configure().',
  ],
  transitions: [
    'Transition engine',
    'The page stack: live pages, their history, and the transitions between them on iOS and in Material.',
  ],
  entrances: ['Entrances', 'Entrance animations for rows, and header photos that move and stretch.'],
  pictures: [
    'Pictures',
    'Names and files of the sample pictures, which are loaded from the Patternbook host by default.',
  ],
  ripple: ['Ripple', 'The circle that spreads from a touch in Material; now part of the animations.'],
  travel: ['Travel', 'Keeps query parameters in links; now part of navigation.'],
  'back-label': ['Back label', 'The text of a back button on iOS; now part of navigation.'],
  'use-bar-state': [
    'Bar state',
    'Header attributes that follow the scroll position; now part of navigation.',
  ],
  qr: [
    'QR scanner',
    'The camera, decoder, and states of a QR code scanner, and a check for text that is too long for a QR code.',
  ],
  'sample-data': [
    'Sample data helpers',
    'interpolate(), formatDigits(), and the words that all screens share.',
  ],
  'sample-types': ['Sample data types', 'TypeScript types for the screens’ JSON files.'],
}
