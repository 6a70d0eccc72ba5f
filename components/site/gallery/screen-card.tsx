'use client'
import { Heart } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Mode, Theme } from '@/lib/frame/state'
import { SCREENSHOT_SIZE, screenshotPath } from '@/lib/media/screenshot'
import { withBase } from '@/lib/navigation/href'
import { favorites } from '@/lib/site/gallery/favorites'
import type { GalleryCard } from '@/lib/site/gallery/types'
import { moveFocusFromHiddenCard } from './move-focus'

/** How long the mouse pointer or keyboard focus must stay on a card before the picture for the other platform loads, ms. */
const HOVER_DELAY_MS = 140

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['light', 'dark'] as const).map((theme) => [mode, theme] as const),
)
const platformNames = { ios: 'iOS', md: 'Material' } as const

type ScreenCardProps = {
  card: GalleryCard
  /** Selected platform. */
  mode: Mode
  /** Selected color theme. */
  theme: Theme
  /** Query string of the URL that opens the screen on the selected platform and in the selected theme. */
  query: string
  /** Query string of the URL that opens the screen on the other platform. */
  otherPlatformQuery: string
  isFavorite: boolean
  hidden?: boolean
}

/**
 * A card with a picture of a screen, which links to the screen. It contains four pictures, one for each combination of platform
 * and theme. CSS shows one; the others load when they are needed. Mouse hover or keyboard focus shows the other platform.
 */
export const ScreenCard = memo(function ScreenCard(props: ScreenCardProps) {
  const { card, mode, theme, query, otherPlatformQuery, isFavorite, hidden = false } = props
  const {
    registryName,
    path,
    title,
    patternTitle,
    patternSlug,
    componentNames,
    interactions,
    isNew,
    description,
  } = card
  const [previewedLook, setPreviewedLook] = useState<string>()
  const [hasFocusInside, setHasFocusInside] = useState(false)
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const name = `${patternTitle}: ${title}`
  const otherMode = mode === 'ios' ? 'md' : 'ios'

  const showOtherPlatform = (element: Element) => {
    clearTimeout(hoverTimer.current)
    hoverTimer.current = setTimeout(() => {
      const look = `${otherMode}-${theme}`
      const picture = element.querySelector<HTMLImageElement>(`img[data-look="${look}"]`)
      if (!picture) return
      picture.loading = 'eager'
      const startedTimer = hoverTimer.current
      // If the picture for the other platform cannot be loaded, the picture for the page's platform stays visible.
      picture.decode().then(
        () => startedTimer === hoverTimer.current && setPreviewedLook(look),
        () => undefined,
      )
    }, HOVER_DELAY_MS)
  }
  const hideOtherPlatform = () => {
    clearTimeout(hoverTimer.current)
    hoverTimer.current = undefined
    setPreviewedLook(undefined)
  }

  return (
    <li
      className="gallery-card"
      data-item={registryName}
      data-pattern-slug={patternSlug}
      data-components={componentNames.join(' ')}
      data-interactions={interactions.join(' ')}
      data-new={isNew && ''}
      data-previewed-look={previewedLook}
      hidden={hidden}
      // A script before hydration hides cards that the filters in the URL exclude.
      suppressHydrationWarning
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && showOtherPlatform(currentTarget)
      }
      onPointerLeave={hideOtherPlatform}
      onFocus={({ target, currentTarget }) => {
        setHasFocusInside(true)
        if (target.matches('.gallery-link:focus-visible')) showOtherPlatform(currentTarget)
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        setHasFocusInside(false)
        hideOtherPlatform()
      }}
    >
      <a className="gallery-link" href={withBase(path) + query}>
        <span className="gallery-device">
          <span className="gallery-display">
            {looks.map(([pictureMode, pictureTheme]) => (
              <img
                key={`${pictureMode}-${pictureTheme}`}
                data-look={`${pictureMode}-${pictureTheme}`}
                src={withBase(screenshotPath(registryName, pictureMode, pictureTheme))}
                width={SCREENSHOT_SIZE.width}
                height={SCREENSHOT_SIZE.height}
                loading="lazy"
                decoding="async"
                alt=""
                // Before hydration, a script makes the first pictures load eagerly.
                suppressHydrationWarning
              />
            ))}
          </span>
        </span>
        <span className="gallery-caption">
          <b>{description ? title : patternTitle}</b> <span>{description ?? title}</span>
        </span>
      </a>
      <a
        className="gallery-other-platform"
        href={withBase(path) + otherPlatformQuery}
        tabIndex={hasFocusInside ? 0 : -1}
        aria-label={`${name}, ${platformNames[otherMode]}`}
      >
        {platformNames[otherMode]}
      </a>
      <button
        type="button"
        className="gallery-favorite"
        aria-pressed={isFavorite}
        aria-label={`Favorite: ${name}`}
        tabIndex={hasFocusInside ? 0 : -1}
        onClick={({ currentTarget }) => {
          // Renders at once, because the Favorites filter may hide this card, and then the focus moves to another card.
          flushSync(() => favorites.toggle(registryName))
          const hiddenCard = currentTarget.closest<HTMLElement>('[hidden]')
          if (hiddenCard) moveFocusFromHiddenCard(hiddenCard)
        }}
      >
        <Heart aria-hidden="true" />
      </button>
    </li>
  )
})
