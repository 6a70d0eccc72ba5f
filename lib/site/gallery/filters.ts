import { type GalleryCard, INTERACTIONS, type Interaction } from './types'

/** Filters of the gallery. A filter that is empty or false excludes nothing. */
export type GalleryFilters = {
  /** Shows only screens of the pattern with this slug (parameter `section`). */
  patternSlug: string
  /** Shows only screens that use the component with this registry name (parameter `uses`). */
  componentName: string
  /** Shows only screens that have all of these interactions (parameter `interaction`). */
  interactions: readonly Interaction[]
  /** Shows only screens that are new or have a new layout (parameter `new`). */
  onlyNew: boolean
  /** Shows only the favorites of this device (parameter `favorites`). */
  onlyFavorites: boolean
  /** Shows only the screens with these registry names, such as those of a shared collection (parameter `pick`). */
  registryNames: readonly string[]
}

/** Filters that exclude nothing. */
export const NO_FILTERS: GalleryFilters = {
  patternSlug: '',
  componentName: '',
  interactions: [],
  onlyNew: false,
  onlyFavorites: false,
  registryNames: [],
}

const QUERY_PARAMETERS = ['section', 'uses', 'interaction', 'new', 'favorites', 'pick'] as const

const parseList = (raw: string | null): string[] => [...new Set((raw ?? '').split(',').filter(Boolean))]

const isInteraction = (name: string): name is Interaction =>
  (INTERACTIONS as readonly string[]).includes(name)

/**
 * Reads the filters from a query string. Unknown patterns, components, and screens are kept, and match nothing. Unknown
 * interactions are dropped.
 * @param search a query string, with or without the question mark
 */
export const readFilters = (search: string): GalleryFilters => {
  const query = new URLSearchParams(search)
  return {
    patternSlug: query.get('section') ?? '',
    componentName: query.get('uses') ?? '',
    interactions: parseList(query.get('interaction')).filter(isInteraction),
    onlyNew: query.get('new') === '1',
    onlyFavorites: query.get('favorites') === '1',
    registryNames: parseList(query.get('pick')),
  }
}

/**
 * Returns a query string with these filters, starting with a question mark; empty if there are no parameters. Other parameters
 * do not change. Commas are not encoded.
 * @param search the current query string
 */
export const writeFilters = (search: string, filters: GalleryFilters): string => {
  const query = new URLSearchParams(search)
  const values: Record<(typeof QUERY_PARAMETERS)[number], string> = {
    section: filters.patternSlug,
    uses: filters.componentName,
    interaction: filters.interactions.join(','),
    new: filters.onlyNew ? '1' : '',
    favorites: filters.onlyFavorites ? '1' : '',
    pick: filters.registryNames.join(','),
  }
  // Always in the same order, so that the same filters have the same URL.
  for (const key of QUERY_PARAMETERS) query.delete(key)
  for (const key of QUERY_PARAMETERS) if (values[key]) query.set(key, values[key])
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** Returns whether any filter is set. */
export const hasFilters = ({
  patternSlug,
  componentName,
  interactions,
  onlyNew,
  onlyFavorites,
  registryNames,
}: GalleryFilters): boolean =>
  Boolean(
    patternSlug || componentName || interactions.length || onlyNew || onlyFavorites || registryNames.length,
  )

/**
 * Returns whether a screen passes all filters.
 * @param favorites registry names of the favorites of this device
 */
export const matchesFilters = (
  card: Pick<GalleryCard, 'registryName' | 'patternSlug' | 'componentNames' | 'interactions' | 'isNew'>,
  filters: GalleryFilters,
  favorites: readonly string[],
): boolean =>
  (!filters.patternSlug || card.patternSlug === filters.patternSlug) &&
  (!filters.componentName || card.componentNames.includes(filters.componentName)) &&
  filters.interactions.every((one) => card.interactions.includes(one)) &&
  (!filters.onlyNew || card.isNew === true) &&
  (!filters.onlyFavorites || favorites.includes(card.registryName)) &&
  (filters.registryNames.length === 0 || filters.registryNames.includes(card.registryName))
