'use client'
import { Heart } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import type { Mode, Theme } from '@/lib/frame/state'
import { SHOT, shotPath } from '@/lib/media/shot'
import { withBase } from '@/lib/navigation/href'
import { favorites } from '@/lib/site/gallery/favorites'
import type { GalleryCard } from '@/lib/site/gallery/types'

/** How long the pointer or the focus must stay on a picture before the other platform is shown, ms; our own choice. */
const HOVER_DELAY_MS = 140

const looks = (['ios', 'md'] as const).flatMap((mode) =>
  (['light', 'dark'] as const).map((theme) => [mode, theme] as const),
)
const platform = { ios: 'iOS', md: 'Material' } as const

type ScreenCardProps = {
  card: GalleryCard
  /** The look of all pictures. */
  mode: Mode
  theme: Theme
  /** Query of the URL that opens the screen in this look. */
  query: string
  /** Query of the URL that opens the screen on the other platform. */
  other: string
  favorite: boolean
  hidden?: boolean
}

/**
 * A card with a picture of a screen, which links to the screen. It contains four pictures, one for each combination of platform and
 * theme; CSS shows one, and only that one loads. Hover or keyboard focus shows the picture for the other platform.
 */
export const ScreenCard = memo(function ScreenCard(props: ScreenCardProps) {
  const { card, mode, theme, query, other, favorite, hidden = false } = props
  const { item, path, title, pattern, section, uses, interactions, isNew, about } = card
  const [peek, setPeek] = useState<string>()
  const [inside, setInside] = useState(false)
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  const name = `${pattern}: ${title}`
  const otherMode = mode === 'ios' ? 'md' : 'ios'

  const show = (element: Element) => {
    clearTimeout(wait.current)
    wait.current = setTimeout(() => {
      const look = `${otherMode}-${theme}`
      const picture = element.querySelector<HTMLImageElement>(`img[data-look="${look}"]`)
      if (!picture) return
      picture.loading = 'eager'
      const asked = wait.current
      // If the picture for the other platform cannot be loaded, the picture for the page's platform stays visible.
      picture.decode().then(
        () => asked === wait.current && setPeek(look),
        () => undefined,
      )
    }, HOVER_DELAY_MS)
  }
  const end = () => {
    clearTimeout(wait.current)
    wait.current = undefined
    setPeek(undefined)
  }

  return (
    <li
      className="ga-card"
      data-item={item}
      data-section={section}
      data-uses={uses.join(' ')}
      data-interactions={interactions.join(' ')}
      data-new={isNew && ''}
      data-peek={peek}
      hidden={hidden}
      // A script before hydration hides cards that the filters in the URL exclude.
      suppressHydrationWarning
      onPointerEnter={({ pointerType, currentTarget }) => pointerType === 'mouse' && show(currentTarget)}
      onPointerLeave={end}
      onFocus={({ target, currentTarget }) => {
        setInside(true)
        if (target.matches('.ga-screen:focus-visible')) show(currentTarget)
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        setInside(false)
        end()
      }}
    >
      <a className="ga-screen" href={withBase(path) + query}>
        <span className="ga-shot">
          <span className="ga-display">
            {looks.map(([shotMode, shotTheme]) => (
              <img
                key={`${shotMode}-${shotTheme}`}
                data-look={`${shotMode}-${shotTheme}`}
                src={withBase(shotPath(item, shotMode, shotTheme))}
                width={SHOT.width}
                height={SHOT.height}
                loading="lazy"
                decoding="async"
                alt=""
                // Before hydration, a script makes the first pictures load eagerly.
                suppressHydrationWarning
              />
            ))}
          </span>
        </span>
        <span className="ga-name">
          <b>{about ? title : pattern}</b> <span>{about ?? title}</span>
        </span>
      </a>
      <a
        className="ga-other-platform"
        href={withBase(path) + other}
        tabIndex={inside ? 0 : -1}
        aria-label={`${name}, ${platform[otherMode]}`}
      >
        {platform[otherMode]}
      </a>
      <button
        type="button"
        className="ga-favorite"
        aria-pressed={favorite}
        aria-label={`Favorite: ${name}`}
        tabIndex={inside ? 0 : -1}
        onClick={() => favorites.toggle(item)}
      >
        <Heart aria-hidden="true" />
      </button>
    </li>
  )
})
