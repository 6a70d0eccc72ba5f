import type { GalleryFilters } from '@/lib/site/gallery/filters'
import { clearFilters } from './gallery-state'

const emptyStateText = ({
  onlyFavorites,
  onlyNew,
  registryNames,
  patternSlug,
  componentName,
  interactions,
}: GalleryFilters): [string, string] => {
  const hasOtherFilters =
    onlyNew || patternSlug || componentName || interactions.length > 0 || registryNames.length > 0
  if (onlyFavorites && !hasOtherFilters)
    return [
      'No favorites yet',
      'To add a screen, press the heart below its picture. Favorites are stored on this device.',
    ]
  if (registryNames.length > 0)
    return [
      'No screens in this collection',
      'The link may be incomplete, or the filters may exclude all screens in the collection.',
    ]
  return ['No screens match all filters', 'Remove a filter, or clear all filters to see every screen.']
}

/** Empty state of the gallery: explains why no screens match, and offers to clear the filters. */
export function GalleryEmptyState({ filters }: { filters: GalleryFilters }) {
  const [title, text] = emptyStateText(filters)
  return (
    <div className="gallery-empty">
      <div className="gallery-illustration" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className="sh-button" data-primary="" onClick={clearFilters}>
        Clear filters
      </button>
    </div>
  )
}
