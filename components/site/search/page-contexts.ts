import { appearanceShortcuts, searchShortcuts, themeShortcut } from './common-shortcuts'
import { loadEntry, type SearchContext } from './search-context'
import { connectShortcuts } from './shortcuts'

/** To the page that a link of this kind names, if there is one. */
const clickLink = (rel: 'next' | 'prev') => () =>
  document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click()

/** The pages beside the book that have the bar of the site, with their keys. */
export const pageContexts = {
  docs: {
    name: 'docs',
    actions: {
      j: clickLink('next'),
      n: clickLink('next'),
      k: clickLink('prev'),
      p: clickLink('prev'),
      ...themeShortcut,
      ...searchShortcuts,
    },
    open: loadEntry,
  },
  lab: { name: 'lab', actions: { ...appearanceShortcuts, ...searchShortcuts }, open: loadEntry },
  page: { name: 'page', actions: { ...themeShortcut, ...searchShortcuts }, open: loadEntry },
} satisfies Record<string, SearchContext>

/**
 * Listens for the keys of a page beside the book.
 * @returns the way to stop
 */
export const connectPageShortcuts = (name: keyof typeof pageContexts): (() => void) =>
  connectShortcuts(pageContexts[name])
