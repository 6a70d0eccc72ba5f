/** Aliases of components for the search, by the names of their items in the registry. */
export const componentAliases: Readonly<Record<string, readonly string[]>> = {
  chip: ['chips', 'filter chips', 'filter chip', 'tag', 'tags', 'pills'],
  header: ['app bar', 'top app bar', 'large title', 'title bar', 'nav bar'],
  'state-view': ['empty view', 'error view'],
  shape: ['material shapes', 'shape morph', 'clip path', 'blob', 'expressive shapes'],
  'search-field': ['search input'],
  counters: ['stats', 'statistics'],
  stars: ['star rating component'],
  'wheel-picker': ['date picker', 'time picker', 'picker wheel', 'spinner wheel'],
}
