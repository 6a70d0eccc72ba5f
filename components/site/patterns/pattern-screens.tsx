'use client'
import { LookControls } from '@/components/site/gallery/filter-bar'
import { useFavorites, useLook } from '@/components/site/gallery/gallery-state'
import { moveFocus } from '@/components/site/gallery/move-focus'
import { ScreenCard } from '@/components/site/gallery/screen-card'
import type { GalleryCard } from '@/lib/site/gallery/types'

/** Controls on a pattern page for the platform and theme of the pictures and of the whole site. */
export function PatternLookControls() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="Screen appearance" className="pattern-look">
      <LookControls />
    </div>
  )
}

/** The screens of one pattern as pictures. */
export function PatternScreens({ cards }: { cards: readonly GalleryCard[] }) {
  const favorites = useFavorites()
  const look = useLook()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move focus between the links inside
    <div className="gallery-grid pattern-grid" onKeyDown={moveFocus}>
      <ul aria-label="Screens">
        {cards.map((card) => (
          <ScreenCard
            key={card.registryName}
            card={card}
            {...look}
            isFavorite={favorites.includes(card.registryName)}
          />
        ))}
      </ul>
    </div>
  )
}
