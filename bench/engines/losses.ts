import type { Column } from './columns'
import type { Kind } from './parts'

const inert =
  'the page beneath becomes inert, and the browser styles all of it anew for that; Ionic hides one container from readers alone, Framework7 and Konsta leave the page within reach'
const mounted =
  'React makes its view when it is asked for; Konsta’s stands in the document all the time, styled and laid out, and changes a class'
const placed =
  'Radix measures where there is room before it is shown, and again whenever something moves; the others place it once'
const made =
  'React makes the page that comes, 720 elements, before it can move; Framework7 sets markup into the document, with half the elements'

/** Where a peer is ahead of us, and why: of a column as a whole, or of one part in it. */
export const losses: Partial<Record<Column, { all?: string } & Partial<Record<Kind, string>>>> = {
  firstFrame: { all: mounted, popover: placed, page: made },
  // What begins later ends later: the same causes.
  beyond: { all: mounted, popover: placed, page: made },
  present: { all: inert, toast: mounted, popover: `${inert}; ${placed}`, page: `${made}; ${inert}` },
  dismiss: {
    all: 'the page is styled a second time when it comes within reach again, and React takes the view out of the document',
    page: 'the page that goes becomes inert at once, so that nothing on it can be pressed any more, and is styled anew for that; Framework7 leaves it within reach',
  },
  bytes: {
    popover: 'carries what places it at every edge and follows what moves (Radix); Ionic’s is placed once',
  },
}

/** The reason of a cell that is lost, if there is one. */
export const reasonOf = (column: Column, kind: Kind): string | undefined =>
  losses[column]?.[kind] ?? losses[column]?.all
