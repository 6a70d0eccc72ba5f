/** What a key does, in words. */
export type KeyRow = { keys: readonly string[]; text: string }

/** The single keys, as the list of the keys shows them; what they do is in actions.ts. */
export const keyTable: readonly { title: string; rows: readonly KeyRow[] }[] = [
  {
    title: 'Go',
    rows: [
      { keys: ['j', 'n'], text: 'Next screen' },
      { keys: ['k', 'p'], text: 'Previous screen' },
      { keys: ['/'], text: 'Search' },
      { keys: ['b'], text: 'Menu' },
    ],
  },
  {
    title: 'Look',
    rows: [
      { keys: ['m'], text: 'iOS or Material' },
      { keys: ['r'], text: 'Left-to-right or right-to-left' },
      { keys: ['t'], text: 'Light or dark' },
      { keys: ['f'], text: 'Full screen' },
      { keys: ['s'], text: 'Side by side' },
    ],
  },
  {
    title: 'Take',
    rows: [
      { keys: ['i'], text: 'Inspector' },
      { keys: ['c'], text: 'Code' },
      { keys: ['?'], text: 'This list' },
    ],
  },
]
