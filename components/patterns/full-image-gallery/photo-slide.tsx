'use client'
import { getPictureSources } from '@patternbook/engine/media/sources'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Picture } from '@/components/ui/picture'
import type { Photo } from '../image-gallery/gallery-location'
import { createTouchZoom, type TouchZoom } from './touch-zoom'

/** Classes for the largest width at which a picture fits into its slide, by aspect ratio (height divided by width). */
const widthClasses = {
  '1': 'w-[min(100cqw,100cqh)]',
  '0.75': 'w-[min(100cqw,133.333cqh)]',
  '0.667': 'w-[min(100cqw,150cqh)]',
  '1.778': 'w-[min(100cqw,56.25cqh)]',
}
const fittedWidthClass = (name: string): string => {
  const { width, height } = getPictureSources(name) ?? { width: 4, height: 3 }
  return (
    widthClasses[String(Math.round((height / width) * 1000) / 1000) as keyof typeof widthClasses] ??
    widthClasses['0.75']
  )
}

type PhotoSlideProps = {
  photo: Photo
  /** Whether this is the current slide of the carousel. Only the photo of the current slide can be zoomed. */
  isCurrent: boolean
  eager: boolean
  onZoomedChange: (isZoomed: boolean) => void
  zoomRef?: Ref<TouchZoom | undefined>
}

/** A photo at the largest size that fits into its slide. */
export function PhotoSlide({ photo, isCurrent, eager, onZoomedChange, zoomRef }: PhotoSlideProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const photoRef = useRef<HTMLDivElement>(null)
  const touchZoom = useRef<TouchZoom>(undefined)
  useLayoutEffect(() => {
    if (!isCurrent) return
    const newTouchZoom = createTouchZoom(boxRef.current!, photoRef.current!, onZoomedChange)
    touchZoom.current = newTouchZoom
    return () => {
      touchZoom.current = undefined
      newTouchZoom.destroy()
    }
  }, [isCurrent, onZoomedChange])
  useImperativeHandle(zoomRef, () => touchZoom.current)
  return (
    <div ref={boxRef} className="@container-size grid size-full touch-none place-items-center">
      <div
        ref={photoRef}
        className={`transition-transform motion-duration-300 ease-ios data-held:transition-none ${fittedWidthClass(photo.image)}`}
      >
        <div data-shared-photo={isCurrent || undefined}>
          <Picture src={photo.image} alt={photo.imageAlt} eager={eager} />
        </div>
      </div>
    </div>
  )
}
