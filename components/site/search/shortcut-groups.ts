import type { PageCommands } from './page-commands'

/** A row of the shortcut list: alternative keys, and what they do. */
export type Shortcut = { keys: readonly string[]; text: string }

/** A group of shortcuts. */
export type ShortcutGroup = { title: string; rows: readonly Shortcut[] }

const search: Shortcut = { keys: ['/'], text: 'Search' }
const shortcutList: Shortcut = { keys: ['?'], text: 'Keyboard shortcuts' }
const mode: Shortcut = { keys: ['m'], text: 'iOS or Material' }
const generation: Shortcut = { keys: ['g'], text: 'iOS 26 or 18, Expressive or Baseline' }
const direction: Shortcut = { keys: ['r'], text: 'Left-to-right or right-to-left' }
const theme: Shortcut = { keys: ['t'], text: 'Light or dark' }
const pageShortcuts = (next: string, previous: string): Shortcut[] => [
  { keys: ['j', 'n'], text: next },
  { keys: ['k', 'p'], text: previous },
]

/**
 * Shortcuts that the list shows on each kind of page. screen-page-commands.ts, site-page-commands.ts, and
 * compare-page-commands.ts implement them.
 */
export const shortcutGroups: Readonly<Record<PageCommands['pageKind'], readonly ShortcutGroup[]>> = {
  screen: [
    {
      title: 'Navigate',
      rows: [...pageShortcuts('Next screen', 'Previous screen'), search, { keys: ['b'], text: 'Menu' }],
    },
    {
      title: 'Appearance',
      rows: [
        mode,
        generation,
        direction,
        theme,
        { keys: ['f'], text: 'Full screen' },
        { keys: ['s'], text: 'Side by side' },
      ],
    },
    {
      title: 'Tools',
      rows: [{ keys: ['i'], text: 'Inspector' }, { keys: ['c'], text: 'Code' }, shortcutList],
    },
  ],
  docs: [
    {
      title: 'This page',
      rows: [...pageShortcuts('Next page', 'Previous page'), theme, search, shortcutList],
    },
  ],
  lab: [
    { title: 'Device', rows: [mode, generation, direction, theme] },
    { title: 'Find', rows: [search, shortcutList] },
  ],
  compare: [
    {
      title: 'This page',
      rows: [
        ...pageShortcuts('Next screen', 'Previous screen'),
        { keys: ['s'], text: 'Back to the screen' },
        search,
        shortcutList,
      ],
    },
  ],
  page: [{ title: 'This page', rows: [theme, search, shortcutList] }],
}
