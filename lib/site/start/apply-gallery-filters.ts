import { STORAGE_KEYS } from '../../storage/types'
import { hasFilters, matchesFilters, readFilters } from '../gallery/filters'
import type { Interaction } from '../gallery/types'

/** Maximum number of pictures that are requested with high priority; our own value, about as many as a phone shows at first. */
const EAGER_PICTURE_COUNT = 6

const splitWords = (text = ''): string[] => text.split(' ').filter(Boolean)

const readStoredFavorites = (): string[] => {
  try {
    return splitWords(localStorage.getItem(STORAGE_KEYS.favorites) ?? '')
  } catch {
    return []
  }
}

/**
 * Applies the filters of the URL to the gallery before the gallery is painted, and requests the first pictures in the current
 * look with high priority. React applies the same filters after hydration.
 * @param grid the element that contains the cards
 * @param search the query string of the URL
 * @param favorites values of `data-item` of the cards that the user has marked as favorites
 */
export const applyGalleryFilters = (
  grid: HTMLElement,
  search: string,
  favorites: readonly string[],
): void => {
  const filters = readFilters(search)
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-item]')]
  if (hasFilters(filters)) {
    grid.toggleAttribute('data-filtered', true)
    for (const card of cards) {
      const { item = '', patternSlug = '', components, interactions } = card.dataset
      const isNew = 'new' in card.dataset || undefined
      const cardData = {
        registryName: item,
        patternSlug,
        componentNames: splitWords(components),
        interactions: splitWords(interactions) as Interaction[],
        isNew,
      }
      card.hidden = !matchesFilters(cardData, filters, favorites)
    }
  }
  const { mode, theme } = document.documentElement.dataset
  const visibleCards = cards.filter(({ hidden }) => !hidden).slice(0, EAGER_PICTURE_COUNT)
  for (const picture of visibleCards.map((card) => card.querySelector(`img[data-look="${mode}-${theme}"]`)))
    if (picture instanceof HTMLImageElement) {
      picture.fetchPriority = 'high'
      picture.loading = 'eager'
    }
}

const grid = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('.gallery-grid')
if (grid) applyGalleryFilters(grid, location.search, readStoredFavorites())
