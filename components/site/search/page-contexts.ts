import { connectKeys } from './shortcuts'
import { asking, lighting, looking } from './common-shortcuts'
import { leaveFor, type SearchContext } from './search-context'

/** To the page that a link of this kind names, if there is one. */
const follow = (rel: 'next' | 'prev') => () =>
  document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click()

/** The pages beside the book that have the bar of the site, with their keys. */
export const besides = {
  docs: {
    name: 'docs',
    actions: {
      j: follow('next'),
      n: follow('next'),
      k: follow('prev'),
      p: follow('prev'),
      ...lighting,
      ...asking,
    },
    open: leaveFor,
  },
  lab: { name: 'lab', actions: { ...looking, ...asking }, open: leaveFor },
  page: { name: 'page', actions: { ...lighting, ...asking }, open: leaveFor },
} satisfies Record<string, SearchContext>

/**
 * Listens for the keys of a page beside the book.
 * @returns the way to stop
 */
export const connectBeside = (name: keyof typeof besides): (() => void) => connectKeys(besides[name])
