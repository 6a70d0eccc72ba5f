import { appearanceShortcuts, searchShortcuts, themeShortcut } from './common-shortcuts'
import { openWithPageLoad, type SearchContext } from './search-context'
import { connectShortcuts } from './shortcuts'

/** Returns a function that clicks the page's link with this `rel`, if there is one. */
const clickLink = (rel: 'next' | 'prev') => () =>
  document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click()

/** Search contexts of the pages outside of the preview. */
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
    open: openWithPageLoad,
  },
  lab: { name: 'lab', actions: { ...appearanceShortcuts, ...searchShortcuts }, open: openWithPageLoad },
  page: { name: 'page', actions: { ...themeShortcut, ...searchShortcuts }, open: openWithPageLoad },
} satisfies Record<string, SearchContext>

/**
 * Connects the shortcuts of a page outside of the preview.
 * @returns a function that disconnects them
 */
export const connectPageShortcuts = (name: keyof typeof pageContexts): (() => void) =>
  connectShortcuts(pageContexts[name])
