'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Link } from '@/components/ui/link'
import { photoScrimClass } from '@/components/ui/photo-scrim'
import { Picture } from '@/components/ui/picture'
import { ReactionButton } from '@/components/ui/reaction-button'
import type englishLayout1 from '@/data/imageGallery/layout1.json'
import type englishLayout3 from '@/data/imageGallery/layout3.json'
import { formatGalleryLocation } from './gallery-location'
import { requestGalleryParam, SUBGALLERY_PATH } from './gallery-param'
import { gridClass, tileClass } from './photo-grid'

type ImageGallery0Data = typeof englishLayout1
type ImageGallery2Data = typeof englishLayout3

/** Columns at least 8.5 em wide: two on most phones, or one if the text is so large that words would break. */
const columnsClass = 'grid-cols-[repeat(auto-fill,minmax(min(100%,8.5em),1fr))]'

type AlbumGridProps = {
  /** Index of the image-gallery screen: the first part of the `gallery` parameter. */
  screenIndex: number
  items: (ImageGallery0Data | ImageGallery2Data)['items']
  labels: Omit<ImageGallery2Data['labels'], 'add'>
  /** Returns the text below the title for a number of photos. Default: no text. */
  formatCount?: (photoCount: number) => string
  /** Shows the title and the heart below the picture instead of on it. */
  isCaptionBelow?: boolean
  /** Classes of the list, for example for the sizes of its tiles. */
  className?: string
} & AlbumCallbacks

type AlbumItem = (ImageGallery0Data | ImageGallery2Data)['items'][number]

/** Callbacks of an AlbumGrid. */
export type AlbumCallbacks = {
  /** Called with the album that was pressed. Default: opens the page of the album. */
  onSelect?: (album: AlbumItem) => void
  /** Called when an album becomes a favorite or is no longer one. */
  onFavorite?: (album: AlbumItem, isActive: boolean) => void
}

/** Tiles that open albums, each with a heart button that marks the album as a favorite. */
export function AlbumGrid({
  screenIndex,
  items,
  labels,
  formatCount,
  isCaptionBelow,
  className = '',
  onSelect,
  onFavorite,
}: AlbumGridProps) {
  const listClass = isCaptionBelow
    ? 'grid flex-none gap-x-3 gap-y-1.5 px-margin tablet:grid-cols-3!'
    : gridClass
  const cellClass = isCaptionBelow
    ? 'relative'
    : `${tileClass} flex flex-col justify-end material:rounded-card`
  const linkClass = isCaptionBelow
    ? 'squircle block overflow-hidden rounded-card'
    : 'absolute! inset-0 rounded-[inherit]'
  const captionClass = isCaptionBelow
    ? 'flex items-center ps-1'
    : `pointer-events-none relative flex items-end pt-14 pb-1 ps-3 text-white [--fade-height:3.5rem] [--pb-heart:#ff6482] [--pb-secondary-label:#fff] ${photoScrimClass}`
  return (
    <ul className={`${listClass} ${columnsClass} ${className}`}>
      {items.map((item, index) => {
        const galleryParam = formatGalleryLocation({ screenIndex, tileId: item.id })
        const countText = formatCount?.(item.items.length)
        const openLabel = interpolate(labels.open, { title: item.title })
        return (
          <li key={item.id} className={cellClass}>
            <Link
              href={`${SUBGALLERY_PATH}?gallery=${galleryParam}`}
              onClick={() => requestGalleryParam(SUBGALLERY_PATH, galleryParam)}
              handleNavigation={onSelect && (() => onSelect(item))}
              aria-label={countText ? `${openLabel} – ${countText}` : openLabel}
              className={`pressable focus-ring-above ${linkClass}`}
            >
              <Picture
                src={item.image}
                eager={index < 6}
                ratio={isCaptionBelow ? 'square' : 'fill'}
                sizes="(min-width: 600px) 33vw, 50vw"
              />
            </Link>
            <div className={captionClass}>
              <p aria-hidden="true" className="flex min-h-target min-w-0 flex-1 flex-col justify-center">
                <span className="text-balance text-subhead wrap-break-word font-semibold baseline:font-medium">
                  {item.title}
                </span>
                {countText && <span className="text-caption text-white/90">{countText}</span>}
              </p>
              <ReactionButton
                kind="like"
                initialReaction={{ isActive: item.favorite, number: 0 }}
                label={interpolate(labels.favorite, { title: item.title })}
                onChange={({ isActive }) => onFavorite?.(item, isActive)}
                className="pointer-events-auto flex-none"
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
