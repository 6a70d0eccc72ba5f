import { appearanceShortcuts, searchShortcuts, themeShortcut } from './common-shortcuts'
import { openWithPageLoad, type PageCommands } from './page-commands'
import { connectShortcuts } from './shortcuts'

/** Returns a function that clicks the page's link with this `rel`, if there is one. */
const clickLink = (rel: 'next' | 'prev') => () =>
  document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click()

/** Commands of the pages without a screen, except the comparison page, by the kind of page. */
export const sitePageCommands = {
  docs: {
    pageKind: 'docs',
    shortcutActions: {
      j: clickLink('next'),
      n: clickLink('next'),
      k: clickLink('prev'),
      p: clickLink('prev'),
      ...themeShortcut,
      ...searchShortcuts,
    },
    openSearchResult: openWithPageLoad,
  },
  lab: {
    pageKind: 'lab',
    shortcutActions: { ...appearanceShortcuts, ...searchShortcuts },
    openSearchResult: openWithPageLoad,
  },
  page: {
    pageKind: 'page',
    shortcutActions: { ...themeShortcut, ...searchShortcuts },
    openSearchResult: openWithPageLoad,
  },
} satisfies Record<string, PageCommands>

/**
 * Connects the shortcuts of a page without a screen.
 * @returns a function that disconnects them
 */
export const connectPageShortcuts = (name: keyof typeof sitePageCommands): (() => void) =>
  connectShortcuts(sitePageCommands[name])
