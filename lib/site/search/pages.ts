import { docs } from '@/lib/site/docs'
import type { Entry } from './types'

/** A page beside the patterns that can be found. */
export type FoundPage = Pick<Entry, 'title' | 'path' | 'icon' | 'aliases'> & { about: string }

/** Other names of the pages of the documentation, by the end of their path; a new page is found without any, by its title. */
const names: Readonly<Record<string, readonly string[]>> = {
  '': ['documentation', 'docs', 'manual', 'help', 'guide', 'query keys', 'url', 'readme'],
  installing: ['shadcn', 'registry', 'cli', 'npx', 'install', 'copy the code', 'npm', 'take away'],
  theming: ['tailwind', 'css variables', 'dark mode', 'colors', 'accent', 'text size', 'platform'],
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

const others: readonly FoundPage[] = [
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
]
