import { docPageName, docPages } from '@/lib/site/doc-pages'
import { writeQuery } from '../../frame/query'
import type { FrameState } from '../../frame/state'
import { patternPages } from '../pattern-pages'
import { docAliases } from './doc-aliases'
import type { SearchEntry } from './types'

/** The data for the search entry of a page that is not about a pattern. */
type PageEntryData = Pick<SearchEntry, 'title' | 'path' | 'icon' | 'aliases'> & { description: string }

/** Aliases of the pages about overlays, by their slug. */
const overlayAliases: Readonly<Record<string, readonly string[]>> = {
  modal: [
    'bottom sheet',
    'sheet',
    'modal sheet',
    'dialog',
    'card modal',
    'breakpoints',
    'half sheet',
    'detent',
  ],
  popover: [
    'dropdown menu',
    'tooltip',
    'floating panel',
    'callout',
    'context menu',
    'submenu',
    'menu button',
  ],
  toast: ['snackbar', 'notification', 'undo bar', 'message bar', 'banner', 'sonner'],
  'loading-indicator': ['loading overlay', 'busy', 'wait', 'blocking spinner', 'hud'],
  'side-menu': [
    'drawer',
    'navigation drawer',
    'sidebar',
    'hamburger menu',
    'off-canvas',
    'nav drawer',
    'menu',
  ],
}

const toolPages: readonly PageEntryData[] = [
  {
    title: 'Screens',
    path: '/gallery/',
    icon: 'images',
    description: 'Pictures of all screens, with filters and favorites',
    aliases: [
      'gallery',
      'favorites',
      'collection',
      'thumbnails',
      'all screens',
      'browse',
      'wall',
      'screenshots',
    ],
  },
  {
    title: 'Engine lab',
    path: '/lab/',
    icon: 'flask-conical',
    description: 'Try the options of overlays, transitions, and gestures',
    aliases: ['playground', 'overlays', 'transitions', 'gestures', 'events', 'test bench', 'lab'],
  },
  {
    title: 'Compare',
    path: '/compare/',
    icon: 'columns-2',
    description: 'One screen in up to four frames side by side',
    aliases: [
      'side by side',
      'ios and material',
      'both platforms',
      'ios 26 and ios 18',
      'ios 18 vs 26',
      'ios vs android',
      'material 3 expressive and baseline',
      'rtl and ltr',
      'light and dark',
      'widths',
    ],
  },
  {
    title: 'Tokens',
    path: '/tokens/',
    icon: 'palette',
    description: 'All colors for both platforms and themes, based on any accent',
    aliases: ['design tokens', 'colors', 'accent', 'palette', 'theme builder', 'contrast', 'css variables'],
  },
  {
    title: 'All patterns',
    path: '/list/',
    icon: 'layout-grid',
    description: 'Every pattern, listed by group',
    aliases: ['index', 'overview', 'contents', 'catalog', 'list of patterns'],
  },
]

/** Data for the search entries of the documentation (`docPages`) and of the tools, such as the gallery. */
export const pageEntryData: readonly PageEntryData[] = [
  ...docPages.map(({ path, title, description }) => ({
    title,
    path,
    icon: 'book-open',
    description,
    aliases: docAliases[docPageName(path)] ?? [],
  })),
  ...toolPages,
]

/** Entries for the pages about overlays. The search lists them with the patterns. */
export const overlayEntries: readonly SearchEntry[] = patternPages.flatMap(
  ({ path, slug, title, summary, overlay }) =>
    overlay
      ? [
          {
            id: path,
            kind: 'pattern' as const,
            title,
            arabicTitle: overlay.arabicTitle,
            path,
            icon: overlay.icon,
            description: summary,
            aliases: overlayAliases[slug] ?? [],
          },
        ]
      : [],
)

const createLookCommand = (
  title: string,
  state: Partial<FrameState>,
  description: string,
  aliases: readonly string[],
) => {
  const query = writeQuery('', state, false)
  return { id: query, title, path: `/home/${query}`, look: state, description, aliases }
}

const createCommand = (
  title: string,
  name: NonNullable<SearchEntry['command']>,
  description: string,
  aliases: readonly string[],
) => ({ id: `#${name}`, title, path: '', command: name, description, aliases })

type CommandInfo = Pick<SearchEntry, 'id' | 'title' | 'path' | 'look' | 'command' | 'description' | 'aliases'>

/**
 * Commands, which act immediately. Most change the look of the screens (platform, generation, theme, direction, or motion); on
 * pages that cannot show the look, these commands open the home page in this look. The others copy a link or show the keyboard
 * shortcuts.
 */
export const commands: readonly CommandInfo[] = [
  createLookCommand('Dark theme', { theme: 'dark' }, 'Show everything in the dark theme', [
    'dark',
    'dark mode',
    'night',
  ]),
  createLookCommand('Light theme', { theme: 'light' }, 'Show everything in the light theme', [
    'light',
    'light mode',
    'day',
  ]),
  createLookCommand('Right to left', { dir: 'rtl' }, 'Show the screens in Arabic, right to left', [
    'rtl',
    'mirrored',
    'arabic',
  ]),
  createLookCommand('Left to right', { dir: 'ltr' }, 'Show the screens in English, left to right', ['ltr']),
  createLookCommand('iOS', { mode: 'ios' }, 'Show the screens on iOS', ['iphone', 'apple', 'cupertino']),
  createLookCommand('Material', { mode: 'md' }, 'Show the screens in Material', [
    'android',
    'material design',
    'google',
  ]),
  createLookCommand('Reduced motion', { motion: 'reduced' }, 'Show the screens without movement', [
    'prefers reduced motion',
    'no animation',
  ]),
  createCommand('Copy link', 'copy-link', 'Copy a link to this page as it is shown now', [
    'share',
    'share link',
    'permalink',
  ]),
  createCommand('Keyboard shortcuts', 'shortcuts', 'Show the keyboard shortcuts for this page', [
    'keyboard',
    'shortcuts',
    'hotkeys',
    'keys',
  ]),
  createLookCommand('iOS 26', { mode: 'ios', ios: '26' }, 'Show the screens as they look on iOS 26', [
    'liquid glass',
  ]),
  createLookCommand('iOS 18', { mode: 'ios', ios: '18' }, 'Show the screens as they look on iOS 18', [
    'classic ios',
  ]),
  createLookCommand(
    'Material 3 Expressive',
    { mode: 'md', md: 'expressive' },
    'Show the screens in Material 3 Expressive',
    ['m3 expressive', 'm3e', 'android 16'],
  ),
  createLookCommand(
    'Material 3 Baseline',
    { mode: 'md', md: 'baseline' },
    'Show the screens in the 2021 version of Material 3',
    ['m3 baseline', 'material you', 'android 12'],
  ),
]
