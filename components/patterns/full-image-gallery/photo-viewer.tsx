'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { arbiter } from '@patternbook/engine/gesture'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { ChevronLeft } from '@/components/ui/symbols/chevron-left'
import { ChevronRight } from '@/components/ui/symbols/chevron-right'
import type { Album, Gallery } from '../image-gallery/gallery-location'
import { PhotoSlide } from './photo-slide'
import type { TouchZoom } from './touch-zoom'
import { usePhotoCarousel } from './use-photo-carousel'
import { useViewerKeys } from './use-viewer-keys'

type PhotoViewerProps = {
  album: Album
  labels: Gallery['labels']
  lang: Lang
  /**
   * Whether `album` is the album in the URL. False until the URL has been read, and if the URL names an unknown album. If
   * false, the current photo loads lazily.
   */
  isAlbumResolved: boolean
  className: string
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The photos of an album, one at a time. Swipes, buttons, a slider, and keys switch photos; gestures and keys zoom. */
export function PhotoViewer({
  album,
  labels,
  lang,
  isAlbumResolved,
  className,
  onIndexChange,
  onClose,
}: PhotoViewerProps) {
  const { photos, title } = album
  const rootRef = useRef<HTMLElement>(null)
  const touchZoomRef = useRef<TouchZoom>(undefined)
  const isZoomedRef = useRef(false)
  const [blocker] = useState(() => arbiter.createBlocker(['swipe-back', 'menu']))
  // While a photo is zoomed, a drag pans the photo and must not start the swipe back or open the menu.
  const onZoomedChange = useCallback(
    (isZoomed: boolean) => {
      isZoomedRef.current = isZoomed
      if (isZoomed) blocker.block()
      else blocker.unblock()
    },
    [blocker],
  )
  const { viewportRef, trackRef, shownIndex, goToSlide } = usePhotoCarousel({
    index: album.photoIndex,
    onIndexChange,
    isZoomedRef,
  })
  useViewerKeys(rootRef, {
    index: shownIndex,
    lastIndex: photos.length - 1,
    goToSlide,
    touchZoomRef,
    onClose,
  })

  const arrowsRef = useRef<HTMLDivElement>(null)
  const pressedDirection = useRef<-1 | 1>(undefined)
  // If the first or last photo disables the pressed button, the focus moves to the other button.
  useLayoutEffect(() => {
    const direction = pressedDirection.current
    pressedDirection.current = undefined
    if (direction && !photos[shownIndex + direction])
      arrowsRef.current?.querySelectorAll<HTMLElement>('button')[direction === 1 ? 0 : 1]?.focus()
  }, [photos, shownIndex])

  const slideLabel = (number: number) => interpolate(labels.slide, { number, total: photos.length }, lang)
  const renderArrow = (direction: -1 | 1, label: string) => (
    <IconButton
      label={label}
      disabled={!photos[shownIndex + direction]}
      onClick={() => {
        pressedDirection.current = arrowsRef.current?.contains(document.activeElement) ? direction : undefined
        goToSlide(shownIndex + direction)
      }}
      className={`absolute! inset-y-0 z-1 my-auto hidden! bg-black/50 disabled:invisible [@media(hover:hover)_and_(pointer:fine)]:grid! ${direction === 1 ? 'end-3' : 'start-3'}`}
    >
      {direction === 1 ? (
        <ChevronRight className="mirror-rtl size-6" />
      ) : (
        <ChevronLeft className="mirror-rtl size-6" />
      )}
    </IconButton>
  )

  return (
    <section
      ref={rootRef}
      aria-roledescription="carousel"
      aria-label={interpolate(labels.slides, { title })}
      className={`absolute inset-0 flex flex-col ${className}`}
    >
      <div ref={viewportRef} className="min-h-0 flex-1 overflow-hidden">
        <div ref={trackRef} className="flex h-full">
          {photos.map((photo, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is not a fieldset
            <div
              key={photo.id}
              role="group"
              aria-roledescription="slide"
              aria-label={slideLabel(index + 1)}
              inert={index !== shownIndex}
              className="min-w-0 flex-none basis-full"
            >
              <PhotoSlide
                photo={photo}
                isCurrent={index === shownIndex}
                eager={isAlbumResolved && index === shownIndex}
                onZoomedChange={onZoomedChange}
                zoomRef={index === shownIndex ? touchZoomRef : undefined}
              />
            </div>
          ))}
        </div>
      </div>
      <div ref={arrowsRef} data-chrome="" className="contents">
        {renderArrow(-1, labels.previous)}
        {renderArrow(1, labels.next)}
      </div>
      <div
        data-chrome=""
        className="absolute inset-x-0 bottom-[max(env(safe-area-inset-bottom),1rem)] flex h-target ios-26:bottom-[var(--bottom-bar-height,4.25rem)] expressive:bottom-[var(--bottom-bar-height,4.25rem)] items-center justify-center"
      >
        <input
          type="range"
          min={1}
          max={photos.length}
          value={shownIndex + 1}
          onChange={(event) => goToSlide(Number(event.target.value) - 1)}
          aria-label={interpolate(labels.slides, { title })}
          aria-valuetext={slideLabel(shownIndex + 1)}
          className="peer absolute inset-y-0 m-0 w-40 cursor-pointer opacity-0"
        />
        <span className="pointer-events-none flex gap-2 rounded-pill bg-black/45 px-3 py-2 peer-focus-visible:focus-ring">
          {photos.map((photo, index) => (
            <span
              key={photo.id}
              className={`h-2 rounded-full bg-white transition-[width,opacity] motion-duration-200 ${index === shownIndex ? 'w-2 material:w-6' : 'w-2 opacity-45'}`}
            />
          ))}
        </span>
      </div>
      <p role="status" className="sr-only">
        {`${photos[shownIndex]?.title ?? title}, ${slideLabel(shownIndex + 1)}`}
      </p>
    </section>
  )
}
