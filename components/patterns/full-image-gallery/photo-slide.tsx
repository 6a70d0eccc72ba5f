'use client'
import { sources } from '@patternbook/engine/media/sources'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Picture } from '@/components/ui/picture'
import type { Photo } from '../image-gallery/gallery-location'
import { createTouchZoom, type TouchZoom } from './touch-zoom'

/** Classes for the largest width at which a picture fits into its slide, by aspect ratio (height divided by width). */
const widths = {
  '1': 'w-[min(100cqw,100cqh)]',
  '0.75': 'w-[min(100cqw,133.333cqh)]',
  '0.667': 'w-[min(100cqw,150cqh)]',
  '1.778': 'w-[min(100cqw,56.25cqh)]',
}
const fitted = (name: string): string => {
  const { width, height } = sources(name) ?? { width: 4, height: 3 }
  return widths[String(Math.round((height / width) * 1000) / 1000) as keyof typeof widths] ?? widths['0.75']
}

type PhotoSlideProps = {
  photo: Photo
  /** Whether this slide is visible. Only the visible slide can be zoomed. */
  current: boolean
  eager: boolean
  onZoom: (zoomed: boolean) => void
  zoom?: Ref<TouchZoom | undefined>
}

/** A photo at the largest size that fits into its slide. */
export function PhotoSlide({ photo, current, eager, onZoom, zoom }: PhotoSlideProps) {
  const box = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const touch = useRef<TouchZoom>(undefined)
  useLayoutEffect(() => {
    if (!current) return
    const made = createTouchZoom(box.current!, inner.current!, onZoom)
    touch.current = made
    return () => {
      touch.current = undefined
      made.destroy()
    }
  }, [current, onZoom])
  useImperativeHandle(zoom, () => touch.current)
  return (
    <div ref={box} className="@container-size grid size-full touch-none place-items-center">
      <div
        ref={inner}
        className={`transition-transform tempo-300 ease-ios data-held:transition-none ${fitted(photo.image)}`}
      >
        <div data-flying={current || undefined}>
          <Picture name={photo.image} alt={photo.imageAlt} eager={eager} />
        </div>
      </div>
    </div>
  )
}
