import { docs } from '@/lib/site/docs'
import { writeQuery } from '../../frame/query'
import type { FrameState } from '../../frame/state'
import { patternPages } from '../patterns'
import type { Entry } from './types'

/** A page beside the patterns that can be found. */
export type FoundPage = Pick<Entry, 'title' | 'path' | 'icon' | 'aliases'> & { about: string }

/** Other names of the pages of the documentation, by the end of their path; a new page is found without any, by its title. */
const names: Readonly<Record<string, readonly string[]>> = {
  '': ['documentation', 'docs', 'manual', 'help', 'guide', 'query keys', 'url', 'readme'],
  installing: ['shadcn', 'registry', 'cli', 'npx', 'install', 'copy the code', 'npm', 'take away'],
  theming: [
    'tailwind',
    'css variables',
    'dark mode',
    'colors',
    'accent',
    'text size',
    'platform',
    'variants',
  ],
  rtl: ['arabic', 'bidi', 'mirroring', 'direction', 'logical properties'],
  embedding: ['iframe', 'embed', 'oembed', 'postmessage', 'widget'],
  overlays: [
    'use overlays',
    'alert api',
    'modal',
    'popover',
    'toast',
    'side menu api',
    'focus trap',
    'escape',
  ],
  transitions: ['router', 'navigation', 'page stack', 'swipe back', 'lifecycle', 'history', 'animation'],
  gestures: ['swipe', 'drag', 'pan', 'pointer events', 'velocity', 'touch'],
  data: ['firebase', 'realtime database', 'json', 'schemas', 'loading, empty and error'],
  hosting: ['deploy', 'netlify', 'docker', 'nginx', 'github pages', 'cloudflare', 'static export'],
}

/** Other names of the pages about overlays, by their slug. */
const overlayNames: Readonly<Record<string, readonly string[]>> = {
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

const others: readonly FoundPage[] = [
  {
    title: 'Screens',
    path: '/gallery/',
    icon: 'images',
    about: 'All screens as pictures, with filters and favorites',
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
    about: 'Try every option of overlays, transitions and gestures',
    aliases: [
      'playground',
      'overlays',
      'transitions',
      'gestures',
      'events',
      'test bench',
      'modal',
      'popover',
    ],
  },
  {
    title: 'Compare',
    path: '/compare/',
    icon: 'columns-2',
    about: 'One screen in up to four frames side by side',
    aliases: [
      'side by side',
      'ios and material',
      'both platforms',
      'ios 26 and ios 18',
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
    about: 'All colors for both platforms and themes, from any accent',
    aliases: ['design tokens', 'colors', 'accent', 'palette', 'theme builder', 'contrast', 'css variables'],
  },
  {
    title: 'All patterns',
    path: '/list/',
    icon: 'layout-grid',
    about: 'All patterns in groups',
    aliases: ['index', 'overview', 'contents', 'catalog', 'list of patterns'],
  },
]

/** All of them, in the order in which they are listed: the documentation, and after it what is tried out. */
export const pages: readonly FoundPage[] = [
  ...docs.map(({ path, title, description }) => ({
    title,
    path,
    icon: 'book-open',
    about: description,
    aliases: names[path.split('/')[2] ?? ''] ?? [],
  })),
  ...others,
  ...patternPages
    .filter(({ overlay }) => overlay)
    .map(({ path, slug, title, lead }) => ({
      title,
      path,
      icon: 'layers',
      about: lead,
      aliases: overlayNames[slug] ?? [],
    })),
]

const look = (title: string, state: Partial<FrameState>, about: string, aliases: readonly string[]) => {
  const query = writeQuery('', state, false)
  return { id: query, title, path: `/home/${query}`, look: state, about, aliases }
}

/** Looks that the search changes to: the generations of the platforms. Beside the book they open it in that look. */
export const looks: readonly Pick<Entry, 'id' | 'title' | 'path' | 'look' | 'about' | 'aliases'>[] = [
  look('iOS 26', { mode: 'ios', ios: '26' }, 'Show the screens as iOS 26 draws them', [
    'liquid glass',
    'iphone',
  ]),
  look('iOS 18', { mode: 'ios', ios: '18' }, 'Show the screens as iOS 18 draws them', ['classic ios']),
  look(
    'Material 3 Expressive',
    { mode: 'md', md: 'expressive' },
    'Show the screens in Material 3 Expressive',
    ['m3 expressive', 'm3e', 'android 16'],
  ),
  look('Material 3 Baseline', { mode: 'md', md: 'baseline' }, 'Show the screens in the Material 3 of 2021', [
    'm3 baseline',
    'material you',
    'android 12',
  ]),
]
