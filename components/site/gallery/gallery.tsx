'use client'
import { Check, Link2 } from 'lucide-react'
import { withBase } from '@/lib/navigation/href'
import { hasFilters, matchesFilters, NO_FILTERS, writeFilters } from '@/lib/site/gallery/filters'
import type { Gallery as GalleryData, GalleryGroup } from '@/lib/site/gallery/types'
import { useCopy } from '../shared/use-copy'
import { FilterBar } from './filter-bar'
import { GalleryEmptyState } from './gallery-empty-state'
import { clearFilters, useFavorites, useFilters, useLook } from './gallery-state'
import { moveFocus } from './move-focus'
import { ScreenCard } from './screen-card'

const patternGroupsOf = (groups: readonly GalleryGroup[]) =>
  groups.map(({ title, cards }) => ({
    title,
    options: [...new Map(cards.map(({ patternSlug, patternTitle }) => [patternSlug, patternTitle]))].map(
      ([value, text]) => ({
        value,
        text,
      }),
    ),
  }))

/** All screens as pictures, with filters. The URL contains the filters, and can set the platform and theme. */
export function Gallery({ groups, components }: GalleryData) {
  const filters = useFilters()
  const favorites = useFavorites()
  const { mode, theme, query, otherPlatformQuery } = useLook()
  const isFiltered = hasFilters(filters)
  const allCards = groups.flatMap(({ cards }) => cards)
  const shownRegistryNames = new Set(
    allCards
      .filter((card) => matchesFilters(card, filters, favorites))
      .map(({ registryName }) => registryName),
  )
  const getShownScreensUrl = () => {
    const filterSearch = writeFilters('', { ...NO_FILTERS, registryNames: [...shownRegistryNames] })
    return `${location.origin}${withBase('/gallery/')}${query}&${filterSearch.slice(1)}`
  }

  return (
    <>
      <FilterBar
        filters={filters}
        patternGroups={patternGroupsOf(groups)}
        components={components}
        favoriteCount={favorites.length}
      />
      <div className="gallery-results">
        <p role="status">
          {isFiltered
            ? `${shownRegistryNames.size} of ${allCards.length} screens`
            : `${allCards.length} screens`}
        </p>
        {isFiltered && shownRegistryNames.size > 0 && (
          <>
            <CopyLinkButton getUrl={getShownScreensUrl} />
            <button type="button" className="gallery-text-button" onClick={clearFilters}>
              Clear filters
            </button>
          </>
        )}
      </div>
      {shownRegistryNames.size === 0 && <GalleryEmptyState filters={filters} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the focus between the links inside */}
      <div
        className="gallery-grid"
        data-filtered={isFiltered ? '' : undefined}
        suppressHydrationWarning
        onKeyDown={moveFocus}
      >
        {groups.map(({ title, cards }) => (
          <section
            key={title}
            aria-label={title}
            hidden={!cards.some(({ registryName }) => shownRegistryNames.has(registryName))}
          >
            <h2>
              {title} <small>{cards.length}</small>
            </h2>
            <ul>
              {cards.map((card) => (
                <ScreenCard
                  key={card.registryName}
                  card={card}
                  mode={mode}
                  theme={theme}
                  query={query}
                  otherPlatformQuery={otherPlatformQuery}
                  isFavorite={favorites.includes(card.registryName)}
                  hidden={!shownRegistryNames.has(card.registryName)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/**
 * A button that copies a URL of the gallery with only the screens that are shown.
 * @param getUrl returns the URL; called when the button is pressed
 */
function CopyLinkButton({ getUrl }: { getUrl: () => string }) {
  const [result, copy] = useCopy('Link copied')
  return (
    <span className="gallery-copy-link">
      <button type="button" className="gallery-text-button" onClick={() => void copy(getUrl())}>
        {result === 'Link copied' ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        Copy link to these screens
      </button>
      <span role="status">{result}</span>
    </span>
  )
}
