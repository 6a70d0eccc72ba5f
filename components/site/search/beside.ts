import { connectKeys } from './keys'
import { asking, lighting, looking } from './look'
import { leaveFor, type SearchContext } from './search-context'

/** Follows the page's link with a `rel`, if there is one. */
const follow = (rel: 'next' | 'prev') => () =>
  document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click()

/** Search contexts of the pages outside of the preview. */
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
 * Connects the shortcuts of a page outside of the preview.
 * @returns a function that disconnects them
 */
export const connectBeside = (name: keyof typeof besides): (() => void) => connectKeys(besides[name])
